import { type Point, type Polygon, type Ring, ringArea } from "@tracewright/geometry";

/**
 * An area with holes as one contour: every hole is reached through a cut of no width from its leftmost corner to the
 * copper's edge left of it. Gerber regions know no holes, and every reader fills such a contour alike.
 */
export function cutInHoles(polygon: Polygon): Ring {
  const clockwise = ringArea(polygon.outer) > 0;
  let ring: Ring = polygon.outer;
  const holes = polygon.holes
    .filter((hole) => hole.length > 2)
    .map((hole) => leftmostFirst(ringArea(hole) > 0 === clockwise ? [...hole].reverse() : hole))
    .sort((a, b) => (a[0]?.x ?? 0) - (b[0]?.x ?? 0));
  for (const hole of holes) ring = cutIn(ring, hole);
  return ring;
}

function leftmostFirst(ring: Ring): Ring {
  let least = 0;
  for (let index = 1; index < ring.length; index++) if (ring[index]!.x < ring[least]!.x) least = index;
  return [...ring.slice(least), ...ring.slice(0, least)];
}

function cutIn(ring: Ring, hole: Ring): Ring {
  const from = hole[0]!;
  let nearest = Number.NEGATIVE_INFINITY;
  let side = -1;
  for (let index = 0; index < ring.length; index++) {
    const a = ring[index]!;
    const b = ring[index + 1 === ring.length ? 0 : index + 1]!;
    if (a.y > from.y === b.y > from.y) continue;
    const x = a.x + ((from.y - a.y) / (b.y - a.y)) * (b.x - a.x);
    if (x <= from.x + 0.5 && x > nearest) {
      nearest = x;
      side = index;
    }
  }
  // A hole that nothing lies left of is not inside the ring: then there is nothing to cut out.
  if (side < 0) return ring;
  const landing: Point = { x: Math.round(nearest) + 0, y: from.y };
  return [...ring.slice(0, side + 1), landing, ...hole, from, landing, ...ring.slice(side + 1)];
}
