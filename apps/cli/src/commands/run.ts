import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { isReady } from "@tracewright/board";
import type { CommandResult } from "../command-result.ts";
import { linesOfFabChecks } from "../describe-fab-checks.ts";
import { jsonOfMade, linesOfMade } from "../describe-made-board.ts";
import { exitCodeOfRoutedBoard, jsonOfRoutedBoard, linesOfRoutedBoard } from "../describe-routed-board.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { exportBoard } from "../export-board.ts";
import { notesOnRules } from "../notes-on-rules.ts";
import { parsePlacement } from "../parse-placement.ts";
import { placeBoard } from "../place-board.ts";
import { readBoardOrCircuit } from "../read-board-or-circuit.ts";
import { inputStem } from "../read-input.ts";
import { Refusal } from "../refusal.ts";
import { requireWorkable } from "../require-workable.ts";
import { routeBoard, type TimedRoutedBoard } from "../route-board.ts";
import { routingTurns } from "../routing-turns.ts";
import type { Terminal } from "../terminal.ts";
import { writeBoard } from "../write-board.ts";

/** `tracewright run IN -o OUTDIR`: place, route the candidates, keep the one that routes best, check and export it. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<CommandResult> {
  const request = parsePlacement(args, { inputMeaning: "The board to work on", seconds: 120 });
  const { input, folder, seconds, seed } = request;
  const { board, circuit, made, receipt } = await readBoardOrCircuit(input, request);
  requireWorkable(board, { circuit, file: input });
  const placed = await placeBoard(board, circuit, { ...request, seconds: seconds / 2, trials: false }, terminal);
  const legal = placed.candidates.filter(({ candidate }) => candidate.unplaced.length === 0);
  if (legal.length === 0) {
    const reasons = placed.candidates.flatMap(({ candidate }) => candidate.unplaced.map(({ reason }) => reason));
    throw new Refusal([`${input}: no legal placement was found.`, ...new Set(reasons)].join(" "));
  }
  const candidates = [];
  for (const [index, { candidate, board: candidateBoard, errors }] of legal.entries()) {
    const file = join(folder, `candidate-${index + 1}.kicad_pcb`);
    await writeBoard(file, candidateBoard);
    const { profile, metrics, compromises, references } = candidate;
    candidates.push({ file, errors, profile, metrics, compromises, references });
  }
  const routedBoards: TimedRoutedBoard[] = [];
  const ends = performance.now() + (seconds / 2) * 1000;
  for (const { index, share } of routingTurns(legal.map(({ candidate }) => candidate))) {
    const now = performance.now();
    const deadline = now + (ends - now) * share;
    const options = { strip: false, pours: "keep", deadline, checkTakes: 0, seed } as const;
    routedBoards[index] = await routeBoard(legal[index]!.board, options, terminal);
  }
  const best = routedBoards.reduce((a, b) => (isBetter(b, a) ? b : a));
  const routedFile = join(folder, "routed.kicad_pcb");
  await writeBoard(routedFile, best.board);
  const name = inputStem(input);
  const path = join(folder, `${name}-fab.zip`);
  // A board made by a fab's rules is measured by them, too.
  const fab = made && made.fab !== "none" ? { fab: made.fab } : {};
  const exported = await exportBoard(best.board, { path, preset: "x2", name, createdAt: new Date(), ...fab });
  const passes = exported.proven && exported.rules?.passed !== false;
  const chosen = routedBoards.indexOf(best) + 1;
  return {
    exitCode: passes && isReady(exported.verdict) ? exitCodeOfRoutedBoard(best) : EXIT_CODE.withFindings,
    json: {
      ...jsonOfMade(made),
      removes: placed.removes,
      candidates,
      remarks: placed.remarks,
      chosen,
      routing: { ...jsonOfRoutedBoard(best), output: routedFile },
      export: { ...exported, output: path },
    },
    lines: [
      exported.readiness,
      ...linesOfMade(made),
      ...notesOnRules(receipt),
      ...placed.remarks.map((remark) => `note: ${remark}`),
      `${candidates.length} candidates; candidate ${chosen} routes best.`,
      ...linesOfRoutedBoard(best),
      ...linesOfFabChecks(exported),
      exported.proven ? `Written to ${folder}.` : "The fab files did not pass their proof; no zip was written.",
    ],
  };
}

/** More connections first, then fewer vias, then less copper. */
function isBetter(a: TimedRoutedBoard, b: TimedRoutedBoard): boolean {
  if (a.connections.connected !== b.connections.connected) return a.connections.connected > b.connections.connected;
  if (a.added.vias !== b.added.vias) return a.added.vias < b.added.vias;
  return a.added.length < b.added.length;
}
