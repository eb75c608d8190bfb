import type { Point, Polygon, Ring } from "./point.ts";
import { slabsOf } from "./polygon-slabs.ts";
import { isOnSegment } from "./segment.ts";
import { turn } from "./turn.ts";
import type { Whereabouts } from "./whereabouts.ts";

export type { Whereabouts } from "./whereabouts.ts";

/** Where a point lies against a ring, by the even-odd rule. Exact. */
export function locateInRing(point: Point, ring: Ring): Whereabouts {
  let inside = false;
  let previous = ring[ring.length - 1];
  if (!previous) return "outside";
  for (const corner of ring) {
    const above = previous.y > point.y;
    if (above !== corner.y > point.y) {
      const side = above ? turn(previous, corner, point) : turn(corner, previous, point);
      if (side === 0) return "boundary";
      if (side > 0) inside = !inside;
    } else if (point.y === corner.y || point.y === previous.y) {
      if (isOnSegment(point, previous, corner)) return "boundary";
    }
    previous = corner;
  }
  return inside ? "inside" : "outside";
}

/** Where a point lies against an area with holes. Exact. */
export function locateInPolygon(point: Point, polygon: Polygon): Whereabouts {
  const slabs = slabsOf(polygon);
  if (slabs) return slabs.locate(point);
  const outer = locateInRing(point, polygon.outer);
  if (outer !== "inside") return outer;
  for (const hole of polygon.holes) {
    const where = locateInRing(point, hole);
    if (where === "boundary") return "boundary";
    if (where === "inside") return "outside";
  }
  return "inside";
}

/** Signed area in nm²: positive when the ring runs clockwise on the screen. Rounded like any double. */
export function ringArea(ring: Ring): number {
  const origin = ring[0];
  if (!origin) return 0;
  let doubled = 0;
  let previous = origin;
  for (const corner of ring) {
    doubled += (previous.x - origin.x) * (corner.y - origin.y) - (corner.x - origin.x) * (previous.y - origin.y);
    previous = corner;
  }
  return doubled / 2;
}

/** Area in nm², holes taken off. */
export function polygonArea(polygon: Polygon): number {
  return polygon.holes.reduce((area, hole) => area - Math.abs(ringArea(hole)), Math.abs(ringArea(polygon.outer)));
}

/** Calls back for each side of the ring, the closing one included. */
export function forEachSide(ring: Ring, visit: (start: Point, end: Point, index: number) => void): void {
  let previous = ring[ring.length - 1];
  if (!previous) return;
  let index = ring.length - 1;
  for (let next = 0; next < ring.length; next++) {
    const corner = ring[next]!;
    visit(previous, corner, index);
    previous = corner;
    index = next;
  }
}

/** The smallest convex ring around the points, without collinear corners (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Ring {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const build = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length >= 2 && turn(chain[chain.length - 2]!, chain[chain.length - 1]!, point) <= 0) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  const hull = [...build(sorted), ...build(sorted.reverse())];
  return hull.length > 0 ? hull : sorted.slice(0, 1);
}

/** Whether every turn of the ring goes the same way (straight ones allowed) and it winds once. */
export function isConvex(ring: Ring): boolean {
  let winding = 0;
  let turns = 0;
  for (let index = 0; index < ring.length; index++) {
    const a = ring[index]!;
    const b = ring[(index + 1) % ring.length]!;
    const c = ring[(index + 2) % ring.length]!;
    const side = turn(a, b, c);
    if (side !== 0 && winding !== 0 && side !== winding) return false;
    if (side !== 0) winding = side;
    if (b.y > a.y !== c.y > b.y) turns++;
  }
  return turns <= 2;
}
