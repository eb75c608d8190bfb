/**
 * Who else anneals, as the engine sees them: a number of workers that messages can be sent to and that answer. How they are
 * run (threads of Node.js, or nothing but objects in a test) is the business of the host of the run.
 */
import type { Board } from "@tracewright/board";
import type { ProblemOptions } from "../adapt/problem-from-board.ts";
import type { SavedCandidate } from "../search/candidate-run.ts";

export interface PlacingPool {
  /** Beside the thread of the run itself. */
  readonly workers: number;
  /** Requests reach a worker in the order in which they were sent. */
  readonly send: (worker: number, request: PlacingRequest) => void;
  /** An answer that has arrived. */
  readonly poll: () => ReceivedPlacing | undefined;
  /** The next answer; waits for at most some hundredths of a second, so that the caller can stop it meanwhile. */
  readonly wait: () => ReceivedPlacing | undefined;
}

export type PlacingRequest = OpenPlacing | PlacingJob;

/** From now on jobs are about this board. */
export interface OpenPlacing {
  readonly kind: "open";
  readonly session: number;
  readonly board: Board;
  readonly options: ProblemOptions;
}

/** A candidate to be worked on until so many moves are done, or all of its own, or until its parts are in order. */
export interface PlacingJob {
  readonly kind: "job";
  readonly session: number;
  readonly job: number;
  readonly candidate: SavedCandidate;
  readonly until: number | "ordered";
}

export interface PlacingAnswer {
  readonly session: number;
  readonly job: number;
  readonly candidate: SavedCandidate;
}

/** What has come from a worker: an answer, or word that it is gone for good. */
export interface ReceivedPlacing {
  readonly worker: number;
  readonly answer: PlacingAnswer | "lost";
}
