/** What is still to be connected on a board, also while a run is working on it. Runs in the ratsnest's own thread. */
import type { Board } from "@tracewright/board";
import { type Airwire, checkConnections } from "@tracewright/checks";
import { boardUnderPreview, previewedCopper, type RunPreview } from "./preview-board.ts";

export interface Ratsnest {
  /** How many connections the board needs, and how many of them its copper makes. */
  readonly total: number;
  readonly connected: number;
  readonly airwires: readonly Airwire[];
}

export function findRatsnest(board: Board, preview: RunPreview | null): Ratsnest {
  const under = boardUnderPreview(board, preview);
  const copper = previewedCopper(board, preview);
  const { connections, ratsnest } = checkConnections({
    ...under,
    tracks: [...under.tracks, ...(copper?.tracks ?? [])],
    vias: [...under.vias, ...(copper?.vias ?? [])],
  });
  return { ...connections, airwires: ratsnest };
}
