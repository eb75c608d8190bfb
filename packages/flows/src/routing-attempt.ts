/**
 * One attempt at routing a board that carries pours, brought to its end: the pours are filled around the tracks, and what
 * they do not join is repaired with stitching vias, short tracks and, where those have no room, by moving what is in the
 * way. Only the filled board says what is joined.
 */
import { applyEdit, type Board, heldCopper, type ItemId, type Track, type Via } from "@tracewright/board";
import { type CheckResult, checkBoard } from "@tracewright/checks";
import {
  type CopperFinish,
  type RoutingOutcome,
  type RoutingRun,
  repairRouting,
  resolveNetControls,
  type StartOptions,
  VIA_WORTH,
} from "@tracewright/routing";
import { countFragile, withCautiousFill } from "./cautious-fill.ts";
import type { RepairRun } from "./repair-run.ts";
import { runScope } from "./run-scope.ts";
import { shedCarriedCopper } from "./shed-carried-copper.ts";
import { until } from "./until.ts";
import { withFilledZones } from "./with-filled-zones.ts";
import { isLooseEnd, withoutLooseEnds } from "./without-loose-ends.ts";

/** Every repair can part another pour; most boards need one or two. */
const MAX_ROUNDS = 8;
/** Rounds without any gain after which no more are tried. */
const PATIENCE = 2;
/** Node visits that a repair may still take when the time of the run is over: what the pours lost is not shipped open. */
const GRACE = 2_000_000;
const GRACE_STEP = 50_000;

export interface Attempt {
  readonly board: Board;
  readonly judged: CheckResult;
  readonly outcome: RoutingOutcome;
}

interface Judged extends Attempt {
  readonly finish: CopperFinish;
  /** Connections that hang on a neck of a pour which another program may leave out; counted where all else is joined. */
  readonly fragile: number;
}

export type End = "finished" | "ended" | "stopped";

export interface AttemptTask {
  /** The board that the run started from, pours filled. */
  readonly start: Board;
  readonly asked: StartOptions;
  /** The run, and how it ended. */
  readonly run: RoutingRun;
  readonly ended: "finished" | "ended";
  readonly openOf: (judged: CheckResult) => number;
  /** Steps a repair on the caller's clock. */
  readonly drive: (repair: RepairRun) => End;
  /** Whether the result is to be taken as it is; never where absent. */
  readonly isLate?: () => boolean;
}

/** Fills the pours around what the run laid and repairs what they do not join; `ended` says how it came to its end. */
export async function finishAttempt(task: AttemptTask): Promise<(Attempt & { ended: End }) | "stopped"> {
  const { start, asked, openOf, isLate = () => false } = task;
  let { run, ended }: { run: RoutingRun; ended: End } = task;
  const judge = (finish: CopperFinish): Promise<Judged> => judgeRun({ start, run, finish, openOf });
  const isBetter = (a: Judged, b: Judged): boolean => {
    const [openA, openB] = [openOf(a.judged), openOf(b.judged)];
    return openA !== openB ? openA < openB : a.fragile < b.fragile;
  };
  const isWhole = (attempt: Judged): boolean => joinableOf(attempt, openOf) + attempt.fragile === 0;
  let last = await judge("exact");
  let best = last;
  const hasPours = start.zones.some(({ keepout }) => !keepout);
  for (let round = 1, stale = 0; round <= MAX_ROUNDS && stale < PATIENCE; round += 1) {
    if (!hasPours || isWhole(last) || isLate()) break;
    // A repair goes on from routes without their finish, and pours may fill otherwise around those: they are judged too.
    if (last.finish === "exact") {
      last = await judge("none");
      if (isBetter(last, best)) best = last;
      if (isWhole(last)) break;
    }
    // What the engine has left open will not be joined by a quick retry.
    if (ended !== "finished" && (round > 1 || openOf(last.judged) + last.fragile <= last.outcome.open.length)) break;
    const fill = last.fragile > 0 ? withCautiousFill : withFilledZones;
    const around = await fill(last.board, { islands: "keep" });
    run = repairRouting({ ...start, zones: around.zones }, run, { ...asked, pours: "hold" });
    if (ended === "finished") ended = task.drive(untilRepaired(run));
    else stepOn(run);
    if (ended === "stopped") return "stopped";
    last = await judge("exact");
    const better = isBetter(last, best);
    stale = better ? 0 : stale + 1;
    if (better) best = last;
  }
  return { ...(isLate() ? best : await lighten(start, best, asked)), ended };
}

/** Fewer open connections, then less copper. */
export function isBetterAttempt(a: Attempt, b: Attempt, openOf: AttemptTask["openOf"]): boolean {
  const [openA, openB] = [openOf(a.judged), openOf(b.judged)];
  return openA !== openB ? openA < openB : weigh(a.board) < weigh(b.board);
}

/**
 * Connections that are open on the filled board and that more work could join: those that no track can make are left out,
 * unless a pour of their net might.
 */
export function joinableOf({ board, judged, outcome }: Attempt, openOf: AttemptTask["openOf"]): number {
  const poured = new Set(board.zones.flatMap(({ net, keepout }) => (net === undefined || keepout ? [] : [net])));
  const unpoured = new Set(board.nets.flatMap(({ id, name }) => (poured.has(id) ? [] : [name])));
  const impossible = outcome.open.filter(({ net, reason }) => reason.kind === "infeasible" && unpoured.has(net));
  return Math.max(0, openOf(judged) - impossible.length);
}

async function judgeRun({
  start,
  run,
  finish,
  openOf,
}: Pick<AttemptTask, "start" | "run" | "openOf"> & { readonly finish: CopperFinish }): Promise<Judged> {
  const outcome = run.outcome(finish);
  const board = await withFilledZones(applyEdit(start, outcome.edit));
  const judged = checkBoard(board);
  const fragile = openOf(judged) === 0 ? await countFragile(board) : 0;
  return { board, judged, outcome, finish, fragile };
}

/** A repair ends where improving would begin: that would only part other pours. */
function untilRepaired(run: RoutingRun): RepairRun {
  return until(run, ({ phase }) => phase === "optimise");
}

function stepOn(run: RoutingRun): void {
  const repair = untilRepaired(run);
  for (let work = 0; work < GRACE && repair.step(GRACE_STEP) === "running"; work += GRACE_STEP);
}

/** Takes out what the pours make needless and what leads nowhere. */
async function lighten(start: Board, attempt: Attempt, asked: StartOptions): Promise<Attempt> {
  const { board } = attempt;
  const known = new Set<ItemId>([...start.tracks, ...start.vias].map(({ id }) => id));
  const mine = new Set([...board.tracks, ...board.vias].map(({ id }) => id).filter((id) => !known.has(id)));
  const light = withoutLooseEnds(
    await shedCarriedCopper(board, mine),
    new Set([...mine, ...loosenedCopper(start, attempt, asked)]),
  );
  if (light === board) return attempt;
  const filled = await withFilledZones(light);
  return { ...attempt, board: filled, judged: checkBoard(filled) };
}

/** Of what was there: copper that may go, where some of it went, so that the rest may lead nowhere now. */
function loosenedCopper(start: Board, { outcome }: Attempt, asked: StartOptions): ReadonlySet<ItemId> {
  const nets = new Set(outcome.edit.lists.flatMap(({ removed }) => removed.map((item) => "net" in item && item.net)));
  if (nets.size === 0) return new Set();
  const controls = resolveNetControls(start, asked);
  const { holds } = runScope(asked.region ? { region: asked.region } : {});
  const held = heldCopper(start).items;
  const mayGo = (item: Track | Via): boolean =>
    item.net !== undefined &&
    nets.has(item.net) &&
    !held.has(item.id) &&
    !asked.fixed?.has(item.id) &&
    controls.get(item.net)?.existing !== "keep" &&
    holds(item);
  const loose = new Set(
    checkBoard(start)
      .findings.filter(isLooseEnd)
      .flatMap(({ items }) => items),
  );
  return new Set(
    [...start.tracks, ...start.vias].filter((item) => mayGo(item) && !loose.has(item.id)).map(({ id }) => id),
  );
}

function weigh({ tracks, vias }: { readonly tracks: readonly Track[]; readonly vias: readonly Via[] }): number {
  const length = tracks.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
  return length + VIA_WORTH * vias.length;
}
