import type { Board } from "@tracewright/board";
import { useCallback, useState } from "react";
import { loadBoard } from "../board-document/load-board.ts";
import { useRestart } from "../effects/use-restart.ts";

/**
 * The board of a document address. While another one loads, the board before stays, so that flipping between
 * candidates never shows an empty canvas.
 */
export function useBoard(url: string | null | undefined): {
  board: Board | undefined;
  /** The address that the board is of. */
  boardUrl: string | undefined;
  failed: boolean;
  retry: () => void;
} {
  const [loaded, setLoaded] = useState<{ readonly url: string; readonly board: Board }>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    if (!url) return undefined;
    let wanted = true;
    setFailed(false);
    loadBoard(url).then(
      (board) => {
        if (wanted) setLoaded({ url, board });
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [url]);
  const retry = useRestart(load);
  return { board: loaded?.board, boardUrl: loaded?.url, failed, retry };
}
