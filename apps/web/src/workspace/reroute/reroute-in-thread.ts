import type { Board, BoardEdit, ItemId } from "@tracewright/board";

export interface RerouteQuestion {
  readonly board: Board;
  readonly parts: readonly ItemId[];
}

/** What the thread answers. */
export interface RerouteAnswer {
  /** Tracks and vias that join what was open; undefined: there are none. */
  readonly edit: BoardEdit | undefined;
  /** Connections that found no way. */
  readonly open: number;
}

/** Routes what is open at parts in a thread of its own, which ends with the answer. Rejects where the thread fails. */
export async function rerouteInThread(question: RerouteQuestion): Promise<RerouteAnswer> {
  const worker = new Worker(new URL("./reroute-worker.ts", import.meta.url), { type: "module", name: "route around" });
  try {
    return await new Promise<RerouteAnswer>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<RerouteAnswer>) => resolve(data));
      worker.addEventListener("error", ({ message }) =>
        reject(new Error(`Parts could not be routed around: ${message}`)),
      );
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
