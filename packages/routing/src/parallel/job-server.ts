/** A worker's side of the work: a bench of its own, kept in step with that of the run, on which it computes jobs. */

import { runJob } from "../engine/run-job.ts";
import { Workbench } from "../search/workbench.ts";
import { readChanges, writeChanges } from "./changes-bytes.ts";
import { type BatchRequest, claimJob, type WorkerAnswer, type WorkerRequest } from "./worker-pool.ts";

export class JobServer {
  readonly #claimant: number;
  #bench: Workbench | undefined;
  #session = 0;
  #batch: BatchRequest | undefined;
  #next = 0;

  /** `worker`: its number in the pool. */
  constructor(worker: number) {
    this.#claimant = claimantOf(worker);
  }

  take(request: WorkerRequest): void {
    if (request.kind === "open") {
      this.#bench = new Workbench(request.parts.problem, request.parts.grid, request.parts);
      this.#session = request.session;
      this.#batch = undefined;
      return;
    }
    if (!this.#bench || request.session !== this.#session) throw new Error("a batch for a bench that was never opened");
    for (const { net, route } of readChanges(this.#bench, request.routes)) this.#bench.setRoute(net, route);
    this.#batch = request;
    this.#next = 0;
  }

  /** Computes one job that is unclaimed; undefined where none is left. */
  work(): WorkerAnswer | undefined {
    const bench = this.#bench;
    const request = this.#batch;
    if (!bench || !request) return undefined;
    const { session, batch, jobs, order, claims } = request;
    while (this.#next < order.length) {
      const index = order[this.#next++]!;
      if (!claimJob(claims, index, this.#claimant)) continue;
      bench.budget = Number.POSITIVE_INFINITY;
      const { value } = runJob(bench, jobs[index]!).next();
      if (!value) throw new Error("a job stopped though its budget has no end");
      return {
        session,
        batch,
        index,
        changes: writeChanges(bench, value.changes),
        gain: value.gain,
        visits: value.visits,
      };
    }
    return undefined;
  }
}

export function claimantOf(worker: number): number {
  return worker + 2;
}
