import { type MessagePort, Worker } from "node:worker_threads";

/** How a thread ended on its own, or because it outgrew its memory. */
export type WorkerEnd =
  | { readonly status: "exited"; readonly code: number }
  | { readonly status: "out-of-memory" }
  | { readonly status: "crashed"; readonly message: string };

export interface LimitedWorkerOptions {
  readonly input: unknown;
  /** Memory and ports that are transferred to the thread, and of no use here from then on. */
  readonly handedOver?: readonly (ArrayBuffer | MessagePort)[];
  /** Heap and typed arrays together. */
  readonly memoryMb: number;
  /** Share of the memory that the heap may take. V8 collects garbage earlier in a smaller heap. */
  readonly heapShare?: number;
}

/** For short-lived objects. By default V8 takes many times as much and is no faster. */
const YOUNG_MB = 24;
const MEMORY_POLL_MS = 500;
const COMPUTING_POLL_MS = 250;

/**
 * A worker thread with a memory limit. It ends once: by itself, by its limit, or with a `Reason` of its owner, whichever
 * comes first.
 */
export class LimitedWorker<Reason extends { readonly status: string } = never> {
  readonly worker: Worker;
  /** Resolves when the thread is gone and its memory is free again. */
  readonly ended: Promise<WorkerEnd | Reason>;
  #settle: (end: WorkerEnd | Reason) => void;

  constructor(file: URL, { input, handedOver = [], memoryMb, heapShare = 1 }: LimitedWorkerOptions) {
    const worker = new Worker(file, {
      workerData: input,
      transferList: [...handedOver],
      resourceLimits: {
        maxOldGenerationSizeMb: Math.round(heapShare * memoryMb),
        maxYoungGenerationSizeMb: YOUNG_MB,
      },
      stdout: true,
      stderr: true,
    });
    this.worker = worker;
    const { promise, resolve } = Promise.withResolvers<WorkerEnd | Reason>();
    let isSettled = false;
    this.#settle = (end) => {
      // A thread that is ended on purpose exits as well: the first reason counts.
      if (isSettled) return;
      isSettled = true;
      void worker.terminate().finally(() => resolve(end));
    };
    this.ended = promise;
    this.#watchMemory(memoryMb);
    worker.once("error", (error) => this.#settle(describeCrash(error)));
    worker.once("exit", (code) => this.#settle({ status: "exited", code }));
  }

  end(reason: Reason): void {
    this.#settle(reason);
  }

  /** Ends the thread with the reason after so many seconds. */
  endAfter(seconds: number, reason: Reason): void {
    this.#untilEnded(setTimeout(() => this.end(reason), seconds * 1000));
  }

  /**
   * Ends the thread with the reason when it has computed for longer than `allowed` seconds. Unlike elapsed time, other work
   * on the machine does not use them up. `allowed` is polled, so that the owner can extend it.
   */
  endAfterComputing(allowed: () => number, reason: Reason): void {
    const timer = setInterval(() => {
      this.worker.cpuUsage().then(({ user, system }) => {
        if ((user + system) / 1e6 > allowed()) this.end(reason);
      }, ignoreEnded);
    }, COMPUTING_POLL_MS);
    timer.unref();
    this.#untilEnded(timer);
  }

  /** The heap limit of V8 does not count typed arrays, which lie outside the heap, so the sum of both is polled. */
  #watchMemory(memoryMb: number): void {
    const timer = setInterval(() => {
      this.worker.getHeapStatistics().then(({ used_heap_size, external_memory }) => {
        if (used_heap_size + external_memory > memoryMb * 1_048_576) this.#settle({ status: "out-of-memory" });
      }, ignoreEnded);
    }, MEMORY_POLL_MS);
    timer.unref();
    this.#untilEnded(timer);
  }

  #untilEnded(timer: NodeJS.Timeout): void {
    void this.ended.finally(() => clearTimeout(timer));
  }
}

/** The thread ended in the meantime; its own events say how. */
function ignoreEnded(): void {}

function describeCrash(error: unknown): WorkerEnd {
  if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")
    return { status: "out-of-memory" };
  return { status: "crashed", message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
