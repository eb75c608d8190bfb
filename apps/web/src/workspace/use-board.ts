import type { Board } from "@tracewright/board";
import { useCallback, useEffect, useState } from "react";
import { loadBoard } from "../board-document/load-board.ts";

/**
 * The board of a document address. While another one loads, the board before stays, so that flipping between
 * candidates never shows an empty canvas.
 */
export function useBoard(url: string | null | undefined): {
  board: Board | undefined;
  failed: boolean;
  retry: () => void;
} {
  const [board, setBoard] = useState<Board>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads the same address again
  useEffect(() => {
    if (!url) return;
    let wanted = true;
    setFailed(false);
    loadBoard(url).then(
      (loaded) => {
        if (wanted) setBoard(loaded);
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [url, round]);
  return { board, failed, retry: useCallback(() => setRound((before) => before + 1), []) };
}
