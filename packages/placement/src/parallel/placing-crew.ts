import type { Board } from "@tracewright/board";
import type { ProblemOptions } from "../adapt/problem-from-board.ts";
import type { SavedCandidate } from "../search/candidate-run.ts";
import type { PlacingJob, PlacingPool, ReceivedPlacing } from "./placing-pool.ts";

/** A worker that has not answered for so many waits of some hundredths of a second is given up. */
const PATIENCE = 6_000;

interface Worker {
  readonly number: number;
  /** The last session that it knows the board of. */
  session: number;
  /** What it works on; undefined: nothing. */
  job: number | undefined;
  isLost: boolean;
}

/** Workers for one run at a time. Whatever is given to them, the run can do itself, with the same result. */
export class PlacingCrew {
  readonly #pool: PlacingPool;
  readonly #workers: readonly Worker[];
  #session = 0;
  #jobs = 0;
  #waits = 0;
  #board: { readonly board: Board; readonly options: ProblemOptions } | undefined;

  constructor(pool: PlacingPool) {
    this.#pool = pool;
    this.#workers = Array.from({ length: pool.workers }, (_, number) => ({
      number,
      session: 0,
      job: undefined,
      isLost: false,
    }));
  }

  /** Jobs are about this board from now on; answers to earlier ones are lost. Answers the session. */
  open(board: Board, options: ProblemOptions): number {
    this.#session += 1;
    this.#board = { board, options };
    return this.#session;
  }

  get session(): number {
    return this.#session;
  }

  get hasIdle(): boolean {
    return this.#workers.some(isIdle);
  }

  /** Gives a candidate to an idle worker; answers the number of the job. */
  give(candidate: SavedCandidate, until: PlacingJob["until"]): number {
    const worker = this.#workers.find(isIdle);
    if (!worker || !this.#board) throw new Error("a job was given although no worker is idle");
    if (worker.session !== this.#session) {
      this.#pool.send(worker.number, { kind: "open", session: this.#session, ...this.#board });
      worker.session = this.#session;
    }
    this.#jobs += 1;
    worker.job = this.#jobs;
    this.#pool.send(worker.number, { kind: "job", session: this.#session, job: this.#jobs, candidate, until });
    return this.#jobs;
  }

  /** Whether the job is still being worked on. */
  isAtWork(job: number): boolean {
    return this.#workers.some((worker) => worker.job === job && !worker.isLost);
  }

  /** A job that was done in this session, if one has arrived; `patient` waits a little for it. */
  take(patience: "at once" | "patient"): { job: number; candidate: SavedCandidate } | undefined {
    const received = patience === "patient" ? this.#pool.wait() : this.#pool.poll();
    if (received) return this.#file(received);
    if (patience === "patient") this.#waits += 1;
    if (this.#waits > PATIENCE) for (const worker of this.#workers) worker.isLost ||= worker.job !== undefined;
    return undefined;
  }

  #file({ worker: number, answer }: ReceivedPlacing) {
    const worker = this.#workers[number]!;
    this.#waits = 0;
    if (answer === "lost") {
      worker.isLost = true;
      return undefined;
    }
    if (answer.job === worker.job) worker.job = undefined;
    worker.isLost = false;
    return answer.session === this.#session ? { job: answer.job, candidate: answer.candidate } : undefined;
  }
}

function isIdle({ job, isLost }: Worker): boolean {
  return job === undefined && !isLost;
}
