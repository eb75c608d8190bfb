import type { Point, Ring } from "./point.ts";

/**
 * The ring with fewer corners: none of those left out is farther than `tolerance` from what stays (Douglas and Peucker
 * 1973, from the two corners that are farthest apart in the ring's order).
 */
export function thinRing(ring: Ring, tolerance: number): Ring {
  const [first] = ring;
  if (!first || ring.length < 4) return ring;
  let opposite = 0;
  let reach = 0;
  for (const [index, { x, y }] of ring.entries()) {
    const distance = Math.hypot(x - first.x, y - first.y);
    if (distance > reach) [opposite, reach] = [index, distance];
  }
  if (opposite === 0) return ring;
  const keeps = new Uint8Array(ring.length);
  keeps[0] = 1;
  keeps[opposite] = 1;
  const spans: (readonly [from: number, to: number])[] = [
    [0, opposite],
    [opposite, ring.length],
  ];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [a, b] = [ring[from]!, ring[to % ring.length]!];
    let [farthest, most] = [0, tolerance];
    for (let at = from + 1; at < to; at++) {
      const distance = distanceToSpan(ring[at]!, a, b);
      if (distance > most) [farthest, most] = [at, distance];
    }
    if (farthest === 0) continue;
    keeps[farthest] = 1;
    spans.push([from, farthest], [farthest, to]);
  }
  return ring.filter((_, index) => keeps[index] === 1);
}

function distanceToSpan({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length2 = dx * dx + dy * dy;
  const share = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length2));
  return Math.hypot(x - a.x - share * dx, y - a.y - share * dy);
}
