import { Worker } from "node:worker_threads";
import { describeCrash, watchMemory } from "../../platform/thread-runner.ts";
import { RUN_SIGNALS, type RunInput, type RunMessage } from "../../threads/protocol.ts";
import { RUN_THREAD } from "../../threads/thread-files.ts";

export interface RunThread {
  /** Asks for the best result so far, as the time is up. */
  finish(): void;
  /** Asks for a checkpoint and the end. */
  stop(): void;
  terminate(): Promise<void>;
  /** Resolves when the thread is gone, with what it died of if it did not end by itself. */
  readonly ended: Promise<
    { readonly status: "ended" | "out-of-memory" } | { readonly status: "crashed"; readonly message: string }
  >;
}

/** Starts an engine in a thread of its own; `receive` is called for each of its messages in order. */
export function startRunThread(
  input: Omit<RunInput, "signal">,
  memoryMb: number,
  receive: (message: RunMessage) => void,
): RunThread {
  const signal = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const flag = new Int32Array(signal);
  const worker = new Worker(RUN_THREAD, {
    workerData: { ...input, signal } satisfies RunInput,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  });
  worker.on("message", receive);
  const ended: RunThread["ended"] = new Promise((resolve) => {
    const stopWatching = watchMemory(worker, memoryMb, () => {
      resolve({ status: "out-of-memory" });
      void worker.terminate();
    });
    worker.once("error", (error) => resolve(describeCrash(error)));
    worker.once("exit", () => {
      stopWatching();
      resolve({ status: "ended" });
    });
  });
  return {
    finish: () => {
      Atomics.compareExchange(flag, 0, RUN_SIGNALS.work, RUN_SIGNALS.finish);
    },
    stop: () => {
      Atomics.store(flag, 0, RUN_SIGNALS.stop);
    },
    terminate: async () => {
      await worker.terminate();
    },
    ended,
  };
}
