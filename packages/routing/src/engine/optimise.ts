/**
 * Makes a legal board cheaper: first each net in turn is taken up and routed again among the others, and kept when
 * cheaper; then trials that move several nets at once, under simulated annealing: losses are put up with at first and
 * less and less as the work goes on. The best board met on the way is what counts.
 */
import { BatchCommit } from "../parallel/batch-commit.ts";
import { computeJobs } from "../parallel/compute-jobs.ts";
import type { Job } from "../parallel/job.ts";
import { Random } from "../random.ts";
import type { RoutingEffort } from "../routing-options.ts";
import type { Workbench } from "../search/workbench.ts";
import { isBetter, measure, worthOf } from "./legal-subset.ts";
import type { TrialGain } from "./rip-up-trial.ts";
import type { EngineState } from "./state.ts";
import { takeTurns } from "./take-turns.ts";

const EPOCH_POPS = 250_000;
const MOST_PASSES = 3;
/** Turns of repair and optimisation while connections are open. */
const MOST_CYCLES = 8;
/** Nets that are routed again at a time, each among the others as they were: hardly any get in each other's way. */
const PASS_BATCH = { most: 16, least: 16, lookAhead: 16 };
/** A pass that gains less than this part of the whole ends the passes. */
const LEAST_GAIN = 0.01;
/** Work of the trials in node visits: some for every board, more for each via that might go, and an end to it. */
const TRIAL_POPS = 12_000_000;
const TRIAL_POPS_BY_VIA = 3_000_000;
const MOST_TRIAL_POPS = 150_000_000;
/** How much of that work is done. */
const SHARE: Readonly<Record<RoutingEffort, number>> = { draft: 0, normal: 1, thorough: 5 };
/** A trial costs something even where its searches end at once. */
const LEAST_TRIAL_POPS = 2_000;
/** Trials that are computed from the same board: the result depends on this number, never on who computes them. */
const TRIAL_BATCH = 8;
/** Mean loss that is put up with at the beginning of the trials, in nanometres. */
const FIRST_HEAT = 15_000_000;
/** Where all trials have lowered nothing for this part of the work, no more is expected of them. */
const PATIENCE = 0.35;

export function* optimiseEpoch(bench: Workbench, state: EngineState, effort: RoutingEffort): Generator<void> {
  if (state.trialBudget > 0) yield* trialsEpoch(bench, state);
  else yield* passEpoch(bench, state, effort);
}

function* passEpoch(bench: Workbench, state: EngineState, effort: RoutingEffort): Generator<void> {
  const random = new Random(state.random);
  if (state.position >= state.order.length) {
    if (state.position === 0 && state.round === 0) restoreBest(bench, state);
    const now = measure(bench);
    if (isBetter(now, state.best)) state.best = now;
    const gain = state.passWorth - worthOf(now);
    state.passWorth = worthOf(now);
    const passes = bench.unfinished().length > 0 ? 2 : MOST_PASSES;
    if (state.round > 0 && (state.round >= passes || (state.round > 1 && gain < worthOf(now) * LEAST_GAIN))) {
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

/** Goes back to repair while something is open and attempts are left, else on to the trials. */
function endPasses(bench: Workbench, state: EngineState, effort: RoutingEffort): void {
  if (bench.unfinished().length > 0 && state.cycle < MOST_CYCLES) {
    state.phase = "repair";
    state.cycle++;
  } else {
    restoreBest(bench, state);
    const { vias } = state.best;
    state.trialBudget = SHARE[effort] * Math.min(MOST_TRIAL_POPS, TRIAL_POPS + TRIAL_POPS_BY_VIA * vias);
    state.trialPops = 0;
    state.gainedAt = 0;
    state.passWorth = worthOf(state.best);
    if (state.trialBudget === 0 || vias === 0 || allBranches(bench).length === 0) state.phase = "done";
  }
  state.round = 0;
  state.position = 0;
  state.order = [];
  state.stale = 0;
}

function* trialsEpoch(bench: Workbench, state: EngineState): Generator<void> {
  const random = new Random(state.random);
  const budget = state.trialBudget;
  const until = bench.spent + EPOCH_POPS;
  while (bench.spent < until) {
    const idle = state.trialPops - state.gainedAt > PATIENCE * budget;
    if (state.trialPops >= budget || idle || state.best.vias === 0) {
      state.phase = "done";
      restoreBest(bench, state);
      break;
    }
    const results = yield* computeJobs(bench, drawTrials(bench, random, 1 - state.trialPops / budget));
    const commit = new BatchCommit(bench);
    for (const result of results) {
      state.trialPops += Math.max(LEAST_TRIAL_POPS, result.visits);
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
  state.best = now;
  state.passWorth = worthOf(now);
  state.gainedAt = state.trialPops;
}

/** Trials that begin with different nets; `heat` falls from 1 to 0. */
function drawTrials(bench: Workbench, random: Random, heat: number): Job[] {
  const withVias = viaBranches(bench);
  const all = allBranches(bench);
  const jobs = new Map<number, Job>();
  for (let draw = 0; draw < TRIAL_BATCH && all.length > 0; draw++) {
    const candidates = withVias.length > 0 && random.next() < 0.8 ? withVias : all;
    const { net, branch } = candidates[Math.floor(random.next() * candidates.length)]!;
    const route = bench.routes[net]!;
    const isWhole = route.branches.length <= 4 && bench.heldGiven(net, route).length === 0 && random.next() < 0.5;
    const options = {
      branch: isWhole ? ("all" as const) : branch,
      pressure: 1.5 * 2 ** (4 * random.next()),
      margin: 4_000_000 * 2 ** (3 * random.next()),
      mostMoves: 12,
      mostPops: 400_000,
      tolerance: -Math.log(1 - random.next()) * FIRST_HEAT * heat,
    };
    if (!jobs.has(net)) jobs.set(net, { kind: "trial", net, options });
  }
  return [...jobs.values()];
}

interface Candidate {
  readonly net: number;
  readonly branch: number;
}

/** Branches with vias; a branch stands in the list once for each. */
function viaBranches(bench: Workbench): Candidate[] {
  return bench.copper.flatMap(({ vias }, net) =>
    vias.flatMap(({ branch, given }) => (given && !bench.problem.nets[net]!.improvesGiven ? [] : { net, branch })),
  );
}

function allBranches(bench: Workbench): Candidate[] {
  return bench.routes.flatMap(({ branches }, net) =>
    branches.flatMap(({ given }, branch) => (given && !bench.problem.nets[net]!.improvesGiven ? [] : { net, branch })),
  );
}

function restoreBest(bench: Workbench, state: EngineState): void {
  state.best.routes.forEach((route, net) => {
    if (route !== bench.routes[net]) bench.setRoute(net, route);
  });
}
