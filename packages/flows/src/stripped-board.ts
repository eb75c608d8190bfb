import { applyEdit, type Board, staleTeardrops } from "@tracewright/board";
import { stripRouting } from "@tracewright/routing";
import type { RunScope } from "./run-scope.ts";

export interface StripFirst {
  /** Take unlocked tracks and vias away first. */
  readonly strip: boolean;
  /** `keep`: zones stay and are filled; `tracks`: unlocked zones go, and every net is routed as tracks. */
  readonly pours: "keep" | "tracks";
}

/**
 * Tracks and vias go by `strip`, zones by `pours`, each for itself; what the run is not about stays. Teardrops whose tracks
 * are gone are no copper to route around or to land on.
 */
export function strippedBoard(board: Board, { strip, pours }: StripFirst, { holds }: RunScope): Board {
  if (!strip && pours === "keep") {
    const stale = new Set(staleTeardrops(board).filter((zone) => !zone.locked && holds(zone)));
    return stale.size > 0 ? { ...board, zones: board.zones.filter((zone) => !stale.has(zone)) } : board;
  }
  const edit = stripRouting(board, { pours: pours === "tracks" ? "remove" : "keep", holds });
  return applyEdit(board, { ...edit, lists: strip ? edit.lists : edit.lists.filter(({ list }) => list === "zones") });
}
