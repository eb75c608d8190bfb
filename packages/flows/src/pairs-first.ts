/**
 * The stage before a run in which differential pairs are laid. What it lays is copper on the board that the run goes
 * around. The stage depends on the board and the options alone: a run that goes on from a checkpoint lays the same again.
 */
import { applyEdit, type Board } from "@tracewright/board";
import {
  type PairReport,
  type PairsRun,
  type RoutedCopper,
  type RoutingOptions,
  startPairs,
} from "@tracewright/routing";
import type { RouteBoardOptions } from "./route-board.ts";
import type { RepairRun } from "./routing-attempt.ts";
import { withFilledZones } from "./with-filled-zones.ts";

export interface PairedStart {
  /** The board with its pairs, pours filled around them. */
  readonly start: Board;
  readonly added: RoutedCopper;
  readonly pairs: readonly PairReport[];
  /** Of the run that follows; absent where it had not begun. */
  readonly checkpoint?: Uint8Array;
}

/** A checkpoint taken while pairs are laid: the run that follows has not begun. */
const BEFORE_THE_RUN = new Uint8Array(0);
const NOTHING: RoutedCopper = { tracks: [], vias: [], removed: [] };

export async function layPairs(
  board: Board,
  asked: RoutingOptions,
  { checkpoint = BEFORE_THE_RUN, drive }: Pick<RouteBoardOptions, "checkpoint" | "drive">,
): Promise<PairedStart | "stopped"> {
  const begun = checkpoint.length > 0 ? { checkpoint } : {};
  const run = startPairs(board, asked);
  if (run.progress().total === 0) return { start: board, added: NOTHING, pairs: [], ...begun };
  const ended = drive({
    step: (work) => run.step(work),
    checkpoint: () => checkpoint,
    preview: () => NOTHING,
    progress: () => ({ ...NOT_BEGUN, percent: percentOf(run) }),
  });
  if (ended === "stopped") return "stopped";
  const { edit, added, pairs } = run.outcome();
  if (pairs.every(({ legs }) => legs.length === 0)) return { start: board, added, pairs, ...begun };
  return { start: await withFilledZones(applyEdit(board, edit), { islands: "keep" }), added, pairs, ...begun };
}

/** The run's picture with the pairs that it goes around. */
export function withPairs(run: RepairRun, { tracks, vias }: RoutedCopper): RepairRun {
  if (tracks.length === 0) return run;
  return {
    step: (work) => run.step(work),
    checkpoint: () => run.checkpoint(),
    progress: () => run.progress(),
    preview: () => {
      const picture = run.preview();
      return { ...picture, tracks: [...tracks, ...picture.tracks], vias: [...vias, ...picture.vias] };
    },
  };
}

/** What is said of the pairs when the board was joined better without them, by so many connections. */
export function pairsInTheWay(pairs: readonly PairReport[], won: number): PairReport[] {
  const connections = won === 1 ? "1 connection more" : `${won} connections more`;
  return pairs.map((pair) => {
    if (pair.legs.length === 0) return pair;
    const message = `${pair.name}: ${connections} could be made with the nets of all pairs routed one by one`;
    return { ...pair, status: "separate", legs: [], apart: [...pair.apart, { reason: "in-the-way", message }] };
  });
}

const NOT_BEGUN = { phase: "prepare", connected: 0, total: 0, vias: 0, length: 0, conflicts: 0 } as const;

/** Laying pairs is the first hundredths of a run. */
function percentOf(run: PairsRun): number {
  const { done, total } = run.progress();
  return Math.min(2, Math.floor((2 * done) / total));
}
