import { type Board, type Box, boardOutline, boxOfPoints, type Point } from "@tracewright/board";

/** Factors for x and y, from the middle of the box. */
type Symmetry = readonly [x: 1 | -1, y: 1 | -1];
/** A rectangle laid onto itself: as it is, mirrored either way, and turned by a half. */
export const SYMMETRIES: readonly Symmetry[] = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];
/** Next to parts that stay, a mirrored arrangement is another one. */
const IDENTITY: readonly Symmetry[] = [[1, 1]];

/** How far placements of a board are apart; parts count that stand elsewhere in some of them than on `source`. */
export function placementsApart(source: Board, placements: readonly Board[]): number {
  const box = boxOfPoints(boardOutline(source).areas.flatMap(({ outer }) => outer));
  const moving = source.footprints.flatMap((footprint, index) =>
    placements.some(({ footprints }) => footprints[index] !== footprint) ? [index] : [],
  );
  const layouts = placements.map(({ footprints }) => moving.flatMap((index) => footprints[index]?.position ?? []));
  const symmetries = moving.length === source.footprints.length ? SYMMETRIES : IDENTITY;
  return box ? apartness(layouts, { box, symmetries }) : Number.NaN;
}

/**
 * Least over all pairs of layouts: mean way of a part from its place in one to that in the other, as a part of the box's
 * diagonal. A pair is aligned first by the best shift and symmetry, so that the same arrangement does not pass for another one.
 */
export function apartness(
  layouts: readonly (readonly Point[])[],
  { box, symmetries }: { readonly box: Box; readonly symmetries: readonly Symmetry[] },
): number {
  const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
  const centred = layouts.map((points) => points.map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y })));
  const pairs = centred.flatMap((a, index) => centred.slice(index + 1).map((b) => alignedWay(a, b, symmetries)));
  return Math.min(...pairs) / Math.hypot(box.maxX - box.minX, box.maxY - box.minY);
}

function alignedWay(a: readonly Point[], b: readonly Point[], symmetries: readonly Symmetry[]): number {
  const ways = symmetries.map(([x, y]) => {
    const steps = a.flatMap((from, index) => {
      const to = b[index];
      return to ? [{ x: x * to.x - from.x, y: y * to.y - from.y }] : [];
    });
    const shift = { x: mean(steps.map((step) => step.x)), y: mean(steps.map((step) => step.y)) };
    const shifted = mean(steps.map((step) => Math.hypot(step.x - shift.x, step.y - shift.y)));
    return Math.min(shifted, mean(steps.map((step) => Math.hypot(step.x, step.y))));
  });
  return Math.min(...ways);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
