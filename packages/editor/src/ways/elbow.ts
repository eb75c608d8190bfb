import type { Nm, Point } from "@tracewright/geometry";

/** Which leg of a way with one bend comes first: along an axis, or at 45°. */
export type Posture = "straight-first" | "diagonal-first";

/** Both, the one to try first in front. */
export function postures(first: Posture): readonly [Posture, Posture] {
  return first === "straight-first" ? ["straight-first", "diagonal-first"] : ["diagonal-first", "straight-first"];
}

/** The way of one bend at most, in steps of 45°: two points where they lie so already, else three. */
export function elbow(from: Point, to: Point, posture: Posture): readonly Point[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
  if (diagonal === 0 || Math.abs(dx) === Math.abs(dy)) return from.x === to.x && from.y === to.y ? [from] : [from, to];
  const slant = { x: Math.sign(dx) * diagonal, y: Math.sign(dy) * diagonal };
  const corner =
    posture === "diagonal-first"
      ? { x: from.x + slant.x, y: from.y + slant.y }
      : { x: to.x - slant.x, y: to.y - slant.y };
  return [from, corner, to];
}

/** Length of the shortest way between two points in steps of 45°. */
export function octilinearDistance(a: Point, b: Point): Nm {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y);
  return Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy);
}

/** Length of a way through points. */
export function wayLength(points: readonly Point[]): Nm {
  return points.slice(1).reduce((sum, point, index) => {
    const before = points[index]!;
    return sum + Math.hypot(point.x - before.x, point.y - before.y);
  }, 0);
}
