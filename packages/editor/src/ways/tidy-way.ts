import type { Point } from "@tracewright/geometry";
import { elbow, type Posture, postures, wayLength } from "./elbow.ts";

export type IsClear = (start: Point, end: Point) => boolean;

/**
 * The same way with as few bends as there is room for: from each corner on straight to the farthest point that one bend
 * reaches, nowhere longer than before and without acute angles. Every stretch it makes is clear.
 */
export function tidyWay(points: readonly Point[], isClear: IsClear, posture: Posture): readonly Point[] {
  const corners = withoutStraightPoints(points);
  const tidy: Point[] = corners.slice(0, 1);
  let at = 0;
  while (at < corners.length - 1) {
    const [reached, legs] = farthestBend(corners, at, { before: tidy.at(-2), isClear, posture });
    tidy.push(...legs.slice(1));
    at = reached;
  }
  return withoutStraightPoints(tidy);
}

function farthestBend(
  corners: readonly Point[],
  at: number,
  { before, isClear, posture }: { before: Point | undefined; isClear: IsClear; posture: Posture },
): readonly [number, readonly Point[]] {
  const from = corners[at]!;
  for (let to = corners.length - 1; to > at + 1; to--) {
    const there = wayLength(corners.slice(at, to + 1));
    for (const choice of postures(posture)) {
      const legs = elbow(from, corners[to]!, choice);
      const whole = [...(before ? [before] : []), ...legs, ...corners.slice(to + 1, to + 2)];
      if (wayLength(legs) <= there + 1 && !hasAcuteAngle(whole) && isWayClear(legs, isClear)) return [to, legs];
    }
  }
  return [at + 1, [from, corners[at + 1]!]];
}

export function isWayClear(points: readonly Point[], isClear: IsClear): boolean {
  return points.slice(1).every((end, index) => isClear(points[index]!, end));
}

/** Whether the way turns back on itself by more than a right angle anywhere: acid traps, and nothing anybody draws. */
export function hasAcuteAngle(points: readonly Point[]): boolean {
  for (let index = 1; index < points.length - 1; index++) {
    const [a, b, c] = [points[index - 1]!, points[index]!, points[index + 1]!];
    if ((b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0) return true;
  }
  return false;
}

/** Points in the middle of a straight stretch, and repeated ones, say nothing. */
export function withoutStraightPoints(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last && last.x === point.x && last.y === point.y) continue;
    const before = kept.at(-2);
    if (last && before && isBetween(before, last, point)) kept.pop();
    kept.push(point);
  }
  return kept;
}

/** Coordinates differ by far less than 2³², so that the products are exact. */
function isBetween(a: Point, b: Point, c: Point): boolean {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
  return BigInt(ux) * BigInt(vy) === BigInt(uy) * BigInt(vx) && ux * vx + uy * vy > 0;
}
