import { setTimeout as delay } from "node:timers/promises";
import type { Application } from "../../platform/application.ts";
import { isOutage, OUTAGE_PATIENCE_MS } from "../../platform/database/is-outage.ts";
import type { RunFailure } from "../../platform/database/tables.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { RUN_FAILURE_WORDS } from "../../platform/mail/templates/run-failure-words.ts";
import { Patience } from "../../platform/patience.ts";
import { FullDiskError } from "../../platform/storage/full-disk.ts";
import { StorageAwayError } from "../../platform/storage/storage.ts";
import type { RunInput, RunMessage, RunProgress } from "../../threads/messages/run-messages.ts";
import type { RunPreview } from "../../threads/messages/run-preview.ts";
import { recordOccasion } from "./announce-run.ts";
import { storePreview, storeResults } from "./run-results.ts";
import { applyRunEvent, type RunRow, releaseRun } from "./run-store.ts";

/** How a run's thread went away. */
export type RunEnd =
  | { readonly status: "ended" | "out-of-memory" | "out-of-time" }
  | { readonly status: "crashed"; readonly message: string };

/** What the thread was asked for meanwhile; it may change while the end is being written. */
export interface StopAsked {
  readonly isStopped: boolean;
  /** The process stops: the run is to be taken up again. */
  readonly isGivenBack: boolean;
}

/** Bringing the result into order and checking it come after its time. */
const MAX_PERCENT_OF_TIME = 95;
/** Somebody may just be deleting something; waiting clients are still notified soon. */
const FULL_DISK_PATIENCE_MS = 10_000;

/** Writes down what a run's thread says, one message after the other, in the order they came. */
export class RunWriter {
  readonly #application: Application;
  readonly #run: RunRow;
  readonly #owner: string;
  readonly #workedMs: () => number;
  #queue: Promise<void> = Promise.resolve();
  #last: RunMessage | undefined;
  readonly #checkpointKey: string;
  /** Milliseconds that the engine may work, all workers together. */
  readonly #limitMs: number;
  /** The highest reported value; at first that of the paused run, 0 for a new one. */
  #percent: number;
  /** The last whole percent sent to the project's screens. */
  #toldPercent = -1;
  #lastFault: string | undefined;
  #writing = 0;

  constructor(application: Application, run: RunRow, owner: string, workedMs: () => number) {
    this.#application = application;
    this.#run = run;
    this.#owner = owner;
    this.#workedMs = workedMs;
    this.#limitMs = 1000 * (run.options as RunInput["options"]).seconds;
    this.#percent = run.checkpointKey === null ? 0 : ((run.progress as RunProgress | null)?.percent ?? 0);
    this.#checkpointKey = `checkpoints/${run.id}.bin`;
  }

  receive(message: RunMessage): void {
    if (message.kind === "warning") {
      this.#application.log.warning(message.message, { run: this.#run.id });
      return;
    }
    message = this.#asFarAs(message);
    this.#last = message;
    // Progress that arrives faster than it can be written is skipped: the next one tells more.
    if (message.kind === "progress" && this.#writing > 2) return;
    this.#writing++;
    this.#queue = this.#queue
      .then(() => this.#write(message))
      .then(
        () => {
          this.#lastFault = undefined;
        },
        (error: unknown) => this.#complain(error),
      )
      .finally(() => {
        this.#writing--;
      });
  }

  /**
   * Never less than reported before: a resumed run reads its board again first, which is no step back. Nor less than what
   * of its time is used up: an engine whose work the time does not suffice for would jump from a few percent to the end.
   */
  #asFarAs(message: RunMessage): RunMessage {
    if (message.kind !== "progress" && message.kind !== "stopped") return message;
    const used = Math.min(MAX_PERCENT_OF_TIME, Math.floor((100 * this.#workedMs()) / this.#limitMs));
    this.#percent = Math.max(this.#percent, used, message.progress.percent);
    return { ...message, progress: { ...message.progress, percent: this.#percent } };
  }

  /** What could not be written while the run goes on is no loss: the next message tells more, and an older checkpoint stays. */
  #complain(error: unknown): void {
    const message = describeFault(error);
    // A disk that is full stays so for a while, and messages come four times a second.
    if (message !== this.#lastFault)
      this.#application.log.warning("progress not written", { run: this.#run.id, message });
    this.#lastFault = message;
  }

  async #write(message: RunMessage): Promise<void> {
    const { db, pubSub, now, storage } = this.#application;
    const run = this.#run;
    if (message.kind === "progress") {
      // The numbers need no disk space: a picture that finds no room must not hold them back.
      const isPictured = message.preview !== null && (await this.#keepPicture(message.preview));
      const applied = await applyRunEvent(db, run.id, "progressed", {
        at: now(),
        leaseOwner: this.#owner,
        change: { progress: message.progress, workedMs: this.#workedMs() },
      });
      if (applied !== undefined)
        pubSub.publish({
          kind: "run",
          userId: run.requestedBy,
          projectId: run.projectId,
          runId: run.id,
          preview: isPictured,
        });
      const percent = Math.floor(message.progress.percent);
      if (applied === undefined || percent <= this.#toldPercent) return;
      this.#toldPercent = percent;
      const { requestedBy: userId, projectId, jobType } = run;
      pubSub.publish({ kind: "project", userId, projectId, case: `${jobType}_PROGRESS` });
    } else if (message.kind === "checkpoint") {
      await storage.write(this.#checkpointKey, message.bytes);
      await applyRunEvent(db, run.id, "progressed", {
        at: now(),
        leaseOwner: this.#owner,
        change: { checkpointKey: this.#checkpointKey, workedMs: this.#workedMs() },
      });
    }
  }

  async #keepPicture(preview: RunPreview): Promise<boolean> {
    try {
      await storePreview(this.#application, this.#run.id, preview);
      return true;
    } catch (error) {
      if (!(error instanceof FullDiskError)) throw error;
      this.#complain(error);
      return false;
    }
  }

  /**
   * The last word on the run once its thread is gone. What is away, database or storage, is waited for, a full disk for a moment;
   * then the run fails and says so. A process that stops, and gives the run back, waits for nothing.
   */
  async finish(end: RunEnd, asked: StopAsked, fullDiskPatienceMs = FULL_DISK_PATIENCE_MS): Promise<void> {
    await this.#queue;
    const { log } = this.#application;
    const patience = new Patience();
    for (;;) {
      try {
        return await this.#conclude(end, asked);
      } catch (error) {
        const isFull = error instanceof FullDiskError;
        const isAway = isOutage(error) || error instanceof StorageAwayError;
        const pause = isFull || isAway ? patience.next(isFull ? fullDiskPatienceMs : OUTAGE_PATIENCE_MS) : 0;
        if (pause === 0 || asked.isGivenBack) {
          if (isFull && asked.isGivenBack) return this.#giveBack({ leaseOwner: null, workedMs: this.#workedMs() });
          if (isFull) return this.#fail("given-up", { kind: "NO_SPACE" });
          throw error;
        }
        log.warning("end of run not written yet", { run: this.#run.id, message: describeFault(error) });
        await delay(pause);
      }
    }
  }

  async #conclude(end: RunEnd, { isGivenBack, isStopped }: StopAsked): Promise<void> {
    const { db, now } = this.#application;
    const [run, owner, last] = [this.#run, this.#owner, this.#last];
    const free = { leaseOwner: null, workedMs: this.#workedMs() } as const;
    if (last?.kind === "stopped") {
      const change = { ...free, progress: last.progress, ...(await this.#keepStop(last)) };
      return isGivenBack ? this.#giveBack(change) : releaseRun(db, run.id, owner, change);
    }
    if (last?.kind === "finished" && end.status === "ended") {
      const tell = await storeResults(this.#application, run, owner, last.results, {
        ...free,
        progress: last.progress,
        endedAt: now(),
        ...(last.intents && { intents: last.intents }),
      });
      if (tell === undefined) return releaseRun(db, run.id, owner, free);
      return tell();
    }
    // Cut off before it could answer: the run goes on from the last checkpoint that it left, at once or when it is asked for.
    if (isStopped && end.status === "ended" && last?.kind !== "failed")
      return isGivenBack ? this.#giveBack(free) : releaseRun(db, run.id, owner, free);
    return this.#fail(end.status === "out-of-time" ? "timed-out" : "failed", this.#explain(end));
  }

  /** The checkpoint and the picture of a pause; where the disk has no room, the older ones stay and the run says so. */
  async #keepStop({ checkpoint, preview }: Extract<RunMessage, { kind: "stopped" }>) {
    try {
      await this.#application.storage.write(this.#checkpointKey, checkpoint);
      await storePreview(this.#application, this.#run.id, preview);
      return { checkpointKey: this.#checkpointKey };
    } catch (error) {
      if (!(error instanceof FullDiskError)) throw error;
      this.#complain(error);
      const failure: RunFailure = { kind: "NO_SPACE" };
      return { failure, message: RUN_FAILURE_WORDS.en(failure) };
    }
  }

  async #fail(event: "failed" | "timed-out" | "given-up", failure: RunFailure): Promise<void> {
    const { db, now } = this.#application;
    const [run, last] = [this.#run, this.#last];
    const free = { leaseOwner: null, workedMs: this.#workedMs() } as const;
    const message = last?.kind === "failed" ? last.message : RUN_FAILURE_WORDS.en(failure);
    const tell = await db.transaction(async (transaction) => {
      const failed = await applyRunEvent(transaction, run.id, event, {
        at: now(),
        leaseOwner: this.#owner,
        change: { ...free, endedAt: now(), failure, message },
      });
      return failed && recordOccasion(this.#application, transaction, failed, "FAIL");
    });
    if (tell === undefined) return releaseRun(db, run.id, this.#owner, free);
    tell();
  }

  /** Back into the queue. That is no death of a worker: it must not count towards the third. */
  async #giveBack(change: Parameters<typeof releaseRun>[3]): Promise<void> {
    const { db, pubSub, now } = this.#application;
    const [run, owner] = [this.#run, this.#owner];
    const returned = await applyRunEvent(db, run.id, "lost", {
      at: now(),
      leaseOwner: owner,
      change: { ...change, attempts: run.attempts - 1 },
    });
    if (returned === undefined) return releaseRun(db, run.id, owner, change);
    pubSub.publish({ kind: "run", userId: run.requestedBy, projectId: run.projectId, runId: run.id, preview: false });
    pubSub.publish({ kind: "queue" });
  }

  #explain(end: RunEnd): RunFailure {
    if (this.#last?.kind === "failed") return { kind: "NO_ROOM", parts: this.#last.parts };
    if (end.status === "out-of-time") return { kind: "OUT_OF_TIME" };
    if (end.status === "out-of-memory")
      return { kind: "OUT_OF_MEMORY", limitMb: this.#application.configuration.runMemoryMb };
    this.#application.log.error("run crashed", {
      run: this.#run.id,
      message: end.status === "crashed" ? end.message : end.status,
    });
    return { kind: "FAULT" };
  }
}
