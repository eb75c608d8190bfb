/** A worker's side of the work: the same problem, made from the same board, for which it anneals candidates. */

import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import type { PlacementProblem } from "../problem/problem.ts";
import { CandidateRun } from "../search/candidate-run.ts";
import type { PlacingAnswer, PlacingJob, PlacingRequest } from "./placing-pool.ts";

export class PlacingServer {
  #session = 0;
  #problem: PlacementProblem | undefined;
  readonly #jobs: PlacingJob[] = [];

  take(request: PlacingRequest): void {
    if (request.kind === "open") {
      this.#session = request.session;
      this.#problem = placementProblemFromBoard(request.board, request.options).problem;
      this.#jobs.length = 0;
      return;
    }
    if (request.session !== this.#session) throw new Error("a job for a board that was never opened");
    this.#jobs.push(request);
  }

  /** Does the next job; undefined where there is none. */
  work(): PlacingAnswer | undefined {
    const request = this.#jobs.shift();
    if (!request || !this.#problem) return undefined;
    const { session, job, candidate, until } = request;
    const run = new CandidateRun(this.#problem, candidate);
    while (!run.hasDone(until)) run.advance();
    return { session, job, candidate: run.save() };
  }
}
