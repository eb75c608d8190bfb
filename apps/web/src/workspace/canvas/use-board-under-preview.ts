import type { Board } from "@tracewright/board";
import { useMemo } from "react";
import { useSameMembers } from "../controller/use-same-members.ts";
import { boardUnderPreview, type RunPreview } from "../ratsnest/preview-board.ts";

const NOTHING: readonly string[] = [];

/** The board that is shown while a run goes on: itself where there is none. */
export function useBoardUnderPreview(board: Board, preview: RunPreview | null | undefined): Board {
  const { footprints, strip = false } = preview ?? {};
  // Each picture of a run brings a new list; the board is another one only when the list says something else.
  const removed = useSameMembers(preview?.removed ?? NOTHING);
  return useMemo(
    () => boardUnderPreview(board, { ...(footprints && { footprints }), strip, removed }),
    [board, footprints, strip, removed],
  );
}
