import { type Board, boardOutline } from "@tracewright/board";
import { boxOfPoints } from "@tracewright/geometry";
import { diagonalOf, type Frame, measureWay } from "../cost/apart.ts";

/**
 * How far placements of a board are apart, the nearest two of them: the mean way of a part from one to the other after the
 * best alignment, by the diagonal of the outline. Parts count that stand elsewhere in some of them than on `source`. NaN
 * without an outline.
 */
export function placementsApart(source: Board, placements: readonly Board[]): number {
  const box = boxOfPoints(boardOutline(source).areas.flatMap(({ outer }) => outer));
  if (!box) return Number.NaN;
  const isMoving = source.footprints.map((footprint, index) =>
    placements.some(({ footprints }) => footprints[index] !== footprint),
  );
  const frame: Frame = {
    minX: box.minX,
    minY: box.minY,
    width: box.maxX - box.minX,
    height: box.maxY - box.minY,
    isFree: source.footprints.every(({ pads }, index) => isMoving[index] || pads.every(({ net }) => net === undefined)),
  };
  const layouts = placements.map(({ footprints }) => {
    const places = footprints.filter((_, index) => isMoving[index]).map(({ position }) => position);
    return { x: places.map(({ x }) => x), y: places.map(({ y }) => y) };
  });
  const ways = layouts.flatMap((a, index) => layouts.slice(index + 1).map((b) => measureWay(frame, a, b)));
  return Math.min(...ways) / diagonalOf(frame);
}
