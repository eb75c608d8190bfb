import type { Job } from "../jobs/job.ts";
import type { Workbench } from "../search/workbench.ts";
import { BatchCommit } from "./batch-commit.ts";
import { computeJobs } from "./compute-jobs.ts";

/**
 * Computes a batch of jobs and puts their results on the bench. Returns the nets whose results got in the way of earlier
 * ones: they have to go again, on the board as it is now. Never the first, so that going again comes to an end.
 */
export function* doJobs(bench: Workbench, jobs: readonly Job[]): Generator<void, Set<number>> {
  const results = yield* computeJobs(bench, jobs);
  const commit = new BatchCommit(bench);
  const again = new Set<number>();
  for (const [index, result] of results.entries()) {
    if (result.changes.length > 0 && !commit.accept(result)) again.add(jobs[index]!.net);
    yield* bench.charge(0);
  }
  return again;
}
