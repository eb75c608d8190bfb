import {
  applyEdit,
  type Board,
  type Circuit,
  type CopperCount,
  findLimitProblems,
  type Intent,
  standingParts,
} from "@tracewright/board";
import {
  type BoardGrowth,
  copperOfPlacement,
  dividePlanes,
  errorsOf,
  growthOf,
  startGrowingPlacement,
  type TriedCandidate,
  withFilledZones,
} from "@tracewright/flows";
import { growProposedBoard } from "@tracewright/footprints";
import { type MoveOptions, startPlacement } from "@tracewright/placement";
import { startCrew } from "@tracewright/threads";
import { linesOfCopper } from "./describe-copper.ts";
import { notesOnFab } from "./notes-on-rules.ts";
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
  /** Errors of the design rules, open connections not counted, of the board as it was and as it is now. */
  readonly errors: { readonly before: number; readonly after: number };
}

/** Runs the placement engine within the time and answers its candidates as boards, best first within each profile. */
export async function placeBoard(
  source: Board,
  circuit: Circuit | undefined,
  options: PlaceOptions,
  terminal: Terminal,
): Promise<{ candidates: readonly PlacedBoard[]; remarks: readonly string[]; seconds: number; removes: CopperCount }> {
  const { seed, trials } = options;
  const removes = copperOfPlacement(source, options.moves(source));
  for (const line of [...linesOfCopper(removes), ...notesOnFab(source)]) terminal.stderr(`${line}\n`);
  const { crew, placingCrew, close } = startCrew({ onLost: ({ message }) => terminal.stderr(`${message}\n`) });
  const choice = { removed: [], added: options.limits(source) };
  const placing = { ...options.moves(source), seed, placingCrew, choice };
  const grow = circuit && ((board: Board) => growProposedBoard(board, circuit));
  const run = trials
    ? startGrowingPlacement(source, circuit, { ...placing, crew, ...(grow && { grow }) })
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
  const before = errorsOf(source);
  const limits = [...findLimitProblems(standingParts(source), intents).values()].flat();
  const placed = await Promise.all(candidates.map((candidate) => judge({ source, circuit }, candidate, before)));
  const growth = placed[0] && growthOf(source, placed[0].board);
  return {
    remarks: [
      ...(growth ? [`${NO_ROOM}${describeGrowth(growth)}.`] : []),
      ...new Set(limits.map(({ message }) => message)),
    ],
    candidates: placed,
    seconds,
    removes,
  };
}

const NO_ROOM = "On the board first proposed, trial routing left connections open: ";

function describeGrowth({ copperLayers, sizeMm }: BoardGrowth): string {
  return [
    ...(copperLayers === undefined ? [] : [`it has ${copperLayers} copper layers`]),
    ...(sizeMm ? [`it is ${sizeMm.join(" × ")} mm`] : []),
  ].join(" and ");
}

async function judge(
  { source, circuit }: { readonly source: Board; readonly circuit: Circuit | undefined },
  candidate: TriedCandidate,
  before: number,
): Promise<PlacedBoard> {
  const board = dividePlanes(applyEdit(source, candidate.edit), circuit);
  return { candidate, board, errors: { before, after: errorsOf(await withFilledZones(board)) } };
}
