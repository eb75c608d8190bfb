/**
 * Computes batches of jobs on the run's own thread and on the workers of a pool. Each takes the next job that
 * is unclaimed; as a job's result does not depend on who computes it, neither does the batch. A worker that is slow
 * or lost costs time and nothing else: what it owes is computed here.
 */

import { runJob } from "../engine/run-job.ts";
import { type NetRoute, NO_ROUTE } from "../grid/route.ts";
import type { Job, JobResult } from "../jobs/job.ts";
import type { Workbench } from "../search/workbench.ts";
import { readChanges, writeChanges } from "./changes-bytes.ts";
import { claimantOf } from "./job-server.ts";
import { claimJob, type ReceivedAnswer, type WorkerPool } from "./worker-pool.ts";

/** Who takes a job on the run's own thread. */
const SELF = 1;
/** How often nothing may come from the workers before the run computes itself what they owe. */
const PATIENCE = 100;

interface Worker {
  readonly number: number;
  /** The last session it received. */
  session: number;
  /** By net, the last route it received. */
  known: NetRoute[];
  /** Jobs of earlier batches, as keys, that it has taken and not answered; while there are some it gets no others. */
  readonly owes: Set<string>;
  isLost: boolean;
}

interface Batch {
  readonly bench: Workbench;
  readonly session: number;
  readonly number: number;
  readonly jobs: readonly Job[];
  readonly order: readonly number[];
  readonly claims: Int32Array;
  readonly results: (JobResult | undefined)[];
}

export class Crew {
  readonly #pool: WorkerPool;
  readonly #workers: readonly Worker[];
  /** What jobs took the last time: long ones are begun first, so that no thread waits for one at the end. */
  readonly #visits = new Map<string, number>();
  #session = 0;
  #batch: Batch | undefined;

  constructor(pool: WorkerPool) {
    this.#pool = pool;
    this.#workers = Array.from({ length: pool.workers }, (_, number) => ({
      number,
      session: 0,
      known: [],
      owes: new Set<string>(),
      isLost: false,
    }));
  }

  /** Results in the order of the jobs. Yields when the budget is used up, and now and then while it waits. */
  *compute(bench: Workbench, jobs: readonly Job[]): Generator<void, JobResult[]> {
    const batch = this.#begin(bench, jobs);
    for (let late = this.#pool.poll(); late; late = this.#pool.poll()) this.#file(batch, late);
    for (const worker of this.#workers) if (worker.owes.size === 0 && !worker.isLost) this.#brief(worker, batch);
    for (const index of batch.order)
      if (claimJob(batch.claims, index, SELF)) batch.results[index] = yield* runJob(bench, jobs[index]!);
    yield* this.#await(batch);
    for (const [index, job] of jobs.entries()) {
      if (batch.results[index]) continue;
      const debtor = this.#workers.find(({ number }) => claimantOf(number) === batch.claims[index]);
      debtor?.owes.add(keyOf({ session: batch.session, batch: batch.number, index }));
      batch.results[index] = yield* runJob(bench, job);
    }
    const results = batch.results.flatMap((result) => result ?? []);
    for (const [index, job] of jobs.entries()) this.#visits.set(`${job.kind} ${job.net}`, results[index]!.visits);
    return results;
  }

  #begin(bench: Workbench, jobs: readonly Job[]): Batch {
    // Where a run was put aside in the middle of a batch, the rest need not be started.
    for (const index of this.#batch?.jobs.keys() ?? []) claimJob(this.#batch!.claims, index, SELF);
    if (bench !== this.#batch?.bench) {
      this.#session++;
      this.#visits.clear();
    }
    const visits = jobs.map(({ kind, net }) => this.#visits.get(`${kind} ${net}`) ?? 0);
    this.#batch = {
      bench,
      session: this.#session,
      number: (this.#batch?.number ?? 0) + 1,
      jobs,
      order: [...jobs.keys()].sort((a, b) => visits[b]! - visits[a]!),
      claims: new Int32Array(new SharedArrayBuffer(jobs.length * Int32Array.BYTES_PER_ELEMENT)),
      results: jobs.map(() => undefined),
    };
    return this.#batch;
  }

  /** Waits for what the workers have begun, up to a point. */
  *#await(batch: Batch): Generator<void> {
    // Another run may be given the workers while this one is put aside: answers to this batch are lost then.
    for (let waits = 0; waits < PATIENCE && batch === this.#batch && batch.results.includes(undefined); waits++) {
      const received = this.#pool.wait();
      if (received) {
        if (!this.#file(batch, received)) return;
        waits = 0;
      } else {
        batch.bench.budget = 0;
        yield;
      }
    }
  }

  /** Keeps an answer; false when it says that a worker is lost. */
  #file({ bench, session, number, results }: Batch, { worker, answer }: ReceivedAnswer): boolean {
    const from = this.#workers[worker]!;
    if (answer === "lost") {
      from.isLost = true;
      return false;
    }
    from.owes.delete(keyOf(answer));
    if (answer.session === session && answer.batch === number)
      results[answer.index] ??= {
        changes: readChanges(bench, answer.changes),
        gain: answer.gain,
        visits: answer.visits,
      };
    return true;
  }

  /** Tells a worker what has changed on the bench and what there is to do. */
  #brief(worker: Worker, { bench, session, number, jobs, order, claims }: Batch): void {
    if (worker.session !== session) {
      worker.session = session;
      worker.known = bench.routes.map(() => NO_ROUTE);
      this.#pool.send(worker.number, { kind: "open", session, parts: bench.share() });
    }
    const changes = bench.routes.flatMap((route, net) => (route === worker.known[net] ? [] : [{ net, route }]));
    worker.known = [...bench.routes];
    const routes = writeChanges(bench, changes);
    this.#pool.send(worker.number, { kind: "batch", session, batch: number, routes, jobs, order, claims });
  }
}

interface Answered {
  readonly session: number;
  readonly batch: number;
  readonly index: number;
}

function keyOf({ session, batch, index }: Answered): string {
  return `${session}.${batch}.${index}`;
}
