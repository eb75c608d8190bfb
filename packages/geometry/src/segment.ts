import type { Point } from "./point.ts";
import { turn } from "./turn.ts";

/** Whether the closed segments a–b and c–d share a point, touching ends and overlaps included. Exact. */
export function segmentsTouch(a: Point, b: Point, c: Point, d: Point): boolean {
  if (
    Math.max(a.x, b.x) < Math.min(c.x, d.x) ||
    Math.max(c.x, d.x) < Math.min(a.x, b.x) ||
    Math.max(a.y, b.y) < Math.min(c.y, d.y) ||
    Math.max(c.y, d.y) < Math.min(a.y, b.y)
  )
    return false;
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}

/** Whether p lies on the closed segment a–b. Exact. */
export function isOnSegment(p: Point, a: Point, b: Point): boolean {
  return (
    p.x >= Math.min(a.x, b.x) &&
    p.x <= Math.max(a.x, b.x) &&
    p.y >= Math.min(a.y, b.y) &&
    p.y <= Math.max(a.y, b.y) &&
    turn(a, b, p) === 0
  );
}

/**
 * A point that the segments share, to the nearest nanometre: the crossing, or for overlapping segments the middle of
 * the common stretch. Undefined when they do not touch.
 */
export function segmentIntersection(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  if (!segmentsTouch(a, b, c, d)) return undefined;
  const abX = b.x - a.x;
  const abY = b.y - a.y;
  const cdX = d.x - c.x;
  const cdY = d.y - c.y;
  const denominator = abX * cdY - abY * cdX;
  const parallel = turn(a, b, c) === 0 && turn(a, b, d) === 0;
  if (parallel || denominator === 0) {
    const shared = [a, b].filter((p) => isOnSegment(p, c, d)).concat([c, d].filter((p) => isOnSegment(p, a, b)));
    const first = shared[0];
    const last = shared.find((p) => first && (p.x !== first.x || p.y !== first.y)) ?? first;
    return first && last && { x: Math.round((first.x + last.x) / 2), y: Math.round((first.y + last.y) / 2) };
  }
  const along = ((c.x - a.x) * cdY - (c.y - a.y) * cdX) / denominator;
  return { x: Math.round(a.x + along * abX) + 0, y: Math.round(a.y + along * abY) + 0 };
}

/** Distance from p to the closed segment a–b; error below 10⁻⁵ nm over the model's whole range. */
export function pointToSegment(p: Point, a: Point, b: Point): number {
  const abX = b.x - a.x;
  const abY = b.y - a.y;
  const apX = p.x - a.x;
  const apY = p.y - a.y;
  const along = apX * abX + apY * abY;
  if (along <= 0) return Math.hypot(apX, apY);
  const length2 = abX * abX + abY * abY;
  if (along >= length2) return Math.hypot(p.x - b.x, p.y - b.y);
  return Math.abs(abX * apY - abY * apX) / Math.sqrt(length2);
}

/** The point of the closed segment a–b nearest to p, to the nearest nanometre. */
export function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const abX = b.x - a.x;
  const abY = b.y - a.y;
  const along = (p.x - a.x) * abX + (p.y - a.y) * abY;
  const length2 = abX * abX + abY * abY;
  if (along <= 0 || length2 === 0) return a;
  if (along >= length2) return b;
  return { x: Math.round(a.x + (along / length2) * abX) + 0, y: Math.round(a.y + (along / length2) * abY) + 0 };
}

/** Nanometres: less than segments of whole nanometres that do not touch are ever apart on a board of some metres. */
const LEAST_GAP = 1e-10;

/** Distance between the closed segments a–b and c–d: 0 exactly when they touch. */
export function segmentToSegment(a: Point, b: Point, c: Point, d: Point): number {
  if (segmentsTouch(a, b, c, d)) return 0;
  // What is computed may come out as 0 where whole numbers say that there is a gap.
  return Math.max(
    LEAST_GAP,
    Math.min(pointToSegment(a, c, d), pointToSegment(b, c, d), pointToSegment(c, a, b), pointToSegment(d, a, b)),
  );
}

/**
 * Whether p lies nearer to the segment a–b than `limit`, decided without rounding. `limit` is a multiple of ½ nm
 * (half of an odd width).
 */
export function isNearerToSegment(p: Point, a: Point, b: Point, limit: number): boolean {
  const estimate = pointToSegment(p, a, b);
  if (Math.abs(estimate - limit) > DISTANCE_DOUBT) return estimate < limit;
  const abX = BigInt(b.x - a.x);
  const abY = BigInt(b.y - a.y);
  const apX = BigInt(p.x - a.x);
  const apY = BigInt(p.y - a.y);
  const doubled = BigInt(Math.round(limit * 2));
  if (doubled <= 0n) return false;
  const along = apX * abX + apY * abY;
  const length2 = abX * abX + abY * abY;
  if (along <= 0n) return 4n * (apX * apX + apY * apY) < doubled * doubled;
  if (along >= length2) {
    const bpX = apX - abX;
    const bpY = apY - abY;
    return 4n * (bpX * bpX + bpY * bpY) < doubled * doubled;
  }
  const cross = abX * apY - abY * apX;
  return 4n * cross * cross < doubled * doubled * length2;
}

/** Bound of the rounding error of `pointToSegment`, with room to spare. */
export const DISTANCE_DOUBT = 1e-4;
