import type { Board, Finding, ItemId } from "@tracewright/board";
import { type CheckResult, checkConnections } from "@tracewright/checks";
import {
  type RoutedCopper,
  type RoutingOptions,
  type RoutingRun,
  resumeRouting,
  type StartOptions,
  startRouting,
} from "@tracewright/routing";
import { explainOpen, type StillOpen } from "./explain-open.ts";
import { finishAttempt, isBetterAttempt, type RepairRun } from "./routing-attempt.ts";
import { runScope, splitAirwires } from "./run-scope.ts";
import { type StripFirst, strippedBoard } from "./stripped-board.ts";
import { withFilledZones } from "./with-filled-zones.ts";

/**
 * Steps a run with whatever clock its owner has. `finished`: the run has nothing left to do; `ended`: its time is up;
 * `stopped`: it is put aside, to go on from its checkpoint another day.
 */
export type DriveRun = (run: DrivenRun) => "finished" | "ended" | "stopped";

/** What an owner may do with the run that is under way. */
export interface DrivenRun extends Pick<RoutingRun, "step" | "progress" | "checkpoint"> {
  preview(): RunPicture;
}

/** The copper that a run has added so far, and what was on the board and is not any more. */
export interface RunPicture extends RoutedCopper {
  readonly removed: readonly ItemId[];
}

export interface RouteBoardOptions extends StripFirst {
  readonly seed: number;
  /** Nets, region, what happens to copper that is there; everything where absent. Checked by `checkRoutingOptions`. */
  readonly control?: Omit<RoutingOptions, "seed">;
  /** Of a run that was stopped, on the same board and with the same options. */
  readonly checkpoint?: Uint8Array;
  readonly drive: DriveRun;
}

export interface RoutedBoard {
  readonly board: Board;
  /** `complete`: judged on the finished board, pours filled, nothing is open. */
  readonly status: "complete" | "partial";
  readonly connections: { readonly total: number; readonly connected: number };
  readonly findings: readonly Finding[];
  /** Of the connections the run was asked for, and of what its tracks parted. */
  readonly open: readonly StillOpen[];
  /** How many connections are open that nobody asked for: of other nets, outside the region. */
  readonly unasked: number;
  /** What the run added; length in nanometres. */
  readonly added: { readonly vias: number; readonly length: number };
}

/**
 * Routes a board: strips it as asked, fills the pours and routes with them, fills them again and repairs what the tracks
 * have parted. Where something stays open so, the nets with pours are routed by tracks alone, and the better of the two
 * boards counts. The answer is judged by the design rules on the finished board, never by what an engine believes.
 */
export async function routeBoard(source: Board, options: RouteBoardOptions): Promise<RoutedBoard | "stopped"> {
  const { checkpoint, drive } = options;
  const asked: RoutingOptions = { ...options.control, seed: options.seed };
  const trusting: StartOptions = { ...asked, pours: "hold" };
  const scope = runScope(asked);
  // Planes that no pad hangs on yet are there to be reached, so nothing counts as an island before routing.
  const start = await withFilledZones(strippedBoard(source, options, scope), { islands: "keep" });
  const first = checkpoint ? resumeRouting(start, checkpoint, trusting) : startRouting(start, trusting);
  const { connections: atFirst, ratsnest: openAtFirst } = checkConnections(start);
  const { total } = atFirst;
  const removed = removedCopper(source, start);
  const ended = drive(counted(first, total, removed));
  if (ended === "stopped") return "stopped";
  const openOf = ({ connections, ratsnest }: CheckResult) =>
    Math.min(connections.total - connections.connected, ratsnest.filter(scope.asks).length);
  let best = await finishAttempt({
    start,
    asked: trusting,
    run: first,
    ended,
    openOf,
    drive: (repair) => drive(laterRun(counted(repair, total, removed), first)),
  });
  if (best === "stopped") return "stopped";
  if (best.ended === "finished" && openOf(best.judged) > 0) {
    const run = startRouting(start, asked);
    run.step(0);
    // Where no pour lies on a track layer, or the board was routed before, this would be the same run again.
    if (run.progress().total !== first.progress().total) {
      const shown = addedCopper(start, best.board);
      const behind = (other: RepairRun) => drive(hiddenRun(counted(other, total, removed), first, shown));
      const other = behind(run);
      if (other === "stopped") return "stopped";
      const rival = await finishAttempt({ start, asked, run, ended: other, openOf, drive: behind });
      if (rival === "stopped") return "stopped";
      if (isBetterAttempt(rival, best, openOf)) best = rival;
    }
  }
  const { board, outcome } = best;
  const { findings, connections, ratsnest } = best.judged;
  const { mine, unasked } = splitAirwires(openAtFirst, ratsnest, scope);
  return {
    board,
    status: connections.connected === connections.total ? "complete" : "partial",
    connections,
    findings,
    open: explainOpen(board, outcome, mine),
    unasked,
    added: measureCopper(addedCopper(start, board)),
  };
}

/** Engines count what they were given to join; people count the whole board, before, during and after a run alike. */
function counted(run: RepairRun, total: number, removed: readonly ItemId[]): DrivenRun {
  return {
    step: (work) => run.step(work),
    checkpoint: () => run.checkpoint(),
    preview: () => ({ ...run.preview(), removed }),
    progress: () => {
      const progress = run.progress();
      return { ...progress, total, connected: total - (progress.total - progress.connected) };
    },
  };
}

/** Shown as the end of the first run: its checkpoint leads here again. */
function laterRun(run: DrivenRun, first: RoutingRun): DrivenRun {
  return {
    step: (work) => run.step(work),
    checkpoint: () => first.checkpoint(),
    progress: () => ({ ...run.progress(), phase: "repair", percent: 99 }),
    preview: () => run.preview(),
  };
}

/** A run from the beginning, behind the picture of the best board so far. */
function hiddenRun(run: DrivenRun, first: RoutingRun, copper: RoutedCopper): DrivenRun {
  return { ...laterRun(run, first), preview: () => ({ ...copper, removed: run.preview().removed }) };
}

function measureCopper({ tracks, vias }: RoutedCopper): RoutedBoard["added"] {
  const length = tracks.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
  return { vias: vias.length, length: Math.round(length) };
}

function removedCopper(before: Board, after: Board): readonly ItemId[] {
  const { tracks, vias } = addedCopper(after, before);
  return [...tracks, ...vias].map(({ id }) => id);
}

function addedCopper(before: Board, after: Board): RoutedCopper {
  const known = new Set<string>([...before.tracks, ...before.vias].map(({ id }) => id));
  return {
    tracks: after.tracks.filter(({ id }) => !known.has(id)),
    vias: after.vias.filter(({ id }) => !known.has(id)),
  };
}
