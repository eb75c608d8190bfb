import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import type { Application } from "../../platform/application.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { LEASE_MS, LeaseWatch } from "../../platform/lease-watch.ts";
import { oneAtATime } from "../../platform/one-at-a-time.ts";
import { spans } from "../../platform/spans.ts";
import type { RunInput } from "../../threads/messages/run-messages.ts";
import { readDocument } from "../documents/document-store.ts";
import { recordOccasion } from "./announce-run.ts";
import { claimNextRun } from "./run-queue.ts";
import { findHeldRuns, type RunRow, renewLease } from "./run-store.ts";
import { RunTime } from "./run-time.ts";
import { RunWriter } from "./run-writer.ts";
import { type RunThread, startRunThread } from "./start-run-thread.ts";
import { takeUpLostRun } from "./take-up-lost-run.ts";

/** What the engine may still need after its time: bringing the best result into order and checking it. */
const FINISHING_MS = 120_000;
/** How often dead workers and waiting runs are looked for, whether or not there was news of them. */
const SWEEP_MS = 5000;

export interface RunWorker {
  /** Runs in hand are checkpointed and given back, to go on after the next start. */
  stop(): Promise<void>;
}

export interface RunWorkerOptions {
  /** How long an engine may take after its time before it is cut off. */
  readonly finishingMs?: number;
  /** The program of the threads. */
  readonly threadFile?: URL;
}

/** A run from its claim to its last word. */
class RunInHand {
  /** Set when the worker, not the user, ends the work: the run is to be taken up again. */
  isGivenBack = false;
  /** By the worker, by the user, or because the run is no longer this worker's. */
  isStopped = false;
  done: Promise<void> = Promise.resolve();
  #thread: RunThread | undefined;

  /** The thread is there; an order to stop may have come before it was. */
  begin(thread: RunThread): void {
    this.#thread = thread;
    if (this.isStopped) thread.stop();
  }

  stop(): void {
    this.isStopped = true;
    this.#thread?.stop();
  }

  finish(): void {
    this.#thread?.finish();
  }
}

/** The worker role: takes runs in the order of the queue, and looks after runs whose worker has died. */
export async function startRunWorker(application: Application, options: RunWorkerOptions = {}): Promise<RunWorker> {
  const { db, database, pubSub, log, configuration, now } = application;
  const owner = randomUUID();
  const inHand = new Map<string, RunInHand>();
  const watch = new LeaseWatch();
  let isStopping = false;

  const fill = oneAtATime(async () => {
    while (!isStopping && inHand.size < configuration.workers) {
      const claimed = await db.transaction(async (transaction) => {
        const next = await claimNextRun(transaction, owner, now());
        if (next === undefined) return undefined;
        const { run, isFirst } = next;
        return { run, tell: await recordOccasion(application, transaction, run, isFirst ? "STARTED" : "CONTINUED") };
      });
      if (claimed === undefined) return;
      const { run, tell } = claimed;
      const hand = new RunInHand();
      inHand.set(run.id, hand);
      if (isStopping) giveBack(hand);
      tell();
      const attributes = { "tracewright.run": run.id, "tracewright.job_type": run.jobType };
      hand.done = spans
        .during(`run ${run.jobType}`, attributes, () => workOnRun(application, run, owner, hand, options))
        // It stays claimed and its lease is renewed no more: it is taken up again when that has run out.
        .catch((error: unknown) => log.error("run was let go of", { run: run.id, message: describeFault(error) }))
        .finally(() => {
          inHand.delete(run.id);
          look();
        });
    }
  });
  const look = (): void => {
    fill().catch((error: unknown) => log.error("queue not read", { message: describeFault(error) }));
  };
  const sweep = oneAtATime(async () => {
    if (isStopping) return;
    const held = (await findHeldRuns(db)).filter(({ id }) => !inHand.has(id));
    for (const lost of watch.lost(held, performance.now())) await takeUpLostRun(application, lost);
    look();
  });

  const unsubscribe = pubSub.subscribe((news) => {
    if (news.kind === "stop-run") inHand.get(news.runId)?.stop();
    else if (news.kind === "finish-run") inHand.get(news.runId)?.finish();
    else if (news.kind === "queue" || news.kind === "gap") look();
  });
  // The lock of the embedded database's folder proves that no other process works on it: every lease holder is dead.
  if (database.kind === "embedded") for (const lost of await findHeldRuns(db)) await takeUpLostRun(application, lost);
  await sweep();
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.error("sweep failed", { message: describeFault(error) }));
  }, SWEEP_MS);

  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      unsubscribe();
      for (const hand of inHand.values()) giveBack(hand);
      await fill().catch(() => {});
      await sweep().catch(() => {});
      await Promise.all([...inHand.values()].map(({ done }) => done));
    },
  };
}

function giveBack(hand: RunInHand): void {
  hand.isGivenBack = true;
  hand.stop();
}

async function workOnRun(
  application: Application,
  run: RunRow,
  owner: string,
  hand: RunInHand,
  { finishingMs = FINISHING_MS, threadFile }: RunWorkerOptions,
): Promise<void> {
  const { db, storage, configuration, log } = application;
  const options = run.options as RunInput["options"];
  const [board, circuit, checkpoint] = await Promise.all([
    readDocument(application, run.boardHash),
    run.circuitHash === null ? null : readDocument(application, run.circuitHash),
    run.checkpointKey === null ? null : storage.read(run.checkpointKey),
  ]);
  const time = new RunTime({ workedMs: run.workedMs, limitMs: options.seconds * 1000, finishingMs });
  const writer = new RunWriter(application, run, owner, () => time.workedMs());
  const phases = spans.phases();

  const thread = startRunThread(
    {
      jobType: run.jobType,
      board,
      circuit,
      checkpoint: checkpoint ?? null,
      options,
      threads: configuration.runThreads || Math.max(1, Math.floor(availableParallelism() / configuration.workers)),
    },
    configuration.runMemoryMb,
    (message) => {
      if (message.kind === "progress") phases.enter(message.progress.phase);
      writer.receive(message);
    },
    threadFile,
  );
  hand.begin(thread);

  let isTimedOut = false;
  time.watch(thread.begun, {
    finish: () => thread.finish(),
    giveUp: () => {
      isTimedOut = true;
      void thread.terminate();
    },
  });
  // A cancel from another process may get lost on the way; the lease that can no longer be renewed tells as well.
  const renewing = setInterval(() => {
    renewLease(db, run.id, owner).then(
      (isKept) => {
        if (!isKept) hand.stop();
      },
      (error: unknown) => log.error("lease not renewed", { run: run.id, message: describeFault(error) }),
    );
  }, LEASE_MS / 3);
  try {
    const end = await thread.ended;
    await writer.finish(isTimedOut ? { status: "out-of-time" } : end, hand);
  } finally {
    phases.end();
    time.stop();
    clearInterval(renewing);
  }
}
