import { applyEdit, type Board, type Circuit, findLimitProblems, type Intent, standingParts } from "@tracewright/board";
import { startTrialPlacement, type TriedCandidate } from "@tracewright/flows";
import { type MoveOptions, startPlacement } from "@tracewright/placement";
import { startCrew } from "@tracewright/threads";
import { createProgressBar } from "./progress-bar.ts";
import { runEngine } from "./run-engine.ts";
import type { Terminal } from "./terminal.ts";

export interface PlaceOptions {
  readonly moves: (board: Board) => MoveOptions;
  readonly limits: (board: Board) => readonly Intent[];
  readonly seconds: number;
  readonly seed: number;
  /** Routes every candidate on trial, to tell what it is worth. */
  readonly trials: boolean;
}

export interface PlacedBoard {
  readonly candidate: TriedCandidate;
  readonly board: Board;
}

/** Runs the placement engine within the time and answers its candidates as boards, best first within each profile. */
export async function placeBoard(
  source: Board,
  circuit: Circuit | undefined,
  options: PlaceOptions,
  terminal: Terminal,
): Promise<{ candidates: readonly PlacedBoard[]; remarks: readonly string[]; seconds: number }> {
  const { seed, trials } = options;
  const { crew, placingCrew, close } = startCrew({ onLost: ({ message }) => terminal.stderr(`${message}\n`) });
  const choice = { removed: [], added: options.limits(source) };
  const placing = { ...options.moves(source), seed, placingCrew, choice };
  const run = trials
    ? startTrialPlacement(source, circuit, { ...placing, crew })
    : startPlacement(source, circuit, placing);
  const bar = createProgressBar(terminal);
  const { elapsed: seconds } = runEngine(run, {
    seconds: options.seconds,
    onStep: (elapsed) => {
      const { percent, phase } = run.progress();
      bar.update(percent, `${phase}, ${elapsed.toFixed(0)} s`);
    },
  });
  await close();
  bar.end();
  const { candidates, intents }: { candidates: readonly TriedCandidate[]; intents: readonly Intent[] } = run.outcome();
  const limits = [...findLimitProblems(standingParts(source), intents).values()].flat();
  return {
    remarks: [...new Set(limits.map(({ message }) => message))],
    candidates: candidates.map((candidate) => ({ candidate, board: applyEdit(source, candidate.edit) })),
    seconds,
  };
}
