import type { FabId } from "@tracewright/board";
import { sayFill } from "@tracewright/fabrication";
import type { FillRequest } from "@tracewright/flows";
import type { CommandResult } from "../command-result.ts";
import { linesOfFabChecks } from "../describe-fab-checks.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { exportBoard } from "../export-board.ts";
import { readInputOptions } from "../input-options.ts";
import { notesOnAllRules } from "../notes-on-rules.ts";
import { parseOptions, required } from "../parse-options.ts";
import { inputStem, readBoard } from "../read-input.ts";
import { Refusal } from "../refusal.ts";
import { requireWorkable } from "../require-workable.ts";
import { EXPORT_OPTIONS } from "./exporter.ts";

const FABS = ["jlcpcb", "osh-park", "ours"] as const satisfies readonly FabId[];
const FILLS = ["stored", "refill"] as const satisfies readonly FillRequest[];

/**
 * Gerber and drill files as one zip, proven by reading them back and measured against a fab's rules. A board that is not
 * ready is written too, said first and by the exit code.
 */
export async function exportGerber(args: readonly string[]): Promise<CommandResult> {
  const { positionals, values } = parseOptions(args, {
    ...EXPORT_OPTIONS,
    preset: { type: "string", default: "x2" },
    fab: { type: "string" },
    fill: { type: "string" },
  });
  const input = required(positionals[0], "The board to export");
  const path = required(values.output, "-o OUT.zip");
  const { preset } = values;
  if (preset !== "x2" && preset !== "jlc") throw new Refusal(`--preset is x2 or jlc; it was given "${preset}".`);
  const fab = FABS.find((one) => one === values.fab);
  if (values.fab !== undefined && !fab)
    throw new Refusal(`--fab is one of ${FABS.join(", ")}; it was given "${values.fab}".`);
  const fill = FILLS.find((one) => one === values.fill);
  if (values.fill !== undefined && !fill)
    throw new Refusal(`--fill is stored or refill; it was given "${values.fill}".`);
  const { board, circuit, receipt } = await readBoard(input, readInputOptions(values));
  requireWorkable(board, { circuit, file: input });
  const exported = await exportBoard(board, {
    path,
    preset,
    name: inputStem(input),
    createdAt: new Date(),
    ...(fab ? { fab } : {}),
    ...(fill ? { fill } : {}),
  });
  const { ready, readiness, proven } = exported;
  const { uncheckedRules = [] } = board.rules;
  return {
    exitCode:
      proven && ready && exported.remarks.length === 0 && uncheckedRules.length === 0
        ? EXIT_CODE.done
        : EXIT_CODE.withFindings,
    json: { ...exported, uncheckedRules, output: exported.proven ? path : undefined },
    lines: [
      readiness,
      ...(exported.fill ? [sayFill(exported.fill)] : []),
      ...notesOnAllRules(receipt),
      ...linesOfFabChecks(exported),
      ...exported.remarks.map(({ message }) => `note ${message}`),
      exported.proven ? `Written to ${path}.` : "The files did not pass their proof; no zip was written.",
    ],
  };
}
