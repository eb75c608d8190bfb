import { describe, expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { Workbench } from "../search/workbench.ts";
import { randomBoard } from "../testing/random-board.ts";
import { readCheckpoint, writeCheckpoint } from "./checkpoint.ts";
import { fillOpen, isBetter, measure, worthOf } from "./legal-subset.ts";
import { optimiseEpoch } from "./optimise.ts";
import { beginState, type EngineState } from "./state.ts";

const PROBLEM = problemFromBoard(randomBoard({ seed: 5, parts: 16, nets: 10 }));

function drain(work: Generator<void>): void {
  while (!work.next().done);
}

/** A bench on which every net has the first way it found, and the state of a run that is about to begin its trials. */
function beforeTrials(): { bench: Workbench; state: EngineState } {
  const bench = new Workbench(PROBLEM);
  bench.budget = Number.POSITIVE_INFINITY;
  drain(fillOpen(bench, [...bench.routes.keys()], { viaSteps: 5, margin: 6_000_000, wholeBoard: true }));
  const best = measure(bench);
  const state = { ...beginState(7, "optimise", best), passWorth: worthOf(best), trialBudget: 1_500_000 };
  return { bench, state };
}

describe("the trials of an optimisation", () => {
  it("come to an end with a board that is better and has no connection less", () => {
    const { bench, state } = beforeTrials();
    const before = state.best;
    while (state.phase === "optimise") drain(optimiseEpoch(bench, state, "normal"));
    expect(isBetter(state.best, before)).toBe(true);
    expect(state.best.open).toBeLessThanOrEqual(before.open);
    expect(measure(bench)).toEqual(state.best);
    expect(bench.table.allConflicts()).toEqual([]);
  });

  it("end the same when they are paused at any epoch and resumed", () => {
    const whole = beforeTrials();
    const pauses: Uint8Array[] = [];
    while (whole.state.phase === "optimise") {
      pauses.push(writeCheckpoint(whole.bench, whole.state));
      drain(optimiseEpoch(whole.bench, whole.state, "normal"));
    }
    const end = writeCheckpoint(whole.bench, whole.state);
    expect(pauses.length).toBeGreaterThan(2);
    for (const pause of pauses) {
      const bench = new Workbench(PROBLEM);
      bench.budget = Number.POSITIVE_INFINITY;
      const state = readCheckpoint(bench, pause);
      while (state.phase === "optimise") drain(optimiseEpoch(bench, state, "normal"));
      expect(writeCheckpoint(bench, state)).toEqual(end);
    }
  });
});
