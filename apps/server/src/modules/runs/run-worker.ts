import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import type { Application } from "../../application.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import type { RunInput } from "../../threads/protocol.ts";
import { readDocument } from "../documents/document-store.ts";
import { announceRun } from "./announce-run.ts";
import {
  applyRunEvent,
  breakAllLeases,
  claimRun,
  findLostRuns,
  LEASE_MS,
  MOST_ATTEMPTS,
  type RunRow,
  renewLease,
} from "./run-store.ts";
import { RunWriter } from "./run-writer.ts";
import { type RunThread, startRunThread } from "./start-run-thread.ts";

/** What the engine may still need after its time: bringing the best result into order and checking it. */
const FINISHING_MS = 120_000;
/** Taken up again at the very end of its time, a run still gets this much. */
const LEAST_BUDGET_MS = 1000;
const SWEEP_MS = 5000;

export interface RunWorker {
  /** Runs in hand are checkpointed and given back, to go on after the next start. */
  stop(): Promise<void>;
}

interface RunInHand {
  readonly thread: RunThread;
  /** Set when the worker, not the user, ends the work: the run is to be taken up again. */
  givenBack: boolean;
  readonly done: Promise<void>;
}

/** The worker role: takes runs from the queue, and looks after runs whose worker has died. */
export async function startRunWorker(application: Application): Promise<RunWorker> {
  const { db, database, queue, pubSub, log, configuration, now } = application;
  const owner = randomUUID();
  const inHand = new Map<string, RunInHand>();
  let stopping = false;

  const work = async (runId: string): Promise<void> => {
    if (stopping) return;
    const run = await claimRun(db, runId, owner, now());
    if (run === undefined) return;
    await announceRun(application, run, "STARTED");
    await workOnRun(application, run, owner, inHand);
  };
  const sweep = async (): Promise<void> => {
    for (const lost of await findLostRuns(db, now())) await takeUpLostRun(application, lost);
  };

  const unsubscribe = pubSub.subscribe((news) => {
    if (news.kind === "stop-run") inHand.get(news.runId)?.thread.stop();
    if (news.kind === "finish-run") inHand.get(news.runId)?.thread.finish();
  });
  if (database.kind === "embedded") await breakAllLeases(db, now());
  await sweep();
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.error("sweep failed", { message: describeFault(error) }));
  }, SWEEP_MS);
  await queue.workOnRuns(configuration.workers, work);

  return {
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      unsubscribe();
      for (const run of inHand.values()) {
        run.givenBack = true;
        run.thread.stop();
      }
      await Promise.all([...inHand.values()].map((run) => run.done));
    },
  };
}

/** A dead worker's run goes back into the queue, or is given up after its third worker. */
async function takeUpLostRun(application: Application, lost: RunRow): Promise<void> {
  const { db, queue, now, log } = application;
  if (lost.attempts >= MOST_ATTEMPTS) {
    const run = await applyRunEvent(db, lost.id, "given-up", {
      at: now(),
      change: {
        leaseOwner: null,
        leaseUntil: null,
        endedAt: now(),
        message: "The run was interrupted three times and was given up. Request it again to go on from its checkpoint.",
      },
    });
    if (run !== undefined) await announceRun(application, run, "FAIL");
    return;
  }
  await db.transaction(async (transaction) => {
    const run = await applyRunEvent(transaction, lost.id, "lost", {
      at: now(),
      change: { leaseOwner: null, leaseUntil: null },
      ...(lost.leaseOwner !== null && { leaseOwner: lost.leaseOwner }),
    });
    if (run === undefined) return;
    await queue.sendRun(transaction, run.id);
    log.warning("run taken up again", { run: run.id, attempt: run.attempts + 1 });
  });
}

async function workOnRun(
  application: Application,
  run: RunRow,
  owner: string,
  inHand: Map<string, RunInHand>,
): Promise<void> {
  const { storage, configuration, now, log } = application;
  const options = run.options as RunInput["options"];
  const [board, circuit, checkpoint] = await Promise.all([
    readDocument(application, run.boardHash),
    run.circuitHash === null ? null : readDocument(application, run.circuitHash),
    run.checkpointKey === null ? null : storage.read(run.checkpointKey),
  ]);
  const begun = performance.now();
  const workedMs = (): number => Math.round(run.workedMs + performance.now() - begun);
  const writer = new RunWriter(application, run, owner, workedMs);

  const thread = startRunThread(
    {
      jobType: run.jobType,
      board,
      circuit,
      checkpoint: checkpoint ?? null,
      options: options,
      threads: configuration.runThreads || Math.max(1, Math.floor(availableParallelism() / configuration.workers)),
    },
    configuration.runMemoryMb,
    (message) => writer.receive(message),
  );
  const done = Promise.withResolvers<void>();
  const entry: RunInHand = { thread, givenBack: false, done: done.promise };
  inHand.set(run.id, entry);

  let timedOut = false;
  const budget = Math.max(LEAST_BUDGET_MS, options.seconds * 1000 - run.workedMs);
  const finish = setTimeout(() => thread.finish(), budget);
  const giveUp = setTimeout(() => {
    timedOut = true;
    void thread.terminate();
  }, budget + FINISHING_MS);
  // A cancel from another process may get lost on the way; the lease that can no longer be renewed tells as well.
  const renewing = setInterval(() => {
    renewLease(application.db, run.id, owner, now()).then(
      (kept) => {
        if (!kept) thread.stop();
      },
      (error: unknown) => log.error("lease not renewed", { run: run.id, message: describeFault(error) }),
    );
  }, LEASE_MS / 3);

  try {
    const end = await thread.ended;
    await writer.finish(timedOut ? { status: "out-of-time" } : end, entry.givenBack);
  } catch (error) {
    // The database or the disk failed us: the lease runs out and the run is taken up again.
    log.error("run could not be written down", {
      run: run.id,
      message: describeFault(error),
    });
  } finally {
    clearTimeout(finish);
    clearTimeout(giveUp);
    clearInterval(renewing);
    inHand.delete(run.id);
    done.resolve();
  }
}
