import { availableParallelism } from "node:os";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { spans } from "../../platform/spans.ts";
import type { WorkInHand } from "../../platform/work/work-in-hand.ts";
import type { WorkerOfKind, WorkKind } from "../../platform/work/work-kind.ts";
import type { RunInput } from "../../threads/messages/run-messages.ts";
import { readDocument } from "../documents/document-store.ts";
import { recordOccasion } from "./announce-run.ts";
import { PieceOffers } from "./pieces/piece-offers.ts";
import { RUN_LOAD } from "./pieces/run-load.ts";
import { type ClaimedRun, claimNextRun, claimRun, WAITING_RUNS } from "./run-queue.ts";
import { findHeldRuns, type RunRow, renewLease } from "./run-store.ts";
import { RunTime } from "./run-time.ts";
import { RunWriter } from "./run-writer.ts";
import { startRunThread } from "./start-run-thread.ts";
import { takeUpLostRun } from "./take-up-lost-run.ts";

/** What the engine may still need after its time: bringing the best result into order and checking it. */
const FINISHING_MS = 120_000;

export interface RunWorkerOptions {
  /** How long an engine may take after its time before it is cut off. */
  readonly finishingMs?: number;
  /** The program of the threads. */
  readonly threadFile?: URL;
}

/** The worker role for placement and routing. Runs in hand are checkpointed and given back when it stops. */
export function startRunWorker(application: Application, options: RunWorkerOptions = {}): Promise<WorkerOfKind> {
  return application.work.start(runKind(application, options));
}

function runKind(application: Application, options: RunWorkerOptions): WorkKind<RunRow, RunRow> {
  const { db, configuration, now, services } = application;
  const load = services.get(RUN_LOAD);
  const begin = async (claim: (transaction: Database) => Promise<ClaimedRun | undefined>) => {
    const claimed = await db.transaction(async (transaction) => {
      const next = await claim(transaction);
      if (next === undefined) return undefined;
      const { run, isFirst } = next;
      return { run, tell: await recordOccasion(application, transaction, run, isFirst ? "STARTED" : "CONTINUED") };
    });
    claimed?.tell();
    return claimed?.run;
  };
  return {
    name: "run",
    slots: configuration.workers,
    maxPerHolder: undefined,
    claimNext: (attempt) => begin((transaction) => claimNextRun(transaction, attempt, now())),
    claim: (id, attempt) => begin((transaction) => claimRun(transaction, id, attempt, now())),
    waiting: WAITING_RUNS,
    idOf: ({ id }) => id,
    beat: (id, attempt) => renewLease(db, id, attempt),
    listHeld: () => findHeldRuns(db),
    takeBack: (lost) => takeUpLostRun(application, lost),
    perform: (run, hand) => {
      const attributes = { "tracewright.run": run.id, "tracewright.job_type": run.jobType };
      return load.during(() =>
        spans.during(`run ${run.jobType}`, attributes, () => workOnRun(application, run, hand, options)),
      );
    },
    isWanted: ({ kind }) => kind === "queue",
    stoppedBy: (news) => (news.kind === "stop-run" ? news.runId : undefined),
  };
}

async function workOnRun(
  application: Application,
  run: RunRow,
  hand: WorkInHand,
  { finishingMs = FINISHING_MS, threadFile }: RunWorkerOptions,
): Promise<void> {
  const { storage, configuration, pubSub, database } = application;
  const options = run.options as RunInput["options"];
  const [board, circuit, checkpoint] = await Promise.all([
    readDocument(application, run.boardHash),
    run.circuitHash === null ? null : readDocument(application, run.circuitHash),
    run.checkpointKey === null ? null : storage.read(run.checkpointKey),
  ]);
  const time = new RunTime({ workedMs: run.workedMs, limitMs: options.seconds * 1000, finishingMs });
  const writer = new RunWriter(application, run, hand.attempt, () => time.workedMs());
  const phases = spans.phases();
  // On the embedded database there is no other process.
  const offers =
    run.jobType === "PLACEMENT" && database.kind === "server" ? new PieceOffers(application, run) : undefined;

  const thread = startRunThread(
    {
      jobType: run.jobType,
      board,
      circuit,
      checkpoint: checkpoint ?? null,
      options,
      help: offers?.port ?? null,
      threads: configuration.runThreads || Math.max(1, Math.floor(availableParallelism() / configuration.workers)),
    },
    configuration.runMemoryMb,
    (message) => {
      if (message.kind === "progress") phases.enter(message.progress.phase);
      writer.receive(message);
    },
    threadFile,
  );
  // An order to stop may have come before there was a thread.
  if (hand.isStopped) thread.stop();
  else hand.signal.addEventListener("abort", () => thread.stop());
  const unsubscribe = pubSub.subscribe((news) => {
    if (news.kind === "finish-run" && news.runId === run.id) thread.finish();
  });

  let isTimedOut = false;
  time.watch(thread.begun, {
    finish: () => thread.finish(),
    giveUp: () => {
      isTimedOut = true;
      void thread.terminate();
    },
  });
  try {
    const end = await thread.ended;
    await writer.finish(isTimedOut ? { status: "out-of-time" } : end, hand);
  } finally {
    phases.end();
    time.stop();
    unsubscribe();
    await offers?.close(hand.isGivenBack);
  }
}
