/**
 * A run may begin several times. Where negotiation ends depends on the order of its rounds, and trials seldom get far from
 * there: on a board of 57 connections three seeds leave nine, four and seven vias. What small boards cost is so little
 * that the best of several starts is worth waiting for; the board that is shown is the best of all so far.
 */
import type { RoutingEffort } from "../routing-options.ts";
import type { Workbench } from "../search/workbench.ts";
import { isBetter, measure } from "./legal-subset.ts";
import { beginState, type EngineState, type Snapshot } from "./state.ts";

const MAX_STARTS: Readonly<Record<RoutingEffort, number>> = { draft: 1, normal: 3, thorough: 8 };
/** Node visits for the trials of all starts together, in budgets of effort `normal`. */
const ALL_TRIAL_POPS = 60_000_000;

/** The best board so far. */
export function leading({ best, champion }: EngineState): Snapshot {
  return champion && !isBetter(best, champion) ? champion : best;
}

/** How many starts there is time for, when the trials of the first are worth so many node visits at effort `normal`. */
export function countStarts(bench: Workbench, trialPops: number, effort: RoutingEffort): number {
  // Copper that is there is where a run begins, not a result that another order could better.
  if (bench.problem.given.length > 0 || trialPops === 0) return 1;
  return Math.max(1, Math.min(MAX_STARTS[effort], Math.floor(ALL_TRIAL_POPS / trialPops)));
}

/** Ends the run with these routes on the bench. */
export function endRun(bench: Workbench, state: EngineState, lead: Snapshot): void {
  lead.routes.forEach((route, net) => {
    if (route !== bench.routes[net]) bench.setRoute(net, route);
  });
  state.best = lead;
  state.champion = undefined;
  state.phase = "done";
}

/** Ends a start: with the next one, or with the best of all where nothing is left to gain or this was the last. */
export function endStart(bench: Workbench, state: EngineState): void {
  const lead = leading(state);
  const isGainless = lead.vias === 0 && lead.open <= bench.hopeless();
  if (state.start + 1 >= state.starts || isGainless) {
    endRun(bench, state, lead);
    return;
  }
  for (const [net, { branches }] of bench.routes.entries())
    if (branches.length > 0) bench.setRoute(net, { branches: [] });
  bench.history.fill(0);
  bench.viaHistory.fill(0);
  const { random, start, starts, visits } = state;
  const nothing = { ...measure(bench), routes: [] };
  Object.assign(state, beginState(random, "negotiate", nothing), { start: start + 1, starts, visits, champion: lead });
}
