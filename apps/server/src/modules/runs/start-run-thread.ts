import { LimitedWorker } from "../../platform/limited-worker.ts";
import { RUN_SIGNALS, type RunInput, type RunMessage } from "../../threads/messages/run-messages.ts";
import { RUN_THREAD } from "../../threads/thread-files.ts";

export interface RunThread {
  /** Resolves when the engine is loaded and begins; on a busy machine that is seconds after the thread was started. */
  readonly begun: Promise<void>;
  /** Asks for the best result so far, as the time is up. */
  finish(): void;
  /** Asks for a checkpoint and the end; a thread that does not answer in time is cut off. */
  stop(): void;
  terminate(): Promise<void>;
  /** Resolves when the thread is gone, with what it died of if it did not end by itself. */
  readonly ended: Promise<
    { readonly status: "ended" | "out-of-memory" } | { readonly status: "crashed"; readonly message: string }
  >;
}

/** How long a thread that shall stop is waited for before it is cut off, in milliseconds. */
export interface Patience {
  /**
   * Where it has left a checkpoint: a pause has to take effect within half a second. Steps of an engine are far shorter,
   * but what lies between them is not always: after the last one pours are filled and the design rules checked.
   */
  readonly working: number;
  /** Where it has left none yet and the run would have to start over: it may finish its preparation first. */
  readonly preparing: number;
  /** Until its engine is loaded, which on a busy machine alone takes seconds; its preparation counts from then on. */
  readonly loading: number;
}

/** Together less than a lease, so waiting for a pause is not reported as a dead worker. */
const PATIENCE: Patience = { working: 400, preparing: 5000, loading: 8000 };
/** Of the memory that a run may take: the rest is for its typed arrays. V8 collects earlier in a smaller heap. */
const HEAP_SHARE = 0.75;

/**
 * Starts an engine in a thread of its own; `receive` is called for each of its messages about the work in order. `file`:
 * the program of the thread.
 */
export function startRunThread(
  input: Omit<RunInput, "signal">,
  memoryMb: number,
  receive: (message: RunMessage) => void,
  file: URL = RUN_THREAD,
  patience: Patience = PATIENCE,
): RunThread {
  const signal = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const flag = new Int32Array(signal);
  const { worker, ended } = new LimitedWorker(file, {
    input: { ...input, signal } satisfies RunInput,
    ...(input.help && { handedOver: [input.help] }),
    memoryMb,
    heapShare: HEAP_SHARE,
  });
  let cutOff: NodeJS.Timeout | undefined;
  let canGoOn = input.checkpoint !== null;
  let isLoaded = false;
  const begun = Promise.withResolvers<void>();
  const cutOffIn = (wait: number): void => {
    clearTimeout(cutOff);
    cutOff = setTimeout(() => void worker.terminate(), wait);
  };
  worker.on("message", (message: RunMessage) => {
    if (message.kind === "begun") {
      isLoaded = true;
      if (cutOff && !canGoOn) cutOffIn(patience.preparing);
      return begun.resolve();
    }
    if (message.kind === "checkpoint") canGoOn = true;
    if (message.kind === "stopped") clearTimeout(cutOff);
    receive(message);
  });
  void ended.finally(() => clearTimeout(cutOff));
  return {
    begun: begun.promise,
    finish: () => {
      Atomics.compareExchange(flag, 0, RUN_SIGNALS.work, RUN_SIGNALS.finish);
    },
    stop: () => {
      Atomics.store(flag, 0, RUN_SIGNALS.stop);
      if (!cutOff) cutOffIn(canGoOn ? patience.working : isLoaded ? patience.preparing : patience.loading);
    },
    terminate: async () => {
      await worker.terminate();
    },
    ended: ended.then((end) => (end.status === "exited" ? { status: "ended" } : end)),
  };
}
