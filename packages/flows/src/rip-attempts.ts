/**
 * Where connections stay open among copper that may be replaced: the unlocked copper of the nets near them is taken out,
 * and those nets are routed again together with what was asked for. First only what lies nearest, then more and more;
 * kept when more is joined than before and no net has lost a connection that it had.
 */
import {
  type Board,
  type Box,
  boxesTouch,
  boxOfPoints,
  growBox,
  type ItemId,
  type NetId,
  type Track,
  type Via,
} from "@tracewright/board";
import type { Airwire, CheckResult } from "@tracewright/checks";
import {
  type NetControls,
  type RoutingRun,
  resolveNetControls,
  type StartOptions,
  startRouting,
} from "@tracewright/routing";
import { type Attempt, type End, finishAttempt, type RepairRun } from "./routing-attempt.ts";
import { type RunScope, runScope } from "./run-scope.ts";
import { until } from "./until.ts";
import { withFilledZones } from "./with-filled-zones.ts";

/** How far from an open connection copper counts as in its way, from one attempt to the next; nanometres. */
const REACHES = [3_000_000, 15_000_000, Number.POSITIVE_INFINITY];

export interface RipTask {
  /** What the run came to while it kept everything. */
  readonly kept: Attempt & { readonly ended: End };
  /** The board that the run started from. */
  readonly start: Board;
  /** What was open on it. */
  readonly openAtFirst: readonly Airwire[];
  readonly asked: StartOptions;
  readonly scope: RunScope;
  readonly openOf: (judged: CheckResult) => number;
  readonly drive: (run: RepairRun) => End;
}

/** Whether a run may replace anything at all. */
export function mayRip(board: Board, asked: StartOptions): boolean {
  return [...resolveNetControls(board, asked).values()].some(({ existing }) => existing === "rip");
}

export async function ripAttempts(task: RipTask): Promise<(Attempt & { readonly ended: End }) | "stopped"> {
  const { start, openAtFirst, asked, scope, openOf, drive } = task;
  const controls = resolveNetControls(start, asked);
  const known = new Set<ItemId>([...start.tracks, ...start.vias].map(({ id }) => id));
  let best = task.kept;
  let tried = 0;
  for (const reach of REACHES) {
    const open = best.judged.ratsnest.filter(scope.asks);
    if (open.length === 0 || best.ended !== "finished") break;
    const mayGo = ripRule(controls, asked, known);
    const nets = netsNear(best.board, open, reach, mayGo);
    // The same nets would only be routed the same way again.
    if (nets.size === tried) continue;
    tried = nets.size;
    const bared = await withFilledZones(withoutNets(best.board, nets, mayGo), { islands: "keep" });
    const told = asked.nets ? { ...asked, nets: [...new Set([...asked.nets, ...nets])] } : asked;
    const run = startRouting(bared, told);
    const ended = drive(untilStuck(run));
    if (ended === "stopped") return "stopped";
    const rival = await finishAttempt({ start: bared, asked: told, run, ended, openOf, drive });
    if (rival === "stopped") return "stopped";
    const isBetter = openOf(rival.judged) < openOf(best.judged) && !hasLost(openAtFirst, rival.judged.ratsnest);
    best = isBetter ? rival : { ...best, ended: rival.ended };
  }
  return best;
}

/** Ends a run where improving would begin though something is open: there is copper yet that may make room. */
export function untilStuck(run: RoutingRun): RepairRun {
  return until(run, ({ phase, connected, total }) => phase === "optimise" && connected < total);
}

type MayGo = (item: Track | Via) => boolean;

/** Of what was there, the unlocked copper of nets that may be replaced, within the region; and the run's own. */
function ripRule(
  controls: ReadonlyMap<NetId, NetControls>,
  { region }: StartOptions,
  known: ReadonlySet<ItemId>,
): MayGo {
  const { holds } = runScope(region ? { region } : {});
  return (item) =>
    item.net !== undefined &&
    (!known.has(item.id) || (!item.locked && holds(item) && controls.get(item.net)?.existing === "rip"));
}

function netsNear(board: Board, open: readonly Airwire[], reach: number, mayGo: MayGo): Set<NetId> {
  const boxes = open.flatMap(({ from, to }) => {
    const box = boxOfPoints([from.position, to.position]);
    return box ? [growBox(box, reach)] : [];
  });
  const near = [...board.tracks, ...board.vias].filter(
    (item) => mayGo(item) && boxes.some((box) => boxesTouch(box, boxOf(item))),
  );
  return new Set(near.flatMap(({ net }) => net ?? []));
}

function boxOf(item: Track | Via): Box {
  const points = "position" in item ? [item.position] : [item.start, item.mid ?? item.start, item.end];
  return boxOfPoints(points) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
}

function withoutNets(board: Board, nets: ReadonlySet<NetId>, mayGo: MayGo): Board {
  const stays = (item: Track | Via): boolean => item.net === undefined || !nets.has(item.net) || !mayGo(item);
  return { ...board, tracks: board.tracks.filter(stays), vias: board.vias.filter(stays) };
}

/** Some net has more open than it had. */
function hasLost(before: readonly Airwire[], after: readonly Airwire[]): boolean {
  const left = new Map<NetId, number>();
  for (const { net } of before) left.set(net, (left.get(net) ?? 0) + 1);
  return after.some(({ net }) => {
    const count = (left.get(net) ?? 0) - 1;
    left.set(net, count);
    return count < 0;
  });
}
