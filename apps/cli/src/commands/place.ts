import { join } from "node:path";
import { describeReferences } from "@tracewright/placement";
import type { CommandResult } from "../command-result.ts";
import { linesOfErrors } from "../describe-copper.ts";
import { jsonOfMade, linesOfMade } from "../describe-made-board.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { notesOnAllRules } from "../notes-on-rules.ts";
import { parsePlacement } from "../parse-placement.ts";
import { placeBoard } from "../place-board.ts";
import { readBoardOrCircuit } from "../read-board-or-circuit.ts";
import { requireWorkable } from "../require-workable.ts";
import type { Terminal } from "../terminal.ts";
import { writeBoard } from "../write-board.ts";

/** `tracewright place IN -o OUTDIR`: three placements to choose from. */
export async function placeCommand(args: readonly string[], terminal: Terminal): Promise<CommandResult> {
  const request = parsePlacement(args, { inputMeaning: "The board to place", seconds: 60 });
  const { input, folder } = request;
  const { board, circuit, made, receipt } = await readBoardOrCircuit(input, request);
  requireWorkable(board, { circuit, file: input });
  const placed = await placeBoard(board, circuit, { ...request, trials: true }, terminal);
  const written = [];
  for (const [index, { candidate, board: candidateBoard, errors }] of placed.candidates.entries()) {
    const file = join(folder, `candidate-${index + 1}.kicad_pcb`);
    await writeBoard(file, candidateBoard);
    const { profile, metrics, trial, unplaced, compromises, references } = candidate;
    written.push({ file, errors, profile, metrics, ...(trial && { trial }), unplaced, compromises, references });
  }
  const isWhole = written.length === 3 && written.every(({ unplaced }) => unplaced.length === 0);
  return {
    exitCode: isWhole ? EXIT_CODE.done : EXIT_CODE.withFindings,
    json: {
      ...jsonOfMade(made),
      removes: placed.removes,
      uncheckedRules: board.rules.uncheckedRules ?? [],
      candidates: written,
      remarks: placed.remarks,
      seconds: Number(placed.seconds.toFixed(2)),
    },
    lines: [
      ...linesOfMade(made),
      ...notesOnAllRules(receipt),
      ...placed.remarks.map((remark) => `note: ${remark}`),
      ...written.flatMap(({ file, errors, profile, metrics, trial, unplaced, compromises, references }) => [
        ...linesOfErrors(errors).map((line) => `${file}  ${line}`),
        `${file}  ${profile}  ${JSON.stringify(metrics)}`,
        ...(trial
          ? [
              `  trial routing: ${trial.connected} of ${trial.total} connections, ${trial.vias} vias, ${trial.lengthMm.toFixed(1)} mm, ` +
                `${(trial.visits / 1e6).toFixed(1)} million node visits${trial.isCut ? ", ended by its allowance" : ""}`,
            ]
          : []),
        ...unplaced.map(({ reason }) => `  no room: ${reason}`),
        ...compromises.map(({ message }) => `  note: ${message}`),
        ...describeReferences(references).map((sentence) => `  note: ${sentence}`),
      ]),
      `${written.length} candidates in ${placed.seconds.toFixed(1)} s.`,
    ],
  };
}
