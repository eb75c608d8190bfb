import { type Board, boardOutline, type Footprint, footprintCourtyard, moveFootprint } from "@tracewright/board";
import { boxOfPoints, joinBoxes, toMm } from "@tracewright/geometry";
import { shelve } from "../proposal/set-out-parts.ts";

const GAP_MM = 5;
const MIN_WIDTH_MM = 40;

/** New parts in rows to the right of the board and of all that stands on it or beside it, marked as never placed. */
export function placeBeside(board: Board, parts: readonly Footprint[]): Footprint[] {
  if (parts.length === 0) return [];
  const outline = boxOfPoints(boardOutline(board).areas.flatMap(({ outer }) => outer));
  const standing = board.footprints.flatMap((part) => {
    const { front, back } = footprintCourtyard(part);
    return boxOfPoints([part.position, ...[...front, ...back].flatMap(({ outer }) => outer)]) ?? [];
  });
  const all = joinBoxes([...(outline ? [outline] : []), ...standing]) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const from = { x: toMm(all.maxX) + GAP_MM, y: toMm((outline ?? all).minY) };
  const width = Math.max(MIN_WIDTH_MM, outline ? toMm(outline.maxX - outline.minX) : 0);
  return shelve(parts, from, width).map(([part, position]) => ({
    ...moveFootprint(part, { position }),
    placed: false,
  }));
}
