import { type Board, type BoardVerdict, isReady } from "@tracewright/board";
import { partsOutside } from "../limits/check-placement.ts";

/**
 * How far the work on a board has come, read off the board itself, so that it is the same for a drawn, an imported and a
 * duplicated one. "clean" is routed with no connection open, no error and no rule that is not checked; "placed" has every part on
 * the board.
 */
export type BoardStage = "imported" | "placed" | "routed" | "clean";

export function stageOf(board: Board, verdict: BoardVerdict): BoardStage {
  if (board.footprints.length === 0 || partsOutside(board).length > 0) return "imported";
  if (verdict.total > 0 && isReady(verdict) && verdict.uncheckedRules.length === 0) return "clean";
  return board.tracks.length > 0 ? "routed" : "placed";
}
