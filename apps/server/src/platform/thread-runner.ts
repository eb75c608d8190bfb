import { Worker } from "node:worker_threads";

/**
 * Runs one short computation in a thread of its own, with a memory and a time limit: a hostile file may burn its thread,
 * not the server. The thread's file receives its input as `workerData` and posts exactly one message, its answer.
 */
export interface ThreadRunner {
  run<Answer>(file: URL, input: unknown, how?: ThreadCall): Promise<ThreadOutcome<Answer>>;
  readonly limits: ThreadLimits;
  /** Ends what is running. */
  close(): Promise<void>;
}

export interface ThreadCall {
  /** Memory that is handed over is the thread's from then on, and empty here: it is not copied. */
  readonly handedOver?: readonly ArrayBuffer[];
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
}

export function createThreadRunner(limits: ThreadLimits): ThreadRunner {
  const waiting = new Set<() => void>();
  const running = new Set<Worker>();
  let free = limits.concurrency;
  /** False where the signal came before the turn. */
  const enter = async (signal: AbortSignal | undefined): Promise<boolean> => {
    if (signal?.aborted) return false;
    if (free > 0) {
      free--;
      return true;
    }
    return new Promise<boolean>((resolve) => {
      const take = (): void => {
        signal?.removeEventListener("abort", giveUp);
        resolve(true);
      };
      const giveUp = (): void => {
        waiting.delete(take);
        resolve(false);
      };
      waiting.add(take);
      signal?.addEventListener("abort", giveUp, { once: true });
    });
  };
  const leave = (): void => {
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next();
    } else free++;
  };
  return {
    limits,
    run: async <Answer>(file: URL, input: unknown, how: ThreadCall = {}) => {
      if (!(await enter(how.signal))) return { status: "stopped" };
      try {
        // It may have come between the turn and here.
        if (how.signal?.aborted) return { status: "stopped" };
        return await runOnce<Answer>(file, { ...how, input }, limits, running);
      } finally {
        leave();
      }
    },
    close: async () => {
      await Promise.all([...running].map((worker) => worker.terminate()));
    },
  };
}

function runOnce<Answer>(
  file: URL,
  { input, handedOver = [], signal }: ThreadCall & { readonly input: unknown },
  { memoryMb, seconds }: ThreadLimits,
  running: Set<Worker>,
): Promise<ThreadOutcome<Answer>> {
  const worker = new Worker(file, {
    workerData: input,
    transferList: [...handedOver],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  });
  running.add(worker);
  return new Promise<ThreadOutcome<Answer>>((resolve) => {
    const settle = (outcome: ThreadOutcome<Answer>): void => {
      clearTimeout(timer);
      stopWatching();
      signal?.removeEventListener("abort", stop);
      running.delete(worker);
      resolve(outcome);
      void worker.terminate();
    };
    const stop = (): void => settle({ status: "stopped" });
    signal?.addEventListener("abort", stop, { once: true });
    const timer = setTimeout(() => settle({ status: "out-of-time" }), seconds * 1000);
    const stopWatching = watchMemory(worker, memoryMb, () => settle({ status: "out-of-memory" }));
    worker.once("message", (answer: Answer) => settle({ status: "answered", answer }));
    worker.once("error", (error) => settle(describeCrash(error)));
    worker.once("exit", (code) => settle({ status: "crashed", message: `the thread ended early with code ${code}` }));
  });
}

/** Tells a thread that outgrew its heap from one that threw. */
export function describeCrash(error: unknown): { status: "out-of-memory" } | { status: "crashed"; message: string } {
  if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")
    return { status: "out-of-memory" };
  return { status: "crashed", message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/**
 * A thread's heap limit does not count typed arrays, which live outside the heap; so the sum of both is looked at twice
 * a second.
 */
export function watchMemory(worker: Worker, memoryMb: number, onExceeded: () => void): () => void {
  const timer = setInterval(() => {
    worker.getHeapStatistics().then(
      ({ used_heap_size, external_memory }) => {
        if (used_heap_size + external_memory > memoryMb * 1_048_576) onExceeded();
      },
      // The thread has ended meanwhile; its own events tell how.
      () => {},
    );
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}
