import type { Point, Ring } from "./point.ts";
import { ringArea } from "./ring.ts";

/** A convex ring with every side moved inwards by `by`; empty when nothing is left. Corners round to whole nanometres. */
export function insetConvexRing(ring: Ring, by: number): Ring {
  const corners = ringArea(ring) > 0 ? ring : [...ring].reverse();
  let left: { x: number; y: number }[] = corners.map((corner) => ({ ...corner }));
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length] ?? a;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) continue;
    // Clockwise on the screen: the inside lies to the right of a→b, where this is positive.
    const depth = (p: { x: number; y: number }) =>
      ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length - by;
    left = clipHalfPlane(left, depth);
    if (left.length < 3) return [];
  }
  return left.map((corner): Point => ({ x: Math.round(corner.x) + 0, y: Math.round(corner.y) + 0 }));
}

function clipHalfPlane<P extends { x: number; y: number }>(ring: readonly P[], depth: (p: P) => number) {
  const kept: { x: number; y: number }[] = [];
  for (const [index, p] of ring.entries()) {
    const q = ring[(index + 1) % ring.length] ?? p;
    const atP = depth(p);
    const atQ = depth(q);
    if (atP >= 0) kept.push(p);
    if (atP >= 0 !== atQ >= 0) {
      const t = atP / (atP - atQ);
      kept.push({ x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) });
    }
  }
  return kept as P[];
}
