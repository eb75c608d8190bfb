import type { Board } from "@tracewright/board";
import type { InferredRules } from "@tracewright/checks";
import { useEffect, useState } from "react";

export interface InferredOfBoard {
  /** The board they were read from. */
  readonly board: Board;
  /** Undefined where the board has more copper than can be measured. */
  readonly inferred: InferredRules | undefined;
}

/** The rules that the copper of a board keeps; undefined while they are read. */
export function useInferredRules(board: Board): InferredOfBoard | undefined {
  const [known, setKnown] = useState<InferredOfBoard>();
  useEffect(() => {
    const worker = new Worker(new URL("./infer-rules-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data: inferred }: MessageEvent<InferredRules | undefined>) =>
      setKnown({ board, inferred }),
    );
    worker.postMessage(board);
    return () => worker.terminate();
  }, [board]);
  return known?.board === board ? known : undefined;
}
