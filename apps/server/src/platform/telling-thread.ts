import { Worker } from "node:worker_threads";
import { describeCrash, watchMemory } from "./thread-runner.ts";

export type TellingThreadEnd =
  | { readonly status: "ended" | "out-of-memory" | "out-of-time" }
  | { readonly status: "crashed"; readonly message: string };

export interface TellingThread {
  /** Resolves when the thread is gone; all it said has been received by then. */
  readonly ended: Promise<TellingThreadEnd>;
  terminate(): Promise<void>;
}

export interface TellingThreadOptions<Message> {
  readonly input: unknown;
  /** Memory that is the thread's from then on, and empty here. */
  readonly handedOver?: readonly ArrayBuffer[];
  readonly memoryMb: number;
  readonly seconds: number;
  /** Called for each message, in order. */
  readonly receive: (message: Message) => void;
}

/** Runs a computation that tells as it goes, in a thread of its own with a memory and a time limit. */
export function startTellingThread<Message>(file: URL, options: TellingThreadOptions<Message>): TellingThread {
  const { input, handedOver = [], memoryMb, seconds, receive } = options;
  const worker = new Worker(file, {
    workerData: input,
    transferList: [...handedOver],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  });
  worker.on("message", receive);
  const ended = new Promise<TellingThreadEnd>((resolve) => {
    const settle = (end: TellingThreadEnd): void => {
      clearTimeout(timer);
      stopWatching();
      // A turn passes on when the thread's memory is free again.
      void worker.terminate().finally(() => resolve(end));
    };
    const timer = setTimeout(() => settle({ status: "out-of-time" }), seconds * 1000);
    const stopWatching = watchMemory(worker, memoryMb, () => settle({ status: "out-of-memory" }));
    worker.once("error", (error) => settle(describeCrash(error)));
    worker.once("exit", () => settle({ status: "ended" }));
  });
  return {
    ended,
    terminate: async () => {
      await worker.terminate();
    },
  };
}
