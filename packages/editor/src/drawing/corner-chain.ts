import { type Point, type Ring, ringArea, segmentsTouch, selfIntersections, turn } from "@tracewright/geometry";

/** Whether a line of corners may go on to another corner without meeting itself. */
export function mayExtend(corners: readonly Point[], next: Point): boolean {
  const last = corners.at(-1);
  if (!last) return true;
  if (isSame(last, next)) return false;
  const before = corners.at(-2);
  if (before && isBackwards(before, last, next)) return false;
  for (let index = 0; index + 2 < corners.length; index++)
    if (segmentsTouch(corners[index]!, corners[index + 1]!, last, next)) return false;
  return true;
}

/** Whether corners enclose an area, with sides that meet nowhere but in them. */
export function isPlainRing(ring: Ring): boolean {
  if (ring.length < 3 || ringArea(ring) === 0) return false;
  if (ring.some((corner, index) => isSame(corner, ring[(index + 1) % ring.length]!))) return false;
  return selfIntersections(ring, 1).length === 0;
}

/** Without corners that stand on the straight line between their neighbours: those of a ring, which say nothing. */
export function withoutStraightCorners(ring: Ring): Ring {
  return ring.filter((corner, index) => {
    const before = ring[(index + ring.length - 1) % ring.length]!;
    return turn(before, corner, ring[(index + 1) % ring.length]!) !== 0;
  });
}

export function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

function isBackwards(a: Point, b: Point, c: Point): boolean {
  return turn(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0;
}
