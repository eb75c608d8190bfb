/**
 * Makes a legal board cheaper: first each net in turn is taken up and routed again among the others, and kept when
 * cheaper; then trials that move several nets at once, under simulated annealing: losses are put up with at first and
 * less and less as the work goes on. The best board met on the way is what counts.
 */

import { Mulberry32 } from "@tracewright/algorithms";
import type { TrialGain } from "../jobs/trial-gain.ts";
import type { RoutingEffort } from "../routing-options.ts";
import type { Workbench } from "../search/workbench.ts";
import { BatchCommit } from "./batch-commit.ts";
import { computeJobs } from "./compute-jobs.ts";
import { branchesToImprove, drawTrials } from "./draw-trials.ts";
import { isBetter, measure, worthOf } from "./legal-subset.ts";
import { countStarts, endStart } from "./starts.ts";
import type { EngineState } from "./state.ts";
import { takeTurns } from "./take-turns.ts";

const EPOCH_POPS = 250_000;
const MAX_PASSES = 3;
/** Turns of repair and optimisation while connections are open. */
const MAX_CYCLES = 1;
/** Nets that are routed again at a time, each among the others as they were: hardly any get in each other's way. */
const PASS_BATCH = { most: 16, least: 16, lookAhead: 16 };
/** A pass that gains less than this part of the whole ends the passes. */
const MIN_GAIN = 0.01;
/**
 * Work of the trials in node visits: for each connection, so that small boards end soon, more for each via that might go,
 * and an end to both.
 */
const TRIAL_POPS_BY_CONNECTION = 100_000;
const MAX_CONNECTIONS = 80;
const TRIAL_POPS_BY_VIA = 250_000;
const MAX_TRIAL_POPS = 60_000_000;
/** So many times as much while connections are open that a track could make: cheaper copper makes room for them. */
const MORE_WHILE_OPEN = 2.5;
/** More of it for each net that is not whole: so many times the nodes of the lattice. */
const TRIAL_SWEEPS_BY_OPEN = 10;
const MAX_OPEN_POPS = 400_000_000;
/** How much of that work is done: to make the board cheaper, and to join what is open. */
const SHARE: Readonly<Record<RoutingEffort, number>> = { draft: 0, normal: 1, thorough: 5 };
const JOINING_SHARE: Readonly<Record<RoutingEffort, number>> = { draft: 0.25, normal: 1, thorough: 3 };
/** A trial costs something even where its searches end at once. */
const MIN_TRIAL_POPS = 2_000;
/** Where all trials have gained less than this share for this part of the work, no more is expected of them. */
const NOTABLE_GAIN = 0.005;
const PATIENCE = 0.2;
/** The same while connections are open: any gain moves the board towards them. */
const PATIENCE_WHILE_OPEN = 0.35;

export function* optimiseEpoch(bench: Workbench, state: EngineState, effort: RoutingEffort): Generator<void> {
  if (state.trialBudget > 0) yield* trialsEpoch(bench, state);
  else yield* passEpoch(bench, state, effort);
}

function* passEpoch(bench: Workbench, state: EngineState, effort: RoutingEffort): Generator<void> {
  const random = new Mulberry32(state.random);
  if (state.position >= state.order.length) {
    if (state.position === 0 && state.round === 0) restoreBest(bench, state);
    const now = measure(bench);
    if (isBetter(now, state.best)) state.best = now;
    const gain = state.passWorth - worthOf(now);
    state.passWorth = worthOf(now);
    const passes = bench.joinable().length > 0 ? 2 : MAX_PASSES;
    if (state.round > 0 && (state.round >= passes || (state.round > 1 && gain < worthOf(now) * MIN_GAIN))) {
      endPasses(bench, state, effort);
      return;
    }
    state.round++;
    state.position = 0;
    state.order = bench.terminalsOf
      .flatMap((terminals, net) => (terminals.length > 1 ? [{ net, rank: random.next() }] : []))
      .sort((a, b) => a.rank - b.rank)
      .map((entry) => entry.net);
    state.random = random.state;
  }
  const until = bench.spent + EPOCH_POPS;
  while (state.position < state.order.length && bench.spent < until)
    yield* takeTurns(bench, state, { ...PASS_BATCH, jobOf: (net) => ({ kind: "reroute", net }) });
  state.random = random.state;
  // The kept snapshot follows at every epoch, so that stopping loses nothing.
  const now = measure(bench);
  if (isBetter(now, state.best)) state.best = now;
}

/** Goes back to repair once while something is open, then on to the trials, where there is something for them to do. */
function endPasses(bench: Workbench, state: EngineState, effort: RoutingEffort): void {
  if (bench.joinable().length > 0 && state.cycle < MAX_CYCLES) {
    state.phase = "repair";
    state.cycle++;
  } else {
    restoreBest(bench, state);
    state.trialBudget = trialBudget(bench, state.best.vias, effort);
    state.trialPops = 0;
    state.gainedAt = 0;
    state.passWorth = worthOf(state.best);
    state.gainedWorth = state.passWorth;
    if (state.start === 0) state.starts = countStarts(bench, trialBudget(bench, state.best.vias, "normal"), effort);
    if (state.trialBudget === 0) {
      endStart(bench, state);
      return;
    }
  }
  state.round = 0;
  state.position = 0;
  state.order = [];
  state.stale = 0;
}

function trialBudget(bench: Workbench, vias: number, effort: RoutingEffort): number {
  const needed = bench.terminalsOf.reduce((sum, terminals) => sum + Math.max(0, terminals.length - 1), 0);
  const connections = Math.min(MAX_CONNECTIONS, needed);
  const cheaper =
    vias > 0 && branchesToImprove(bench).length > 0
      ? Math.min(MAX_TRIAL_POPS, TRIAL_POPS_BY_CONNECTION * connections + TRIAL_POPS_BY_VIA * vias)
      : 0;
  const open = bench.joinable().length;
  const joining = Math.min(MAX_OPEN_POPS, TRIAL_SWEEPS_BY_OPEN * open * bench.grid.nodes);
  const more = open > 0 ? MORE_WHILE_OPEN : 1;
  return Math.ceil(SHARE[effort] * more * cheaper + JOINING_SHARE[effort] * joining);
}

function* trialsEpoch(bench: Workbench, state: EngineState): Generator<void> {
  const random = new Mulberry32(state.random);
  const budget = state.trialBudget;
  const until = bench.spent + EPOCH_POPS;
  while (bench.spent < until) {
    const isWhole = bench.joinable().length === 0;
    const idle = state.trialPops - state.gainedAt > (isWhole ? PATIENCE : PATIENCE_WHILE_OPEN) * budget;
    const isDone = state.best.vias === 0 && isWhole;
    if (state.trialPops >= budget || idle || isDone) {
      endStart(bench, state);
      break;
    }
    const jobs = drawTrials(bench, random, 1 - state.trialPops / budget);
    // By chance all draws may have been of a kind that the board has none of.
    if (jobs.length === 0) state.trialPops += MIN_TRIAL_POPS;
    const results = yield* computeJobs(bench, jobs);
    const commit = new BatchCommit(bench);
    for (const result of results) {
      state.trialPops += Math.max(MIN_TRIAL_POPS, result.visits);
      if (commit.accept(result)) countGain(bench, state, result.gain);
    }
  }
  state.random = random.state;
}

/** Keeps the board where it has become the best so far. */
function countGain(bench: Workbench, state: EngineState, gain: TrialGain): void {
  state.passWorth -= gain.worth;
  if (gain.connections === 0 && state.passWorth >= worthOf(state.best) - 1) return;
  const now = measure(bench);
  if (!isBetter(now, state.best)) return;
  const isWhole = state.best.open === 0 && state.best.broken === 0;
  state.best = now;
  state.passWorth = worthOf(now);
  if (isWhole && state.passWorth > state.gainedWorth * (1 - NOTABLE_GAIN)) return;
  state.gainedAt = state.trialPops;
  state.gainedWorth = state.passWorth;
}

function restoreBest(bench: Workbench, state: EngineState): void {
  state.best.routes.forEach((route, net) => {
    if (route !== bench.routes[net]) bench.setRoute(net, route);
  });
}
