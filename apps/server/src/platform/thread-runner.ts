import type { Worker } from "node:worker_threads";
import { LimitedWorker } from "./limited-worker.ts";
import { AbandonedError } from "./metering/abandoned-error.ts";
import { FairTurns } from "./metering/fair-turns.ts";
import { currentConsumer, currentSignal } from "./metering/request-scope.ts";

/**
 * Runs one short computation in a thread of its own, with a memory and a time limit: a hostile file may burn its thread,
 * not the server. The thread's file receives its input as `workerData` and posts exactly one message, its answer.
 *
 * Consumers take turns on the threads, and none has all of them. A request whose connection closes gives up its turn: `run` then
 * throws `AbandonedError`.
 */
export interface ThreadRunner {
  run<Answer>(file: URL, input: unknown, how?: ThreadCall): Promise<ThreadOutcome<Answer>>;
  /** The same for an input that takes much memory: it is read when the turn has come. */
  runLate<Answer>(file: URL, read: () => Promise<ThreadInput>, how?: ThreadCall): Promise<ThreadOutcome<Answer>>;
  readonly limits: ThreadLimits;
  /** Whose turn it is. What computes in threads of its own, and is as much work, waits for the same turns. */
  readonly turns: FairTurns;
  /** Ends what is running. */
  close(): Promise<void>;
}

export interface ThreadInput {
  readonly input: unknown;
  /** Memory that is handed over is the thread's from then on, and empty here: it is not copied. */
  readonly handedOver?: readonly ArrayBuffer[];
}

export interface ThreadCall {
  /** Ends the computation, or its waiting for a turn. */
  readonly signal?: AbortSignal;
}

export type ThreadOutcome<Answer> =
  | { readonly status: "answered"; readonly answer: Answer }
  /** By its signal. */
  | { readonly status: "stopped" }
  | { readonly status: "out-of-time" | "out-of-memory" }
  | { readonly status: "crashed"; readonly message: string };

export interface ThreadLimits {
  readonly memoryMb: number;
  readonly seconds: number;
  /** Computations at the same time; further ones wait their turn. */
  readonly concurrency: number;
  /** Computations of one consumer at the same time; all but one unless given. */
  readonly share?: number;
}

/** Computations that one consumer may wait for. */
const MAX_WAITING = 200;

export function createThreadRunner(limits: ThreadLimits): ThreadRunner {
  const running = new Set<Worker>();
  const turns = new FairTurns({
    capacity: limits.concurrency,
    share: limits.share ?? Math.max(1, limits.concurrency - 1),
    maxWaiting: MAX_WAITING,
  });
  const runLate = async <Answer>(file: URL, read: () => Promise<ThreadInput>, { signal }: ThreadCall = {}) => {
    const abandoned = currentSignal();
    const either = signal && abandoned ? AbortSignal.any([signal, abandoned]) : (signal ?? abandoned);
    try {
      const leave = await turns.take(currentConsumer(), 1, either);
      try {
        const input = await read();
        // It may have come between the turn and here.
        const outcome: ThreadOutcome<Answer> = either?.aborted
          ? { status: "stopped" }
          : await runOnce<Answer>(file, input, { ...limits, signal: either }, running);
        if (outcome.status === "stopped") throw new AbandonedError();
        return outcome;
      } finally {
        leave();
      }
    } catch (error) {
      if (error instanceof AbandonedError && signal?.aborted) return { status: "stopped" } as const;
      throw error;
    }
  };
  return {
    limits,
    turns,
    runLate,
    run: (file, input, how) => runLate(file, async () => ({ input }), how),
    close: async () => {
      await Promise.all([...running].map((worker) => worker.terminate()));
    },
  };
}

async function runOnce<Answer>(
  file: URL,
  input: ThreadInput,
  { memoryMb, seconds, signal }: ThreadLimits & { readonly signal: AbortSignal | undefined },
  running: Set<Worker>,
): Promise<ThreadOutcome<Answer>> {
  const thread = new LimitedWorker<ThreadOutcome<Answer>>(file, { ...input, memoryMb });
  running.add(thread.worker);
  const stop = (): void => thread.end({ status: "stopped" });
  signal?.addEventListener("abort", stop, { once: true });
  thread.endAfter(seconds, { status: "out-of-time" });
  thread.worker.once("message", (answer: Answer) => thread.end({ status: "answered", answer }));
  const end = await thread.ended;
  signal?.removeEventListener("abort", stop);
  running.delete(thread.worker);
  return end.status === "exited" ? { status: "crashed", message: `the thread ended early with code ${end.code}` } : end;
}
