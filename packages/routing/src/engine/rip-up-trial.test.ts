import { describe, expect, it } from "vitest";
import { problemFromBoard } from "../adapt/from-board.ts";
import { Random } from "../random.ts";
import { Workbench } from "../search/workbench.ts";
import { randomBoard } from "../testing/random-board.ts";
import { fillOpen, measure, worthOf } from "./legal-subset.ts";
import { ripUpTrial, type TrialGain, type TrialOptions } from "./rip-up-trial.ts";

const USUAL: TrialOptions = {
  branch: "all",
  pressure: 4,
  margin: 10_000_000,
  mostMoves: 12,
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
  finish(fillOpen(bench, [...bench.routes.keys()], { viaSteps: 5, margin: 6_000_000, wholeBoard: true }));
  return bench;
}

function tryEveryNet(bench: Workbench, options: TrialOptions, after: (gain: TrialGain | undefined) => void): void {
  for (const net of bench.routes.keys())
    if (bench.routes[net]!.branches.length > 0) after(finish(ripUpTrial(bench, net, options)));
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
    const random = new Random(seed);
    tryEveryNet(bench, { ...USUAL, tolerance: 40_000_000 * random.next() }, () => {
      expect(bench.table.allConflicts()).toEqual([]);
      bench.routes.forEach((route, net) => {
        for (const branch of route.branches) expect(bench.isLegal(net, branch)).toBe(true);
      });
    });
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
