/**
 * Negotiated congestion (PathFinder): all nets are routed as if they could share ground; every round the price of
 * sharing rises and places that stay contested grow dear, until each net has ground of its own. A round routes again
 * only the branches in conflict. After every round that brought fewer conflicts the legal part is kept.
 */

import { Mulberry32 } from "@tracewright/algorithms";
import { SMALL_VIA } from "../grid/route.ts";
import type { FillOptions } from "../jobs/fill-options.ts";
import type { Job } from "../jobs/job.ts";
import type { TurnOptions } from "../jobs/turn-options.ts";
import type { Workbench } from "../search/workbench.ts";
import { doJobs } from "./do-jobs.ts";
import { restoreBroken, returnIdleToBest } from "./give-back.ts";
import { CONFLICT_WORK, isBetter, LEGAL_WORK, measure, removeConflicts } from "./legal-subset.ts";
import { boxOfNet } from "./net-box.ts";
import { softPressure } from "./pressure.ts";
import type { EngineState } from "./state.ts";
import { takeTurns } from "./take-turns.ts";

/** Pops after which a round stops to let the caller pause. */
const EPOCH_POPS = 250_000;
const FIRST_PRESSURE = 0.6;
const PRESSURE_GROWTH = 1.35;
const LARGEST_PRESSURE = 80;
const HISTORY_STEP = 8;
const LARGEST_HISTORY = 2_000;
/** Searches among hard obstacles that do not get through soon rarely get through at all. */
const FILL_POPS = 30_000;
/**
 * Nets that take their turn at a time, each among the others as they were. Neighbours that do not see each other move
 * into the same ground, so that a batch takes nets that lie apart alone.
 */
const TURN_BATCH = { most: 8, least: 1, lookAhead: 48 };
/** Nets that are filled in at a time. */
const FILL_BATCH = 8;
const PATIENCE = 9;
const MAX_ROUNDS = 60;

export const VIA_STEPS = 28;

export function firstOrder(bench: Workbench): number[] {
  const nets = bench.terminalsOf.flatMap((terminals, net) => (terminals.length > 1 ? [net] : []));
  const span = new Map(nets.map((net) => [net, spanOf(bench, net)]));
  return nets.sort((a, b) => bench.byPriority(a, b) || span.get(a)! - span.get(b)! || a - b);
}

function spanOf(bench: Workbench, net: number): number {
  const { x0, y0, x1, y1 } = boxOfNet(bench, net);
  return x1 - x0 + y1 - y0;
}

/** One epoch of negotiation: part of a round, or its end. */
export function* negotiateEpoch(bench: Workbench, state: EngineState): Generator<void> {
  const until = bench.spent + EPOCH_POPS;
  if (state.round === 0 && state.position === 0) {
    state.order = firstOrder(bench);
    state.pressure = FIRST_PRESSURE;
  }
  const options: TurnOptions = {
    keeps: state.round === 0 ? "all" : "uncontested",
    pressure: softPressure(state.pressure),
    viaSteps: VIA_STEPS,
    margin: 3_000_000 * (1 + state.round / 6),
    wholeBoard: state.round === 0 || state.round % 5 === 4,
  };
  while (state.position < state.order.length && bench.spent < until)
    yield* takeTurns(bench, state, { ...TURN_BATCH, jobOf: (net) => ({ kind: "turn", net, options }) });
  if (state.position < state.order.length) return;
  yield* endRound(bench, state);
}

function* endRound(bench: Workbench, state: EngineState): Generator<void> {
  const random = new Mulberry32(state.random);
  const conflicts = bench.table.allConflicts();
  yield* bench.charge(bench.table.size * CONFLICT_WORK);
  const contested = new Map<number, Set<number>>();
  for (const conflict of conflicts) {
    mark(contested, conflict.netA, conflict.branchA);
    mark(contested, conflict.netB, conflict.branchB);
  }
  for (const [net, { branches }] of bench.routes.entries()) {
    branches.forEach((branch, index) => {
      if (!bench.isLegal(net, branch)) mark(contested, net, index);
    });
    yield* bench.charge(branches.length * LEGAL_WORK);
  }
  for (const [net, branches] of contested) raiseHistory(bench, net, branches);
  const better = contested.size === 0 || contested.size < state.conflicts * 0.95;
  state.stale = better ? 0 : state.stale + 1;
  if (better) state.conflicts = contested.size;
  if (better || state.round % 4 === 3) yield* keepLegalPart(bench, state, contested.size === 0);
  state.round++;
  state.position = 0;
  state.pressure = Math.min(LARGEST_PRESSURE, state.pressure * PRESSURE_GROWTH);
  const next = [...contested.keys()].map((net) => ({ net, rank: random.next() }));
  for (let net = 0; net < bench.routes.length; net++)
    if (!contested.has(net) && state.round % 5 === 0 && bench.openOf(net) > bench.hopelessOf(net))
      next.push({ net, rank: random.next() });
  state.order = next.sort((a, b) => bench.byPriority(a.net, b.net) || a.rank - b.rank).map((entry) => entry.net);
  state.random = random.state;
  if (
    state.order.length === 0 ||
    state.best.open <= bench.hopeless() ||
    state.stale >= PATIENCE ||
    state.round >= MAX_ROUNDS
  ) {
    state.phase = "repair";
    state.order = [];
    state.round = 0;
    state.stale = 0;
    bench.history.fill(0);
    bench.viaHistory.fill(0);
    returnIdleToBest(bench, state);
  }
}

function mark(sets: Map<number, Set<number>>, net: number, branch: number): void {
  const set = sets.get(net);
  if (set) set.add(branch);
  else sets.set(net, new Set([branch]));
}

/** Makes the contested places of the given branches more expensive for all nets. */
export function raiseHistory(bench: Workbench, net: number, branches: ReadonlySet<number>): void {
  const { grid, profiles, occupancy, history, viaHistory } = bench;
  const tracks = occupancy.tracks[profiles.wide[net]!]!;
  for (const index of branches) {
    const { nodes, narrow } = bench.routes[net]!.branches[index]!;
    let raised = 0;
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i]!;
      if (tracks[node]! > 1) {
        history[node] = Math.min(LARGEST_HISTORY, history[node]! + HISTORY_STEP);
        raised++;
      }
      if (i > 0 && Math.abs(node - nodes[i - 1]!) >= grid.plane) {
        const cell = node % grid.plane;
        const profile = (narrow[i]! & SMALL_VIA ? profiles.smallVia : profiles.via)[net]!;
        if (occupancy.vias[profile]![cell]! > 1) {
          viaHistory[cell] = Math.min(LARGEST_HISTORY, viaHistory[cell]! + HISTORY_STEP);
          raised++;
        }
      }
    }
    // Too near in exact terms only: the lattice sees nothing, so the whole branch gets a little dearer.
    if (raised === 0)
      for (const node of nodes) history[node] = Math.min(LARGEST_HISTORY, history[node]! + HISTORY_STEP / 2);
  }
}

/** Keeps the best legal part of the current routes; the negotiated routes stay on the bench. */
function* keepLegalPart(bench: Workbench, state: EngineState, converged: boolean): Generator<void> {
  const negotiated = [...bench.routes];
  yield* removeConflicts(bench);
  const options: FillOptions = {
    viaSteps: VIA_STEPS,
    margin: 6_000_000,
    wholeBoard: converged,
    ...(!converged && { mostPops: FILL_POPS }),
  };
  yield* fillUnfinished(bench, options);
  if (bench.problem.given.length > 0) {
    restoreBroken(bench);
    yield* fillUnfinished(bench, options);
  }
  const snapshot = measure(bench);
  if (state.best.routes.length === 0 || isBetter(snapshot, state.best)) state.best = snapshot;
  for (const [net, route] of negotiated.entries()) {
    if (route === bench.routes[net]) continue;
    bench.setRoute(net, route);
    yield* bench.charge(0);
  }
}

/** Routes what is open where nothing is in the way, in batches. */
function* fillUnfinished(bench: Workbench, options: FillOptions): Generator<void> {
  const nets = bench.unfinished();
  while (nets.length > 0) {
    const jobs = nets.splice(0, FILL_BATCH).map((net): Job => ({ kind: "fill", net, options }));
    nets.unshift(...(yield* doJobs(bench, jobs)));
  }
}
