import { LimitedWorker } from "./limited-worker.ts";

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
  const { seconds, computing, receive, ...limits } = options;
  const thread = new LimitedWorker<StreamingWorkerEnd>(file, limits);
  thread.worker.on("message", receive);
  thread.endAfter(seconds, { status: "out-of-time" });
  if (computing) thread.endAfterComputing(computing, { status: "out-of-work" });
  return {
    ended: thread.ended.then((end) => (end.status === "exited" ? { status: "ended" } : end)),
    terminate: async () => {
      await thread.worker.terminate();
    },
  };
}
