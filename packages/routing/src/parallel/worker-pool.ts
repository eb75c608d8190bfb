/**
 * Who else computes jobs, as the engine sees them: a number of workers that messages can be sent to and that answer.
 * How they are run (threads of Node.js, or nothing but objects in a test) is the business of the host of the run.
 */

import type { Job } from "../jobs/job.ts";
import type { TrialGain } from "../jobs/trial-gain.ts";
import type { BenchParts } from "../search/prepare-parts.ts";

export interface WorkerPool {
  /** Beside the thread of the run itself. */
  readonly workers: number;
  /** Requests reach a worker in the order in which they were sent. What lies in shared memory stays shared. */
  readonly send: (worker: number, request: WorkerRequest) => void;
  /** An answer that has arrived. */
  readonly poll: () => ReceivedAnswer | undefined;
  /**
   * The next answer; waits for at most some hundredths of a second, so that the caller can stop it while it
   * waits.
   */
  readonly wait: () => ReceivedAnswer | undefined;
}

export type WorkerRequest = OpenRequest | BatchRequest;

/** From now on jobs are about this problem, on a bench without routes. */
export interface OpenRequest {
  readonly kind: "open";
  readonly session: number;
  readonly parts: BenchParts;
}

/** Jobs to compute on the bench with these routes. */
export interface BatchRequest {
  readonly kind: "batch";
  readonly session: number;
  readonly batch: number;
  /** The routes that have changed since the last batch. */
  readonly routes: Uint8Array;
  readonly jobs: readonly Job[];
  /** In which order jobs are best begun, as places in `jobs`. */
  readonly order: readonly number[];
  /** Shared: who has taken each job, 0 if unclaimed. */
  readonly claims: Int32Array;
}

export interface WorkerAnswer {
  readonly session: number;
  readonly batch: number;
  /** Place of the job in its batch. */
  readonly index: number;
  /** The routes that the job would put on the bench. */
  readonly changes: Uint8Array;
  readonly gain: TrialGain;
  readonly visits: number;
}

/** What has come from a worker: an answer, or word that it is gone for good. */
export type ReceivedAnswer =
  | { readonly worker: number; readonly answer: WorkerAnswer }
  | { readonly worker: number; readonly answer: "lost" };

/** Takes a job for `claimant` (a number above 0), unless it is claimed. */
export function claimJob(claims: Int32Array, index: number, claimant: number): boolean {
  return Atomics.compareExchange(claims, index, 0, claimant) === 0;
}
