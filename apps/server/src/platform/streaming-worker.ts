import { Worker } from "node:worker_threads";
import { describeCrash, watchMemory } from "./thread-runner.ts";

export type StreamingWorkerEnd =
  | { readonly status: "ended" | "out-of-memory" | "out-of-time" | "out-of-work" }
  | { readonly status: "crashed"; readonly message: string };

export interface StreamingWorker {
  /** Resolves when the thread is gone; all it said has been received by then. */
  readonly ended: Promise<StreamingWorkerEnd>;
  terminate(): Promise<void>;
}

export interface StreamingWorkerOptions<Message> {
  readonly input: unknown;
  /** Memory that is the thread's from then on, and empty here. */
  readonly handedOver?: readonly ArrayBuffer[];
  readonly memoryMb: number;
  readonly seconds: number;
  /**
   * Seconds that the thread may compute, asked for again and again: as it tells of more it may be given more. Other
   * work on the machine does not use them up, unlike `seconds`.
   */
  readonly computing?: (() => number) | undefined;
  /** Called for each message, in order. */
  readonly receive: (message: Message) => void;
}

/** Runs a computation that tells as it goes, in a thread of its own with a memory and a time limit. */
export function startStreamingWorker<Message>(file: URL, options: StreamingWorkerOptions<Message>): StreamingWorker {
  const { input, handedOver = [], memoryMb, seconds, computing, receive } = options;
  const worker = new Worker(file, {
    workerData: input,
    transferList: [...handedOver],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  });
  worker.on("message", receive);
  const ended = new Promise<StreamingWorkerEnd>((resolve) => {
    let isSettled = false;
    const settle = (end: StreamingWorkerEnd): void => {
      // Ended on purpose it exits, which tells nothing new.
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      stopWatching();
      stopCounting();
      // A turn passes on when the thread's memory is free again.
      void worker.terminate().finally(() => resolve(end));
    };
    const timer = setTimeout(() => settle({ status: "out-of-time" }), seconds * 1000);
    const stopWatching = watchMemory(worker, memoryMb, () => settle({ status: "out-of-memory" }));
    const stopCounting = computing
      ? watchComputing(worker, computing, () => settle({ status: "out-of-work" }))
      : () => {};
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

const LOOK_EVERY_MS = 250;

function watchComputing(worker: Worker, allowed: () => number, onExceeded: () => void): () => void {
  const timer = setInterval(() => {
    worker.cpuUsage().then(
      ({ user, system }) => {
        if ((user + system) / 1e6 > allowed()) onExceeded();
      },
      // The thread has ended meanwhile; its own events tell how.
      () => {},
    );
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
