import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { writeCheckpoint } from "../engine/checkpoint.ts";
import { computeJobs } from "../engine/compute-jobs.ts";
import { fillOpen, measure, worthOf } from "../engine/legal-subset.ts";
import { optimiseEpoch } from "../engine/optimise.ts";
import { beginState } from "../engine/state.ts";
import type { Job } from "../jobs/job.ts";
import { type RoutingRun, resumeRouting, startRouting } from "../run/routing-run.ts";
import { Workbench } from "../search/workbench.ts";
import { inProcessPool } from "../testing/in-process-pool.ts";
import { randomBoard } from "../testing/random-board.ts";
import { Crew } from "./crew.ts";
import type { WorkerPool } from "./worker-pool.ts";

const BOARD = randomBoard({ seed: 10, parts: 12, nets: 8 });
const PROBLEM = problemFromBoard(randomBoard({ seed: 5, parts: 16, nets: 10 }));
const TRIAL_VISITS = 1_500_000;
const JOBS: readonly Job[] = [...PROBLEM.nets.keys()].map((net) => ({
  kind: "trial",
  net,
  options: {
    branch: "all",
    around: [],
    pressure: 4,
    viaSteps: 200,
    connectionWorth: 0,
    margin: 10_000_000,
    mostMoves: 12,
    opensPlanes: false,
    mostPops: 400_000,
    tolerance: 0,
  },
}));

/** A bench on which every net has the first way it found; vias are cheap, so there are many. */
function greedyBench(crew?: Crew): Workbench {
  const bench = new Workbench(PROBLEM);
  bench.budget = Number.POSITIVE_INFINITY;
  for (const _ of fillOpen(bench, [...bench.routes.keys()], { viaSteps: 5, margin: 6_000_000, wholeBoard: true }));
  bench.crew = crew;
  return bench;
}

/** The trials of an optimisation, stepped to their end. */
function runTrials(pool?: WorkerPool): string {
  const bench = greedyBench(pool && new Crew(pool));
  const best = measure(bench);
  const state = { ...beginState(7, "optimise", best), passWorth: worthOf(best), trialBudget: TRIAL_VISITS };
  while (state.phase === "optimise") for (const _ of optimiseEpoch(bench, state, "normal")) bench.budget = 50_000;
  return Buffer.from(writeCheckpoint(bench, state)).toString("hex");
}

describe("a crew", () => {
  const alone = runTrials();

  it("gives the same bytes for 1, 2 and 4 workers, whoever takes which job and whenever the answers come", () => {
    let answers = 0;
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 4), fc.nat(), (workers, seed) => {
        const pool = inProcessPool({ workers, seed });
        expect(runTrials(pool)).toBe(alone);
        answers += pool.answers();
      }),
      { numRuns: 8, seed: 1 },
    );
    expect(answers).toBeGreaterThan(40);
  });

  it.each([
    { answers: 0, says: true },
    { answers: 5, says: true },
    { answers: 5, says: false },
  ])("gives the same bytes when its workers are lost after $answers answers, with a word: $says", (loss) => {
    expect(runTrials(inProcessPool({ workers: 2, seed: 3, loss }))).toBe(alone);
  });

  it("changes no byte of a whole run, paused at any epoch and resumed with other workers", () => {
    const whole = bytesOf(startRouting(BOARD, { seed: 2, effort: "draft" }));
    const pool = inProcessPool({ workers: 2, seed: 4 });
    const run = startRouting(BOARD, { seed: 2, effort: "draft", crew: new Crew(pool) });
    const pauses: Uint8Array[] = [];
    while (run.step(60_000, "epoch") === "running")
      if (run.inspect().place().isEpochBoundary) pauses.push(run.checkpoint());
    expect(bytesOf(run)).toBe(whole);
    expect(pool.answers()).toBeGreaterThan(10);
    expect(pauses.length).toBeGreaterThan(3);
    for (const [index, pause] of pauses.entries()) {
      const crew = new Crew(inProcessPool({ workers: 1 + (index % 4), seed: index }));
      expect(bytesOf(resumeRouting(BOARD, pause, { seed: 2, effort: "draft", crew }))).toBe(whole);
    }
  });

  it("serves another bench while a batch of the first is put aside", () => {
    const expected = finish(computeJobs(greedyBench(), JOBS));
    const crew = new Crew(inProcessPool({ workers: 2, seed: 5 }));
    const first = greedyBench(crew);
    first.budget = 0;
    const aside = computeJobs(first, JOBS);
    aside.next();
    first.budget = Number.POSITIVE_INFINITY;
    expect(finish(computeJobs(greedyBench(crew), JOBS))).toEqual(expected);
    expect(finish(aside)).toEqual(expected);
    expect(finish(computeJobs(first, JOBS))).toEqual(expected);
  });
});

function bytesOf(run: RoutingRun): string {
  while (run.step(60_000) === "running");
  return Buffer.from(run.checkpoint()).toString("hex") + JSON.stringify(run.outcome());
}

function finish<Result>(work: Generator<void, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
