import type { Application } from "../../platform/application.ts";
import { AbandonedError } from "../../platform/metering/abandoned-error.ts";
import { accountConsumer } from "../../platform/metering/consumer.ts";
import {
  type StreamingWorker,
  type StreamingWorkerEnd,
  startStreamingWorker,
} from "../../platform/streaming-worker.ts";
import type { ThreadInput } from "../../platform/thread-runner.ts";
import type { WorkInHand } from "../../platform/work/work-in-hand.ts";

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
}

/**
 * Does a job in a thread, in a turn that its person shares with their exports. It ends early when the job is stopped or its
 * lease is lost; that may be before the thread began.
 */
export async function workInThread<Message>(
  { configuration, patientThreads }: Application,
  { signal }: Pick<WorkInHand, "signal">,
  { file, userId, seconds, computing, read, receive }: ThreadWork<Message>,
): Promise<StreamingWorkerEnd> {
  let thread: StreamingWorker | undefined;
  const stop = (): void => void thread?.terminate();
  signal.addEventListener("abort", stop);
  try {
    const leave = await patientThreads.turns.take(accountConsumer(userId), 1, signal);
    try {
      const { input, handedOver = [] } = await read();
      if (signal.aborted) return { status: "ended" };
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
    signal.removeEventListener("abort", stop);
  }
}
