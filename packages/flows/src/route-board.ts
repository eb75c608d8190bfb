import type { Board, Finding, ItemId } from "@tracewright/board";
import { type CheckResult, checkBoard, checkConnections } from "@tracewright/checks";
import { type Crew, type PairReport, type RoutingOptions, type StartOptions, startRouting } from "@tracewright/routing";
import type { DrivenRun, DriveRun } from "./driven-run.ts";
import { explainOpen, type StillOpen } from "./explain-open.ts";
import { type Beginning, beginWithPairs } from "./pairs-first.ts";
import {
  type EarlyCopper,
  idsOfEarlyCopper,
  layEarlyCopper,
  NO_EARLY_COPPER,
  withEarlyCopper,
} from "./plane-vias/early-copper.ts";
import { type PlaneVias, withPlaneVias } from "./plane-vias/with-plane-vias.ts";
import type { RepairRun } from "./repair-run.ts";
import { type Attempt, type AttemptTask, finishAttempt, isBetterAttempt } from "./routing-attempt.ts";
import { runScope, splitAirwires } from "./run-scope.ts";
import { type StripFirst, strippedBoard } from "./stripped-board.ts";
import { withFilledZones } from "./with-filled-zones.ts";

export interface RouteBoardOptions extends StripFirst {
  readonly seed: number;
  /** Nets, region, what happens to copper that is there; everything where absent. Checked by `checkRoutingOptions`. */
  readonly control?: Omit<RoutingOptions, "seed">;
  /** Of a run that was stopped, on the same board and with the same options. */
  readonly checkpoint?: Uint8Array;
  /** Computes on other threads as well; the result is the same without. */
  readonly crew?: Crew | undefined;
  readonly drive: DriveRun;
  /** Whether there is no time left for what only makes a result better that is there; never where absent. */
  readonly isLate?: () => boolean;
}

export interface RoutedBoard {
  readonly board: Board;
  /** `complete`: judged on the finished board, pours filled, nothing is open. */
  readonly status: "complete" | "partial";
  readonly connections: { readonly total: number; readonly connected: number };
  readonly findings: readonly Finding[];
  /** Of the connections the run was asked for, and of those its tracks cut. */
  readonly open: readonly StillOpen[];
  /** How many connections are open outside the request: of other nets, outside the region. */
  readonly unasked: number;
  /** Of every differential pair with something to join, unless pairs were to be routed as other nets. */
  readonly pairs: readonly PairReport[];
  /** Vias for heat and returns, laid on boards whose planes were proposed; among those added. */
  readonly planeVias: PlaneVias;
  /** What the run added; length in nanometres. */
  readonly added: { readonly vias: number; readonly length: number };
}

/**
 * Routes a board: strips it as asked, lays what proposed planes ask for and differential pairs, fills the pours,
 * routes, fills them again, repairs what has come apart, takes out what the pours carry and stitches proposed planes.
 * Nets with pours on track layers are routed as tracks, for tracks hold the room that a pour needs; where not all of
 * them find room, an attempt that counts on the pours takes what time is left. The answer is judged by the design
 * rules on the finished board, never by what an engine believes.
 */
export async function routeBoard(source: Board, options: RouteBoardOptions): Promise<RoutedBoard | "stopped"> {
  const { drive } = options;
  const scope = runScope(options.control ?? {});
  const stripped = strippedBoard(source, options, scope);
  const laysPlaneVias = options.control?.task !== "optimise";
  const early = laysPlaneVias ? layEarlyCopper(stripped, scope.holds) : NO_EARLY_COPPER;
  const fixed = idsOfEarlyCopper(early);
  const asked: StartOptions = {
    ...options.control,
    seed: options.seed,
    ...(options.crew && { crew: options.crew }),
    ...(fixed.size > 0 && { fixed }),
  };
  // Planes that no pad hangs on yet are there to be reached, so nothing counts as an island before routing.
  const bare = await withFilledZones(withEarlyCopper(stripped, early), { islands: "keep" });
  const { connections: atFirst, ratsnest: openAtFirst } = checkConnections(bare);
  const removed = removedCopper(source, bare);
  const beginning = await beginWithPairs({
    bare,
    asked,
    checkpoint: options.checkpoint,
    drive,
    counted: (run) => counted(run, { connections: atFirst, stripped: removed, early }),
  });
  if (beginning === "stopped") return "stopped";
  const { start, told, first, shown } = beginning;
  // What the run was asked to join, and what its tracks have cut.
  const openOf = ({ ratsnest }: CheckResult) => splitAirwires(openAtFirst, ratsnest, scope).mine.length;
  const ended = beginning.ended === "finished" ? drive(shown(first)) : beginning.ended;
  if (ended === "stopped") return "stopped";
  const own = await finishAttempt({
    start,
    asked: told,
    run: first,
    ended,
    openOf,
    drive: (repair) => drive(laterRun(shown(repair), shown(first))),
    ...(options.isLate && { isLate: options.isLate }),
  });
  if (own === "stopped") return "stopped";
  const rival =
    own.ended === "finished" && openOf(own.judged) > 0
      ? await trustThePours(beginning, { openOf, drive: (run) => drive(hiddenRun(run, shown(first))) })
      : undefined;
  if (rival === "stopped") return "stopped";
  const better = rival && isBetterAttempt(rival, own, openOf) ? rival : own;
  // No saving is worth a connection that a pour had made and that no repair has made again.
  const best = asked.task === "optimise" && openOf(better.judged) > 0 ? await asFound(bare, better) : better;
  const isStitched = laysPlaneVias && !(options.isLate?.() ?? false);
  const done = isStitched
    ? await withPlaneVias(best, { early, isAsked: scope.holds })
    : { ...best, vias: { thermal: early.thermal.length, drops: early.drops.length, stitching: 0 } };
  const { outcome } = best;
  const { board } = done;
  const { findings, connections, ratsnest } = done.judged;
  const { mine, unasked } = splitAirwires(openAtFirst, ratsnest, scope);
  return {
    board,
    status: connections.connected === connections.total ? "complete" : "partial",
    connections,
    findings,
    open: explainOpen(board, outcome, mine),
    unasked,
    pairs: beginning.pairs,
    planeVias: done.vias,
    added: measureCopper(addedCopper(stripped, board)),
  };
}

/**
 * The pours take the pressure off crowded boards: their nets need no tracks where they hold. Nothing where no pour lies on a
 * track layer, or the board was routed before: that would be the first run again.
 */
async function trustThePours(
  { start, told, first }: Beginning,
  { openOf, drive }: Pick<AttemptTask, "openOf" | "drive">,
): Promise<Attempt | "stopped" | undefined> {
  const asked: StartOptions = { ...told, pours: "hold", effort: "draft" };
  const run = startRouting(start, asked);
  run.step(0);
  if (run.progress().total === first.progress().total) return undefined;
  const ended = drive(run);
  return ended === "stopped" ? "stopped" : finishAttempt({ start, asked, run, ended, openOf, drive });
}

/** The board as the run found it. */
async function asFound(start: Board, attempt: Attempt): Promise<Attempt> {
  const board = await withFilledZones(start);
  return { ...attempt, board, judged: checkBoard(board) };
}

/** Engines count what they were given to join; people count the whole board, before, during and after a run alike. */
function counted(
  run: RepairRun,
  {
    connections: { total, connected: atFirst },
    stripped,
    early,
  }: {
    readonly connections: RoutedBoard["connections"];
    readonly stripped: readonly ItemId[];
    readonly early: EarlyCopper;
  },
): DrivenRun {
  return {
    step: (work) => run.step(work),
    checkpoint: () => run.checkpoint(),
    preview: () => {
      const { tracks, vias, removed } = run.preview();
      return {
        tracks: [...early.tracks, ...tracks],
        vias: [...early.thermal, ...early.drops, ...vias],
        removed: [...stripped, ...removed],
      };
    },
    progress: () => {
      const progress = run.progress();
      // While a run prepares it was not given anything yet.
      const connected =
        progress.phase === "prepare" ? atFirst : Math.max(0, total - (progress.total - progress.connected));
      return { ...progress, total, connected };
    },
  };
}

/** Shown as the end of the first run: its checkpoint leads here again. */
function laterRun(run: DrivenRun, first: DrivenRun): DrivenRun {
  return {
    step: (work) => run.step(work),
    checkpoint: () => first.checkpoint(),
    progress: () => ({ ...run.progress(), phase: "repair", percent: 99 }),
    preview: () => run.preview(),
  };
}

/** Steps another run, and shows the first one: the second run shows no progress yet. */
function hiddenRun(run: Pick<RepairRun, "step">, first: DrivenRun): DrivenRun {
  return {
    ...first,
    step: (work) => run.step(work),
    progress: () => ({ ...first.progress(), phase: "repair", percent: 99 }),
  };
}

function measureCopper({ tracks, vias }: AddedCopper): RoutedBoard["added"] {
  const length = tracks.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
  return { vias: vias.length, length: Math.round(length) };
}

function removedCopper(before: Board, after: Board): readonly ItemId[] {
  return addedIds(addedCopper(after, before));
}

function addedIds({ tracks, vias }: AddedCopper): ItemId[] {
  return [...tracks, ...vias].map(({ id }) => id);
}

type AddedCopper = Pick<Board, "tracks" | "vias">;

function addedCopper(before: Board, after: Board): AddedCopper {
  const known = new Set<string>([...before.tracks, ...before.vias].map(({ id }) => id));
  return {
    tracks: after.tracks.filter(({ id }) => !known.has(id)),
    vias: after.vias.filter(({ id }) => !known.has(id)),
  };
}
