import type { ReplicateOutcome, ReplicateRequest, Verdict } from "@tracewright/blocks";
import type { Board, ItemId } from "@tracewright/board";

export interface ReplicateQuestion {
  readonly board: Board;
  readonly request: ReplicateRequest & { readonly ids: readonly ItemId[] };
}

/** What the thread answers; the edit fills the zones again. */
export interface ReplicateAnswer extends ReplicateOutcome {
  /** The parts of all copies that there are, whether they are made or not. */
  readonly found: readonly (readonly { readonly id: ItemId; readonly reference: string }[])[];
  /** Absent: nothing changes. */
  readonly verdict?: Verdict;
}

/** Copies a layout in a thread of its own, which ends with the answer or the signal. Rejects where the thread fails. */
export async function replicateInThread(question: ReplicateQuestion, signal: AbortSignal): Promise<ReplicateAnswer> {
  const worker = new Worker(new URL("./replicate-worker.ts", import.meta.url), {
    type: "module",
    name: "replicate layout",
  });
  try {
    return await new Promise<ReplicateAnswer>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("Another question was asked.")));
      worker.addEventListener("message", ({ data }: MessageEvent<ReplicateAnswer>) => resolve(data));
      worker.addEventListener("error", ({ message }) =>
        reject(new Error(`The layout could not be replicated: ${message}`)),
      );
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
