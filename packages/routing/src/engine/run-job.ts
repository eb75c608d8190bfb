/**
 * Work cut into jobs: each looks for better copper of a few nets and leaves the bench as it found it. What it answers
 * depends on the job, the problem, the routes and the history alone, so any bench in the same state answers the same,
 * in whatever order and on whatever thread; jobs of a batch never see each other.
 */

import type { Job, JobResult, RouteChange } from "../jobs/job.ts";
import type { TrialGain } from "../jobs/trial-gain.ts";
import type { Workbench } from "../search/workbench.ts";
import { fillOpen } from "./legal-subset.ts";
import { takeTurn } from "./negotiation-turn.ts";
import { rerouteNet } from "./reroute-net.ts";
import { ripUpTrial } from "./rip-up-trial.ts";

/** Does the job, and takes back what it did to the bench. */
export function* runJob(bench: Workbench, job: Job): Generator<void, JobResult> {
  const before = [...bench.routes];
  const begun = bench.spent;
  bench.atWork = job.net;
  const gain = yield* workOn(bench, job);
  bench.atWork = undefined;
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

/** What was gained; nothing where the bench is to stay as it is. */
function* workOn(bench: Workbench, job: Job): Generator<void, TrialGain | undefined> {
  const { net } = job;
  switch (job.kind) {
    case "trial":
      return yield* ripUpTrial(bench, net, job.options);
    case "reroute":
      return yield* rerouteNet(bench, net);
    case "fill": {
      const open = bench.openOf(net);
      yield* fillOpen(bench, [net], job.options);
      const connections = open - bench.openOf(net);
      return connections > 0 ? { connections, worth: 0 } : undefined;
    }
    case "turn":
      yield* takeTurn(bench, net, job.options);
      return NO_GAIN;
  }
}
