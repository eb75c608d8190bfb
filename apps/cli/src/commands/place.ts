import { join } from "node:path";
import type { CommandResult } from "../command-result.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { numberOption, parseOptions, required } from "../parse-options.ts";
import { placeBoard } from "../place-board.ts";
import { readBoard } from "../read-input.ts";
import { requireWorkable } from "../require-workable.ts";
import type { Terminal } from "../terminal.ts";
import { writeBoard } from "../write-board.ts";

/** `tracewright place IN -o OUTDIR`: three placements to choose from. */
export async function placeCommand(args: readonly string[], terminal: Terminal): Promise<CommandResult> {
  const { positionals, values } = parseOptions(args, {
    output: { type: "string", short: "o" },
    strip: { type: "boolean", default: false },
    fixed: { type: "string", default: "" },
    time: { type: "string" },
    seed: { type: "string" },
  });
  const input = required(positionals[0], "The board to place");
  const folder = required(values.output, "-o OUTDIR");
  const fixed = values.fixed.split(",").filter((pattern) => pattern !== "");
  const seconds = numberOption(values.time, { name: "time", fallback: 60, min: 1, max: 86_400 });
  const seed = numberOption(values.seed, { name: "seed", fallback: 1, min: 0, max: 2 ** 31 - 1 });

  const { board, circuit } = await readBoard(input);
  requireWorkable(board, { circuit, file: input });
  const placed = placeBoard(board, circuit, { strip: values.strip, fixed, seconds, seed }, terminal);
  const written = [];
  for (const [index, { candidate, board: candidateBoard }] of placed.candidates.entries()) {
    const file = join(folder, `candidate-${index + 1}.kicad_pcb`);
    await writeBoard(file, candidateBoard);
    const { profile, metrics, unplaced, compromises } = candidate;
    written.push({ file, profile, metrics, unplaced, compromises });
  }
  const isWhole = written.length === 3 && written.every(({ unplaced }) => unplaced.length === 0);
  return {
    exitCode: isWhole ? EXIT_CODE.done : EXIT_CODE.withFindings,
    json: { candidates: written, seconds: Number(placed.seconds.toFixed(2)) },
    lines: [
      ...written.flatMap(({ file, profile, metrics, unplaced, compromises }) => [
        `${file}  ${profile}  ${JSON.stringify(metrics)}`,
        ...unplaced.map(({ reason }) => `  no room: ${reason}`),
        ...compromises.map(({ message }) => `  note: ${message}`),
      ]),
      `${written.length} candidates in ${placed.seconds.toFixed(1)} s.`,
    ],
  };
}
