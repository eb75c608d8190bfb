import type { Application } from "../../application.ts";
import type { RunMessage } from "../../threads/protocol.ts";
import { announceRun } from "./announce-run.ts";
import { storePreview, storeResults } from "./run-results.ts";
import { applyRunEvent, type RunRow, releaseRun } from "./run-store.ts";

/** How a run's thread went away. */
export type RunEnd =
  | { readonly status: "ended" | "out-of-memory" | "out-of-time" }
  | { readonly status: "crashed"; readonly message: string };

/** Writes down what a run's thread says, one message after the other, in the order they came. */
export class RunWriter {
  readonly #application: Application;
  readonly #run: RunRow;
  readonly #owner: string;
  readonly #workedMs: () => number;
  #queue: Promise<void> = Promise.resolve();
  #last: RunMessage | undefined;
  #checkpointKey: string;
  #writing = 0;

  constructor(application: Application, run: RunRow, owner: string, workedMs: () => number) {
    this.#application = application;
    this.#run = run;
    this.#owner = owner;
    this.#workedMs = workedMs;
    this.#checkpointKey = `checkpoints/${run.id}.bin`;
  }

  receive(message: RunMessage): void {
    if (message.kind === "warning") {
      this.#application.log.warning(message.message, { run: this.#run.id });
      return;
    }
    this.#last = message;
    // Progress that arrives faster than it can be written is skipped: the next one tells more.
    if (message.kind === "progress" && this.#writing > 2) return;
    this.#writing++;
    this.#queue = this.#queue
      .then(() => this.#write(message))
      .finally(() => {
        this.#writing--;
      });
    // The failure is kept in the queue and surfaces in `finish`.
    this.#queue.catch(() => {});
  }

  async #write(message: RunMessage): Promise<void> {
    const { db, pubSub, now, storage } = this.#application;
    const run = this.#run;
    if (message.kind === "progress") {
      if (message.preview !== null) await storePreview(this.#application, run.id, message.preview);
      const applied = await applyRunEvent(db, run.id, "progressed", {
        at: now(),
        leaseOwner: this.#owner,
        change: { progress: message.progress, workedMs: this.#workedMs() },
      });
      if (applied !== undefined)
        pubSub.publish({ kind: "run", userId: run.requestedBy, runId: run.id, preview: message.preview !== null });
    } else if (message.kind === "checkpoint") {
      await storage.write(this.#checkpointKey, message.bytes);
      await applyRunEvent(db, run.id, "progressed", {
        at: now(),
        leaseOwner: this.#owner,
        change: { checkpointKey: this.#checkpointKey, workedMs: this.#workedMs() },
      });
    }
  }

  /** The last word on the run once its thread is gone. */
  async finish(end: RunEnd, givenBack: boolean): Promise<void> {
    await this.#queue;
    const { db, now, storage } = this.#application;
    const [run, owner, last] = [this.#run, this.#owner, this.#last];
    const free = { leaseOwner: null, leaseUntil: null, workedMs: this.#workedMs() } as const;
    if (last?.kind === "stopped") {
      await storage.write(this.#checkpointKey, last.checkpoint);
      await storePreview(this.#application, run.id, last.preview);
      const change = { ...free, checkpointKey: this.#checkpointKey, progress: last.progress };
      return givenBack ? this.#giveBack(change) : releaseRun(db, run.id, owner, change);
    }
    if (last?.kind === "finished" && end.status === "ended") {
      const completed = await storeResults(this.#application, run, owner, last.results, {
        ...free,
        progress: last.progress,
        endedAt: now(),
        ...(last.intents && { intents: last.intents }),
      });
      if (completed !== undefined) await announceRun(this.#application, completed, "COMPLETE");
      else await releaseRun(db, run.id, owner, free);
      return;
    }
    // Cut off before it could answer: the run goes on from the last checkpoint that it left.
    if (givenBack && end.status === "ended" && last?.kind !== "failed") return this.#giveBack(free);
    const timeOut = end.status === "out-of-time";
    const failed = await applyRunEvent(db, run.id, timeOut ? "timed-out" : "failed", {
      at: now(),
      leaseOwner: owner,
      change: { ...free, endedAt: now(), message: this.#explain(end) },
    });
    if (failed !== undefined) await announceRun(this.#application, failed, "FAIL");
    else await releaseRun(db, run.id, owner, free);
  }

  /** Back into the queue. That is no death of a worker: it must not count towards the third. */
  async #giveBack(change: Parameters<typeof releaseRun>[3]): Promise<void> {
    const { db, queue, now } = this.#application;
    const [run, owner] = [this.#run, this.#owner];
    await db.transaction(async (transaction) => {
      const returned = await applyRunEvent(transaction, run.id, "lost", {
        at: now(),
        leaseOwner: owner,
        change: { ...change, attempts: run.attempts - 1 },
      });
      if (returned !== undefined) await queue.sendRun(transaction, run.id);
      else await releaseRun(transaction, run.id, owner, change);
    });
  }

  #explain(end: RunEnd): string {
    if (this.#last?.kind === "failed") return this.#last.message;
    if (end.status === "out-of-time") return "The run did not end in its time and was stopped.";
    if (end.status === "out-of-memory")
      return `The run needed more than ${this.#application.configuration.runMemoryMb} MB of memory and was stopped.`;
    this.#application.log.error("run crashed", {
      run: this.#run.id,
      message: end.status === "crashed" ? end.message : end.status,
    });
    return "The run ended by a fault of ours; it was written down.";
  }
}
