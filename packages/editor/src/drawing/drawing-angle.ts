import type { Point } from "@tracewright/geometry";

/**
 * The place on a horizontal, vertical or 45° line through `from` that a pointer means. A pointer on the grid of `from` stays on
 * it: the longer of the two ways decides the length.
 */
export function onDrawingAngle(from: Point, { x, y }: Point): Point {
  const [alongX, alongY] = [x - from.x, y - from.y];
  const [wide, high] = [Math.abs(alongX), Math.abs(alongY)];
  if (high * STEEP <= wide) return { x, y: from.y };
  if (wide * STEEP <= high) return { x: from.x, y };
  const long = Math.max(wide, high);
  return { x: from.x + Math.sign(alongX) * long, y: from.y + Math.sign(alongY) * long };
}

/** tan 67.5°: half way between the diagonal and the axis. */
const STEEP = 1 + Math.SQRT2;
