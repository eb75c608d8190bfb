import { Mulberry32 } from "@tracewright/algorithms";
import { netId } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import type { TrialGain } from "../jobs/trial-gain.ts";
import type { TrialOptions } from "../jobs/trial-options.ts";
import { Workbench } from "../search/workbench.ts";
import { randomBoard } from "../testing/random-board.ts";
import { drawTrials } from "./draw-trials.ts";
import { fillOpen, measure, worthOf } from "./legal-subset.ts";
import { ripUpTrial } from "./rip-up-trial.ts";

const USUAL: TrialOptions = {
  branch: "all",
  around: [],
  viaSteps: 25,
  connectionWorth: 0,
  pressure: 4,
  margin: 10_000_000,
  mostMoves: 12,
  opensPlanes: false,
  mostPops: 400_000,
  tolerance: 0,
};

function finish<Result>(work: Generator<void, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** A bench on which every net has the first way it found among the others; vias are cheap, so there are many. */
function greedyBench(seed: number): Workbench {
  const bench = new Workbench(problemFromBoard(randomBoard({ seed, parts: 16, nets: 10 })));
  bench.budget = Number.POSITIVE_INFINITY;
  finish(fillOpen(bench, [...bench.routes.keys()], { viaSteps: 1, margin: 6_000_000, wholeBoard: true }));
  return bench;
}

function tryEveryNet(bench: Workbench, options: TrialOptions, after: (gain: TrialGain | undefined) => void): void {
  for (const net of bench.routes.keys())
    if (bench.routes[net]!.branches.length > 0) after(finish(ripUpTrial(bench, net, options)));
}

/** Tries to join what is open on a board of one layer; returns how many connections were made. */
function joinOnOneLayer(seed: number): number {
  const first = netId("n3");
  const asked = { layers: { default: ["F.Cu" as const] }, priority: { byNet: { [first]: 10 } } };
  const problem = problemFromBoard(randomBoard({ seed, parts: 16, nets: 10 }), { asked });
  const number = problem.netIds.indexOf(first);
  const bench = new Workbench(problem);
  bench.budget = Number.POSITIVE_INFINITY;
  finish(fillOpen(bench, bench.unfinished(), { viaSteps: 5, margin: 6_000_000, wholeBoard: true }));
  const random = new Mulberry32(seed);
  const atFirst = measure(bench).open;
  const openFirst = bench.openOf(number);
  for (let batch = 0; batch < 6; batch++)
    for (const { net, options } of drawTrials(bench, random, 1)) {
      if (options.branch !== "none") continue;
      const before = measure(bench);
      const gain = finish(ripUpTrial(bench, net, { ...options, mostPops: 100_000 }));
      expect(before.open - measure(bench).open).toBe(gain?.connections ?? 0);
      expect(gain?.connections ?? 0).toBeGreaterThanOrEqual(0);
      expect(bench.table.allConflicts()).toEqual([]);
      // Where a batch is drawn, no trial before has changed anything.
      break;
    }
  expect(bench.openOf(number)).toBeLessThanOrEqual(openFirst);
  return atFirst - measure(bench).open;
}

describe("a rip-up trial", () => {
  it.each([1, 2, 3])("counts its gain right and keeps every connection, on random board %i", (seed) => {
    const bench = greedyBench(seed);
    let before = measure(bench);
    let gains = 0;
    tryEveryNet(bench, USUAL, (gain) => {
      const now = measure(bench);
      if (gain) gains++;
      expect(before.open - now.open).toBe(gain?.connections ?? 0);
      expect(worthOf(before) - worthOf(now)).toBeCloseTo(gain?.worth ?? 0, 0);
      before = now;
    });
    expect(gains).toBeGreaterThan(0);
  });

  it.each([1, 2, 3])("leaves no copper nearer than the rules to any other, on random board %i", (seed) => {
    const bench = greedyBench(seed);
    const random = new Mulberry32(seed);
    tryEveryNet(bench, { ...USUAL, tolerance: 40_000_000 * random.next() }, () => {
      expect(bench.table.allConflicts()).toEqual([]);
      bench.routes.forEach((route, net) => {
        for (const branch of route.branches) expect(bench.isLegal(net, branch)).toBe(true);
      });
    });
  });

  it("that joins opens no more than it closes, and no net of higher priority", () => {
    let joined = 0;
    for (const seed of [1, 2, 3]) joined += joinOnOneLayer(seed);
    expect(joined).toBeGreaterThan(0);
  });

  it("leaves the bench as it was where it may not move anything", () => {
    const bench = greedyBench(4);
    const routes = [...bench.routes];
    const occupied = bench.occupancy.tracks.map((plane) => plane.slice());
    tryEveryNet(bench, { ...USUAL, mostMoves: 0 }, (gain) => expect(gain).toBeUndefined());
    expect(bench.routes).toEqual(routes);
    expect(bench.occupancy.tracks).toEqual(occupied);
  });
});
