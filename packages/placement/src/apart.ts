import type { PlacementProblem } from "./problem.ts";

/** Where parts stand, in the order of the problem. */
export interface Standing {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}

/**
 * How far two layouts are apart: the mean way of a part from its place in one to that in the other, as a share of the
 * board's diagonal. Where nothing on the board is wired to a fixed place, a layout that is turned, mirrored or shifted as
 * a whole is the same arrangement: the least way over the symmetries counts, each with the middles laid on one another.
 */
export function measureApart(problem: PlacementProblem, a: Standing, b: Standing): number {
  const { partCount } = problem;
  if (partCount === 0) return 0;
  const isFree = !hasFixedPins(problem);
  let least = Infinity;
  for (const align of alignmentsOf(problem)) {
    const ways = Array.from({ length: partCount }, (_, part) => {
      const [x, y] = align(b.x[part]!, b.y[part]!);
      return [a.x[part]! - x, a.y[part]! - y] as const;
    });
    const shiftX = isFree ? ways.reduce((sum, [x]) => sum + x, 0) / partCount : 0;
    const shiftY = isFree ? ways.reduce((sum, [, y]) => sum + y, 0) / partCount : 0;
    least = Math.min(
      least,
      ways.reduce((sum, [x, y]) => sum + Math.hypot(x, y), 0),
      ways.reduce((sum, [x, y]) => sum + Math.hypot(x - shiftX, y - shiftY), 0),
    );
  }
  return least / partCount / diagonalOf(problem);
}

export function diagonalOf({ area }: PlacementProblem): number {
  return Math.hypot(area.columns * area.cell, area.rows * area.cell);
}

type Align = (x: number, y: number) => readonly [number, number];

/** The ways to lay one layout on another: as it is; mirrored and turned by half as well where no fixed place tells them apart. */
export function alignmentsOf(problem: PlacementProblem): readonly Align[] {
  if (hasFixedPins(problem)) return [(x, y) => [x, y]];
  const { originX, originY, columns, rows, cell } = problem.area;
  const mirrorX = 2 * originX + columns * cell;
  const mirrorY = 2 * originY + rows * cell;
  return [
    (x, y) => [x, y],
    (x, y) => [mirrorX - x, y],
    (x, y) => [x, mirrorY - y],
    (x, y) => [mirrorX - x, mirrorY - y],
  ];
}

function hasFixedPins({ fixedPins }: PlacementProblem): boolean {
  return fixedPins.some((pins) => pins.length > 0);
}
