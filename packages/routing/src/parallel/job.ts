/**
 * Work cut into jobs: each looks for better copper of a few nets and leaves the bench as it found it. What it answers
 * depends on the job, the problem, the routes and the history alone, so any bench in the same state answers the same,
 * in whatever order and on whatever thread; jobs of a batch never see each other.
 */
import { ripUpTrial, type TrialGain, type TrialOptions } from "../engine/rip-up-trial.ts";
import type { NetRoute } from "../search/route.ts";
import type { Workbench } from "../search/workbench.ts";

/** A move of large-neighbourhood search that begins with `net`. */
export interface TrialJob {
  readonly kind: "trial";
  readonly net: number;
  readonly options: TrialOptions;
}

export type Job = TrialJob;

export interface RouteChange {
  readonly net: number;
  readonly route: NetRoute;
}

export interface JobResult {
  /** What the job would put on the bench, nets in rising order; nothing where it came to nothing. */
  readonly changes: readonly RouteChange[];
  /** What the changes would save. */
  readonly gain: TrialGain;
  /** Node visits that the job has taken. */
  readonly visits: number;
}

/** Does the job, and takes back what it did to the bench. */
export function* runJob(bench: Workbench, job: Job): Generator<void, JobResult> {
  const before = [...bench.routes];
  const begun = bench.spent;
  const gain = yield* workOn(bench, job);
  const changes: RouteChange[] = [];
  before.forEach((route, net) => {
    const now = bench.routes[net]!;
    if (now === route) return;
    changes.push({ net, route: now });
    bench.setRoute(net, route);
  });
  return { changes: gain ? changes : [], gain: gain ?? NO_GAIN, visits: bench.spent - begun };
}

const NO_GAIN: TrialGain = { connections: 0, worth: 0 };

function workOn(bench: Workbench, job: Job): Generator<void, TrialGain | undefined> {
  return ripUpTrial(bench, job.net, job.options);
}
