import type { Board } from "@tracewright/board";
import { useEffect, useRef, useState } from "react";
import type { Ratsnest } from "./find-ratsnest.ts";
import type { RunPreview } from "./preview-board.ts";
import { RatsnestDesk } from "./ratsnest-desk.ts";

/**
 * What is still to be connected on the board as it is shown, found in a thread of its own. Undefined until the first
 * answer about this board; if the thread fails, the board is shown without its airwires.
 */
export function useRatsnest(board: Board, preview: RunPreview | null): Ratsnest | undefined {
  const [found, setFound] = useState<{ readonly board: Board; readonly ratsnest: Ratsnest }>();
  const desk = useRef<RatsnestDesk>(undefined);

  useEffect(() => {
    const worker = new Worker(new URL("./ratsnest-worker.ts", import.meta.url), { type: "module" });
    const opened = new RatsnestDesk(
      (question) => worker.postMessage(question),
      (about, ratsnest) => setFound({ board: about, ratsnest }),
    );
    worker.addEventListener("message", ({ data }) => opened.receive(data));
    worker.addEventListener("error", () => opened.receive(undefined));
    desk.current = opened;
    return () => {
      desk.current = undefined;
      worker.terminate();
    };
  }, []);

  useEffect(() => desk.current?.want(board, preview), [board, preview]);

  return found?.board === board ? found.ratsnest : undefined;
}
