import type { PlacementProblem } from "../problem/problem.ts";

/** Where parts stand, in the order of the problem. */
export interface Standing {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}

/** The board as far as it tells arrangements apart: its box, and whether anything that stays is wired. */
export interface Frame {
  readonly minX: number;
  readonly minY: number;
  readonly width: number;
  readonly height: number;
  /** Nothing that stays is wired: a layout that is turned or mirrored as a whole is the same arrangement. */
  readonly isFree: boolean;
}

/**
 * Few parts beside wired ones that stay are distinguished by where they stand: their arrangement among themselves is mostly
 * what the circuit asks for, and making it another one tears apart what belongs together.
 */
const FEWEST_SHIFTED = 6;

/** How far two layouts of a problem are apart: see `measureWay`. */
export function measureApart(problem: PlacementProblem, a: Standing, b: Standing): number {
  const frame = frameOf(problem);
  return measureWay(frame, a, b) / diagonalOf(frame);
}

/**
 * Mean way of a part from its place in one layout to that in the other, nanometres, after the best alignment of the two: as
 * they are, shifted so that their middles lie on one another, and where no wired part tells them apart mirrored either way
 * or turned by a half as well.
 */
export function measureWay(frame: Frame, a: Standing, b: Standing): number {
  const count = a.x.length;
  if (count === 0) return 0;
  const dx = new Float64Array(count);
  const dy = new Float64Array(count);
  let least = Infinity;
  for (const align of alignmentsOf(frame)) {
    for (let part = 0; part < count; part += 1) {
      const [x, y] = align(b.x[part]!, b.y[part]!);
      dx[part] = a.x[part]! - x;
      dy[part] = a.y[part]! - y;
    }
    least = Math.min(least, sumWays(dx, dy), isShifted(frame, count) ? sumShiftedWays(dx, dy) : Infinity);
  }
  return least / count;
}

export function diagonalOf({ width, height }: Frame): number {
  return Math.hypot(width, height);
}

export function frameOf({ area, fixedPins }: PlacementProblem): Frame {
  return {
    minX: area.originX,
    minY: area.originY,
    width: area.columns * area.cell,
    height: area.rows * area.cell,
    isFree: fixedPins.every((pins) => pins.length === 0),
  };
}

type Align = (x: number, y: number) => readonly [number, number];

/** The ways to lay one layout on another, but for shifts. */
export function alignmentsOf({ minX, minY, width, height, isFree }: Frame): readonly Align[] {
  if (!isFree) return [(x, y) => [x, y]];
  const mirrorX = 2 * minX + width;
  const mirrorY = 2 * minY + height;
  return [
    (x, y) => [x, y],
    (x, y) => [mirrorX - x, y],
    (x, y) => [x, mirrorY - y],
    (x, y) => [mirrorX - x, mirrorY - y],
  ];
}

/** Whether layouts of so many parts count as one that differ by a shift. */
export function isShifted({ isFree }: Frame, count: number): boolean {
  return isFree || count >= FEWEST_SHIFTED;
}

function sumWays(dx: Float64Array, dy: Float64Array): number {
  let sum = 0;
  for (let part = 0; part < dx.length; part += 1) sum += Math.hypot(dx[part]!, dy[part]!);
  return sum;
}

/** The sum of the ways when the middle of one layout is laid on that of the other. */
export function sumShiftedWays(dx: Float64Array, dy: Float64Array): number {
  const count = dx.length;
  let shiftX = 0;
  let shiftY = 0;
  for (let part = 0; part < count; part += 1) {
    shiftX += dx[part]!;
    shiftY += dy[part]!;
  }
  shiftX /= count;
  shiftY /= count;
  let sum = 0;
  for (let part = 0; part < count; part += 1) {
    const x = dx[part]! - shiftX;
    const y = dy[part]! - shiftY;
    sum += Math.sqrt(x * x + y * y);
  }
  return sum;
}
