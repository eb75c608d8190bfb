import { type Board, boardOutline } from "@tracewright/board";
import { locateInPolygon, type Point } from "@tracewright/geometry";

/** Whether a place is within the outline; true of a board without a closed one. */
export function isOnBoard(board: Board, at: Point): boolean {
  const outline = boardOutline(board);
  return outline.status !== "closed" || outline.areas.some((area) => locateInPolygon(at, area) !== "outside");
}
