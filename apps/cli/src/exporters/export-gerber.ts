import type { CommandResult } from "../command-result.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { exportBoard } from "../export-board.ts";
import { parseOptions, required } from "../parse-options.ts";
import { inputStem, readBoard } from "../read-input.ts";
import { Refusal } from "../refusal.ts";
import { requireWorkable } from "../require-workable.ts";
import { EXPORT_OPTIONS } from "./exporter.ts";

/** Gerber and drill files as one zip, proven by reading them back. */
export async function exportGerber(args: readonly string[]): Promise<CommandResult> {
  const { positionals, values } = parseOptions(args, {
    ...EXPORT_OPTIONS,
    preset: { type: "string", default: "x2" },
  });
  const input = required(positionals[0], "The board to export");
  const path = required(values.output, "-o OUT.zip");
  const { preset } = values;
  if (preset !== "x2" && preset !== "jlc") throw new Refusal(`--preset is x2 or jlc; it was given "${preset}".`);
  const { board, circuit } = await readBoard(input);
  requireWorkable(board, { circuit, file: input });
  const exported = await exportBoard(board, { path, preset, name: inputStem(input), createdAt: new Date() });
  return {
    exitCode: exported.proven && exported.remarks.length === 0 ? EXIT_CODE.done : EXIT_CODE.withFindings,
    json: { ...exported, output: exported.proven ? path : undefined },
    lines: [
      ...exported.checks.map(({ title, passed, measured }) => `${passed ? "ok  " : "FAIL"} ${title}: ${measured}`),
      ...exported.remarks.map(({ message }) => `note ${message}`),
      exported.proven ? `Written to ${path}.` : "The files did not pass their proof; no zip was written.",
    ],
  };
}
