import { availableParallelism } from "node:os";
import { performance } from "node:perf_hooks";
import { copperOfRouting, countErrors, errorsOf } from "@tracewright/flows";
import type { CommandResult } from "../command-result.ts";
import { linesOfCopper, linesOfErrors } from "../describe-copper.ts";
import { exitCodeOfRoutedBoard, jsonOfRoutedBoard, linesOfRoutedBoard } from "../describe-routed-board.ts";
import { INPUT_FLAGS, readInputOptions } from "../input-options.ts";
import { notesOnFab, notesOnRules } from "../notes-on-rules.ts";
import { numberOption, parseOptions, required } from "../parse-options.ts";
import { readBoard } from "../read-input.ts";
import { Refusal } from "../refusal.ts";
import { requireWorkable } from "../require-workable.ts";
import { routeBoard } from "../route-board.ts";
import { CONTROL_FLAGS, readRoutingControl } from "../routing-control.ts";
import type { Terminal } from "../terminal.ts";
import { timed } from "../timed.ts";
import { boardOutput, writeBoard } from "../write-board.ts";

const MAX_SEED = 2 ** 31 - 1;

/** `tracewright route IN.kicad_pcb -o OUT.kicad_pcb`: automatic routing of a placed board. */
export async function routeCommand(args: readonly string[], terminal: Terminal): Promise<CommandResult> {
  const begun = performance.now();
  const { positionals, values } = parseOptions(args, {
    ...INPUT_FLAGS,
    output: { type: "string", short: "o" },
    strip: { type: "boolean", default: false },
    pours: { type: "string", default: "keep" },
    time: { type: "string" },
    workers: { type: "string" },
    seed: { type: "string" },
    ...CONTROL_FLAGS,
  });
  const input = required(positionals[0], "The board to route");
  const output = boardOutput(values.output);
  const { pours } = values;
  if (pours !== "keep" && pours !== "tracks") throw new Refusal(`--pours is keep or tracks; it was given "${pours}".`);
  const seconds = numberOption(values.time, { name: "time", fallback: 120, min: 1, max: 86_400 });
  const workers = numberOption(values.workers, { name: "workers", fallback: availableParallelism(), min: 1, max: 64 });

  const { board, circuit, receipt } = await readBoard(input, readInputOptions(values));
  requireWorkable(board, { circuit, file: input });
  const { seed: seedOfFile = 1, ...control } = await readRoutingControl(board, values, { strip: values.strip, pours });
  const seed = numberOption(values.seed, { name: "seed", fallback: seedOfFile, min: 0, max: MAX_SEED });
  const removes = copperOfRouting(board, { strip: values.strip, pours }, control);
  for (const line of [...linesOfCopper(removes), ...notesOnFab(board)]) terminal.stderr(`${line}\n`);
  const { result: errorsBefore, takes: checkTakes } = timed(() => errorsOf(board));
  const deadline = begun + seconds * 1000;
  const routed = await routeBoard(
    board,
    { strip: values.strip, pours, deadline, checkTakes, seed, workers, control },
    terminal,
  );
  const errors = { before: errorsBefore, after: countErrors(routed.findings) };
  const took = (performance.now() - begun) / 1000;
  const lost = await writeBoard(output, routed.board);
  return {
    exitCode: exitCodeOfRoutedBoard(routed),
    json: { removes, errors, ...jsonOfRoutedBoard(routed), totalSeconds: Number(took.toFixed(2)), output, lost },
    lines: [
      ...linesOfErrors(errors),
      ...notesOnRules(receipt),
      ...linesOfRoutedBoard(routed),
      ...(routed.hadNoTime
        ? [`--time ${seconds} was too short: reading, filling and checking this board alone took ${took.toFixed(0)} s.`]
        : []),
      ...lost.map(({ message }) => `not carried over: ${message}`),
      `Written to ${output}.`,
    ],
  };
}
