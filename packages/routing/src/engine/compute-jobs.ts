import type { Job, JobResult } from "../jobs/job.ts";
import type { Workbench } from "../search/workbench.ts";
import { runJob } from "./run-job.ts";

/**
 * The results of a batch of jobs, in their order, computed on as many threads as there are. The bench is left as it was,
 * but for the node visits, which are counted for all threads.
 */
export function* computeJobs(bench: Workbench, jobs: readonly Job[]): Generator<void, JobResult[]> {
  const begun = bench.spent;
  const results =
    bench.crew && jobs.length > 1 ? yield* bench.crew.compute(bench, jobs) : yield* computeAlone(bench, jobs);
  bench.spent = results.reduce((sum, { visits }) => sum + visits, begun);
  return results;
}

function* computeAlone(bench: Workbench, jobs: readonly Job[]): Generator<void, JobResult[]> {
  const results: JobResult[] = [];
  for (const job of jobs) results.push(yield* runJob(bench, job));
  return results;
}
