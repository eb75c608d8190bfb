import type { Diagnostic } from "@tracewright/board";
import { checkLimits, checkPlacement } from "@tracewright/checks";
import { type ImportOutcome, nameOfDesignFile } from "@tracewright/formats";
import type { CommandResult } from "../command-result.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { parseOptions } from "../parse-options.ts";
import { readInput } from "../read-input.ts";
import { formatDiagnostic } from "../refusal.ts";

/** `tracewright import FILE…|DIR|ZIP`: what was read, kept, converted and dropped, and what stands in the way of work. */
export async function importCommand(args: readonly string[]): Promise<CommandResult> {
  const { positionals } = parseOptions(args, {});
  const outcome = await readInput(positionals);
  const { receipt, board, circuit } = outcome;
  const obstacles = obstaclesOf(outcome);
  // A board may be looked at without an outline, but not beyond the sizes that anything here is made for.
  const refusing = obstacles.some(({ code }) => code === "too-large" || code === "copper-layers");
  const accepted = outcome.accepted && !refusing;
  const diagnostics = [...receipt.diagnostics, ...obstacles];
  const remarks = diagnostics.filter(({ severity }) => severity !== "info");
  return {
    exitCode: accepted ? (remarks.length > 0 ? EXIT_CODE.withFindings : EXIT_CODE.done) : EXIT_CODE.refused,
    json: {
      accepted,
      ...receipt,
      diagnostics,
      board: accepted && board !== undefined,
      schematic: accepted && circuit !== undefined,
    },
    lines: [
      ...receipt.files.map(({ name, bytes, recognisedAs }) => `${name}  ${bytes} bytes  ${recognisedAs}`),
      ...receipt.lines.map(
        ({ kind, read, kept, converted, dropped }) =>
          `${kind.padEnd(20)} read ${read}, kept ${kept}, converted ${converted}, dropped ${dropped}`,
      ),
      ...diagnostics.map(formatDiagnostic),
      accepted ? "Accepted." : "Refused; nothing was imported.",
    ],
  };
}

function obstaclesOf({ board, circuit, receipt }: ImportOutcome): Diagnostic[] {
  if (!board && !circuit) return [];
  const file = nameOfDesignFile(receipt, board ? "board" : "schematic");
  const limits = checkLimits({ file, ...(board && { board }), ...(circuit && { circuit }) });
  const misplaced = board ? checkPlacement(board, file) : [];
  return [...limits, ...misplaced];
}
