import type { Point, Ring } from "@tracewright/geometry";

/**
 * The corners of a ring with one side moved so that it runs through `to`: its direction stays, and its neighbours
 * keep theirs.
 */
export function slideEdge(ring: Ring, index: number, to: Point): Ring {
  const count = ring.length;
  const [a, b] = [ring[index]!, ring[(index + 1) % count]!];
  const [before, after] = [ring[(index + count - 1) % count]!, ring[(index + 2) % count]!];
  const moved = new Map([
    [index, slideEnd(a, b, before, to)],
    [(index + 1) % count, slideEnd(b, a, after, to)],
  ]);
  return ring.map((corner, at) => moved.get(at) ?? corner);
}

/**
 * The new position of the end `a` of a line a–b when the line is moved through `to` without turning: on the line from
 * `far` through `a`; square to a–b where that line runs along it.
 */
export function slideEnd(a: Point, b: Point, far: Point, to: Point): Point {
  const way = { x: b.x - a.x, y: b.y - a.y };
  const length2 = way.x * way.x + way.y * way.y;
  if (length2 === 0) return to;
  const off = way.x * (to.y - a.y) - way.y * (to.x - a.x);
  const side = { x: a.x - far.x, y: a.y - far.y };
  const cross = way.x * side.y - way.y * side.x;
  // Nearly along the line a neighbour would carry the end away beyond all measure.
  if (Math.abs(cross) <= FLATTEST * Math.hypot(side.x, side.y) * Math.sqrt(length2))
    return rounded(a.x - (way.y * off) / length2, a.y + (way.x * off) / length2);
  return rounded(a.x + (side.x * off) / cross, a.y + (side.y * off) / cross);
}

/** Sine of the angle below which two lines count as one: 3°. */
const FLATTEST = Math.sin((3 * Math.PI) / 180);

function rounded(x: number, y: number): Point {
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}
