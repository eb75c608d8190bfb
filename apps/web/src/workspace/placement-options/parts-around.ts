import { type Board, type Footprint, freeParts, type ItemId, padPosition } from "@tracewright/board";
import { fromMm, type Point } from "@tracewright/geometry";

/** What "around here" means. */
const AROUND = fromMm(10);

/** Parts that may move and have a pad around a place of the board. */
export function partsAround(board: Board, place: Point): ReadonlySet<ItemId> {
  const isNear = (footprint: Footprint) =>
    footprint.pads.some((pad) => {
      const { x, y } = padPosition(footprint, pad);
      return Math.hypot(x - place.x, y - place.y) <= AROUND;
    });
  return new Set(
    freeParts(board)
      .filter(isNear)
      .map(({ id }) => id),
  );
}
