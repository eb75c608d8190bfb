/**
 * From a legal board towards a complete one: an open connection is routed through whatever is cheapest to move, the
 * branches in its way are taken out and find new ways, and so on for a bounded number of moves. Kept only when fewer
 * connections are open than before; places that were fought over stay dear, so that the next attempt tries elsewhere.
 */

import { Mulberry32 } from "@tracewright/algorithms";
import type { NetRoute } from "../grid/route.ts";
import { growNet } from "../search/grow-net.ts";
import { trimRoute } from "../search/trim-route.ts";
import type { Workbench } from "../search/workbench.ts";
import { restoreBroken, returnIdleToBest } from "./give-back.ts";
import { fillOpen, isBetter, measure, settle } from "./legal-subset.ts";
import { VIA_STEPS } from "./negotiate.ts";
import { HARD, softPressure } from "./pressure.ts";
import type { EngineState } from "./state.ts";
import { victimsOf } from "./victims.ts";

const MAX_MOVES = 24;
const PATIENCE = 1;
/** A way among hard obstacles that is not found within this many nodes is not worth more. */
const HARD_POPS = 100_000;
/** Work of a place that a flood reaches, in node visits. */
const FLOOD_WORK = 0.4;

export function* repairEpoch(bench: Workbench, state: EngineState): Generator<void> {
  const random = new Mulberry32(state.random);
  if (state.position >= state.order.length) {
    for (const net of bench.unfinished()) yield* bench.charge(FLOOD_WORK * bench.separatedOf(net).reached);
    const open = bench.joinable();
    if (state.round > 0) state.stale++;
    if (open.length === 0 || state.stale > PATIENCE) {
      returnIdleToBest(bench, state);
      state.phase = "optimise";
      state.order = [];
      state.position = 0;
      state.round = 0;
      state.stale = 0;
      return;
    }
    state.order = open
      .map((net) => ({ net, rank: random.next() }))
      .sort((a, b) => bench.byPriority(a.net, b.net) || a.rank - b.rank)
      .map((e) => e.net);
    state.position = 0;
    state.round++;
  }
  const net = state.order[state.position++]!;
  if (bench.openOf(net) > bench.hopelessOf(net)) yield* attempt(bench, state, net, random);
  state.random = random.state;
}

function* attempt(bench: Workbench, state: EngineState, first: number, random: Mulberry32): Generator<void> {
  const before = [...bench.routes];
  const openBefore = state.best.open;
  const pending = [first];
  const moves = MAX_MOVES * (1 + Math.min(4, state.stale));
  for (let move = 0; move < moves && pending.length > 0; move++) {
    // The moves of an attempt may take many times an epoch of the other phases.
    if (bench.spent >= bench.mostSpent) {
      restore(bench, before);
      return;
    }
    const net = pending.shift()!;
    const route = bench.routes[net]!;
    if (bench.openOf(net) <= bench.hopelessOf(net)) continue;
    bench.setRoute(net, { branches: [] });
    const margin = 4_000_000 * (1 + Math.min(4, state.stale)) * (1 + random.next());
    const hard = yield* growNet(bench, net, route.branches, {
      pressure: HARD,
      viaSteps: VIA_STEPS,
      margin,
      wholeBoard: false,
      mostPops: HARD_POPS,
      opensPlanes: true,
    });
    settle(bench, net, route, hard.branches);
    if (bench.openOf(net) <= bench.hopelessOf(net)) continue;
    const partial = bench.routes[net]!;
    bench.setRoute(net, { branches: [] });
    const soft = yield* growNet(bench, net, partial.branches, {
      pressure: softPressure(6 + 6 * random.next() + move / 2),
      viaSteps: VIA_STEPS,
      margin,
      wholeBoard: move === 0,
      opensPlanes: true,
    });
    const legal = soft.branches.filter((branch) => bench.isLegal(net, branch));
    bench.setRoute(net, trimRoute(bench, net, { branches: legal }));
    const victims = victimsOf(bench, net);
    for (const [victim, branches] of victims) {
      for (const index of branches)
        for (const node of bench.routes[victim]!.branches[index]!.nodes) {
          if (bench.occupancy.tracks[bench.profiles.wide[victim]!]![node]! > 1)
            bench.history[node] = Math.min(2_000, bench.history[node]! + 6);
        }
      const kept = bench.routes[victim]!.branches.filter((_, index) => !branches.has(index));
      bench.setRoute(victim, trimRoute(bench, victim, { branches: kept }));
      if (!pending.includes(victim)) pending.push(victim);
    }
    // A connection without any way, even through others, will not get one by trying again.
    if (bench.openOf(net) > bench.hopelessOf(net) && victims.length === 0) break;
  }
  if (pending.length > 0)
    yield* fillOpen(bench, pending, {
      viaSteps: VIA_STEPS,
      margin: 8_000_000,
      wholeBoard: true,
      mostPops: 2 * HARD_POPS,
      opensPlanes: true,
    });
  restoreBroken(bench);
  const snapshot = measure(bench);
  if (isBetter(snapshot, state.best)) {
    if (snapshot.open < openBefore) state.stale = 0;
    state.best = snapshot;
    return;
  }
  // Sideways moves keep the search from standing still.
  const isLevel = snapshot.open === state.best.open && snapshot.broken === state.best.broken;
  if (isLevel && random.next() < 0.5) return;
  restore(bench, before);
}

function restore(bench: Workbench, routes: readonly NetRoute[]): void {
  routes.forEach((route, net) => {
    if (route !== bench.routes[net]) bench.setRoute(net, route);
  });
}
