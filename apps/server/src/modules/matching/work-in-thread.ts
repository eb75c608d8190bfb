import type { Application } from "../../platform/application.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { LEASE_MS } from "../../platform/lease-watch.ts";
import { AbandonedError } from "../../platform/metering/abandoned-error.ts";
import { accountConsumer } from "../../platform/metering/consumer.ts";
import {
  type StreamingWorker,
  type StreamingWorkerEnd,
  startStreamingWorker,
} from "../../platform/streaming-worker.ts";
import type { ThreadInput } from "../../platform/thread-runner.ts";
import type { JobInHand } from "./job-in-hand.ts";

export interface ThreadWork<Message> {
  readonly file: URL;
  /** Whose turn it takes. */
  readonly userId: string;
  readonly seconds: number;
  /** Seconds of computing, as of a telling thread. */
  readonly computing?: () => number;
  /** Called when the turn has come: what waits takes no memory. */
  readonly read: () => Promise<ThreadInput>;
  readonly receive: (message: Message) => void;
  /** False: the lease is another worker's. */
  readonly renewLease: () => Promise<boolean>;
}

/**
 * Does a job in a thread, in a turn that its person shares with their exports. It ends early when somebody stops the job or
 * the lease is lost; that may be before the thread began.
 */
export async function workInThread<Message>(
  { configuration, log, patientThreads }: Application,
  job: JobInHand,
  { file, userId, seconds, computing, read, receive, renewLease }: ThreadWork<Message>,
): Promise<StreamingWorkerEnd> {
  const stopping = new AbortController();
  let thread: StreamingWorker | undefined;
  job.stop = () => {
    stopping.abort();
    void thread?.terminate();
  };
  // The order may have come before there was anything to stop.
  if (job.givenBack) job.stop();
  const renewing = setInterval(() => {
    renewLease().then(
      (isKept) => {
        if (!isKept) job.stop();
      },
      (error: unknown) => log.error("lease not renewed", { job: job.id, message: describeFault(error) }),
    );
  }, LEASE_MS / 3);
  try {
    const leave = await patientThreads.turns.take(accountConsumer(userId), 1, stopping.signal);
    try {
      const { input, handedOver = [] } = await read();
      if (stopping.signal.aborted) return { status: "ended" };
      const { importMemoryMb: memoryMb } = configuration;
      thread = startStreamingWorker<Message>(file, { input, handedOver, memoryMb, seconds, computing, receive });
      return await thread.ended;
    } finally {
      leave();
    }
  } catch (error) {
    if (error instanceof AbandonedError) return { status: "ended" };
    throw error;
  } finally {
    clearInterval(renewing);
  }
}
