/**
 * The trials that the optimiser makes next: most take out copper that could be cheaper; while connections are open, as
 * many try to join one of them.
 */

import type { Mulberry32 } from "@tracewright/algorithms";
import { pointSegment2 } from "../geometry/distance.ts";
import type { BranchRef } from "../jobs/branch-ref.ts";
import type { TrialJob } from "../jobs/job.ts";
import type { TrialOptions } from "../jobs/trial-options.ts";
import { componentsOf, type Workbench } from "../search/workbench.ts";
import { findDetours } from "./find-detours.ts";
import { VIA_WORTH } from "./legal-subset.ts";
import { VIA_STEPS } from "./negotiate.ts";

/** Trials that are computed from the same board: the result depends on this number, never on who computes them. */
const TRIAL_BATCH = 8;
/** Mean loss that is put up with at the beginning of the trials, in nanometres. */
const FIRST_HEAT = 2_000_000;
/** The same while a connection is joined: nets go a long way round to let it through. */
const JOINING_HEAT = 15_000_000;
/** Part of the other trials that begin with a branch that has vias. */
const VIA_SHARE = 0.5;
/** Part of the other trials that begin with a net that takes a long way round, while there is one. */
const DETOUR_SHARE = 0.25;
/** Part of the trials that try to join what is open, while something is. */
const OPEN_SHARE = 0.6;
/** Copper that such a trial may put down, less what it takes away, while it is under way. */
const CONNECTION_WORTH = 400_000_000;

/** Trials that begin with different nets; `heat` falls from 1 to 0. */
export function drawTrials(bench: Workbench, random: Mulberry32, heat: number): TrialJob[] {
  const withVias = viaBranches(bench);
  const all = branchesToImprove(bench);
  const open = bench.joinable();
  const detours = findDetours(bench);
  const jobs = new Map<number, TrialJob>();
  for (let draw = 0; draw < TRIAL_BATCH; draw++) {
    if (open.length > 0 && random.next() < OPEN_SHARE) {
      const net = open[Math.floor(random.next() * open.length)]!;
      const options = joiningTrial(bench, net, random, heat);
      if (!jobs.has(net)) jobs.set(net, { kind: "trial", net, options });
      continue;
    }
    if (all.length === 0) continue;
    const isDetour = detours.length > 0 && random.next() < DETOUR_SHARE;
    const candidates = isDetour ? detours : withVias.length > 0 && random.next() < VIA_SHARE ? withVias : all;
    const { net, branch } = candidates[Math.floor(random.next() * candidates.length)]!;
    const route = bench.routes[net]!;
    const isWhole = route.branches.length <= 4 && bench.heldGiven(net, route).length === 0 && random.next() < 0.5;
    const options: TrialOptions = {
      branch: isWhole ? "all" : branch,
      around: [],
      pressure: 1.5 * 2 ** (4 * random.next()),
      viaSteps: VIA_WORTH / bench.grid.pitch,
      margin: 4_000_000 * 2 ** (3 * random.next()),
      mostMoves: 12,
      opensPlanes: false,
      mostPops: 400_000,
      tolerance: -Math.log(1 - random.next()) * FIRST_HEAT * heat,
      connectionWorth: 0,
    };
    if (!jobs.has(net)) jobs.set(net, { kind: "trial", net, options });
  }
  return [...jobs.values()];
}

/** A trial that joins what is open, whatever copper that costs; the open end may move to another net. */
function joiningTrial(bench: Workbench, net: number, random: Mulberry32, heat: number): TrialOptions {
  return {
    branch: "none",
    around: random.next() < 0.5 ? [] : branchesNear(bench, net, random),
    pressure: 3 * 2 ** (4 * random.next()),
    viaSteps: random.next() < 0.5 ? VIA_STEPS : VIA_WORTH / bench.grid.pitch,
    margin: 4_000_000 * 2 ** (3 * random.next()),
    mostMoves: 24,
    opensPlanes: true,
    mostPops: 1_500_000,
    tolerance: -Math.log(1 - random.next()) * JOINING_HEAT * (1 + heat),
    connectionWorth: CONNECTION_WORTH,
  };
}

/** Branches of other nets around an end of an open connection, in any order. */
function branchesNear(bench: Workbench, net: number, random: Mulberry32): BranchRef[] {
  const pieces = componentsOf(bench, net, bench.routes[net]!.branches);
  const { terminals } = pieces[Math.floor(random.next() * pieces.length)]!;
  const anchors = bench.problem.terminals[terminals[Math.floor(random.next() * terminals.length)]!]!.anchors;
  const radius = 1_000_000 * 2 ** (2 * random.next());
  const found = new Map<string, BranchRef & { readonly rank: number }>();
  bench.copper.forEach(({ segments }, other) => {
    if (other === net) return;
    for (const { ax, ay, bx, by, branch } of segments) {
      const key = `${other} ${branch}`;
      if (found.has(key)) continue;
      const isNear = anchors.some(({ x, y }) => pointSegment2(x, y, ax, ay, bx, by) < radius * radius);
      if (isNear) found.set(key, { net: other, branch, rank: random.next() });
    }
  });
  return [...found.values()].sort((a, b) => a.rank - b.rank);
}

/** Branches with vias; a branch stands in the list once for each. */
function viaBranches(bench: Workbench): BranchRef[] {
  return bench.copper.flatMap(({ vias }, net) =>
    vias.flatMap(({ branch, given }) => (given && !bench.problem.nets[net]!.improvesGiven ? [] : { net, branch })),
  );
}

/** Branches that may be rerouted for their own gain. */
export function branchesToImprove(bench: Workbench): BranchRef[] {
  return bench.routes.flatMap(({ branches }, net) =>
    branches.flatMap(({ given }, branch) => (given && !bench.problem.nets[net]!.improvesGiven ? [] : { net, branch })),
  );
}
