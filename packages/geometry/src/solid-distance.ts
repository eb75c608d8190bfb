import { boxDistance } from "./box.ts";
import type { Point } from "./point.ts";
import { slabsOf } from "./polygon-slabs.ts";
import { locateInPolygon, locateInRing } from "./ring.ts";
import {
  DISTANCE_DOUBT,
  isNearerToSegment,
  nearestOnSegment,
  pointToSegment,
  segmentIntersection,
  segmentsTouch,
  segmentToSegment,
} from "./segment.ts";
import { corePoint, coreSides, type Solid, solidBox } from "./solid.ts";

/** Gap between two solids, 0 when they touch or overlap; error below 10⁻⁴ nm. */
export function solidDistance(a: Solid, b: Solid): number {
  return Math.max(0, coreDistance(a, b) - a.radius - b.radius);
}

/** Smallest gap between two unions of solids; infinite when one is empty. */
export function solidsDistance(a: readonly Solid[], b: readonly Solid[]): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (const first of a) for (const second of b) smallest = Math.min(smallest, solidDistance(first, second));
  return smallest;
}

/** Whether the gap is less than `limit` (an integer or a half), decided without rounding. */
export function areNearer(a: Solid, b: Solid, limit: number): boolean {
  const reach = limit + a.radius + b.radius;
  if (reach <= 0) return false;
  const distance = coreDistance(a, b);
  if (Math.abs(distance - reach) > DISTANCE_DOUBT) return distance < reach;
  // Within the doubt the cores are apart, so the smallest gap starts at a corner of one of them.
  const sidesOfA = coreSides(a);
  const sidesOfB = coreSides(b);
  return sidesOfA.some(([p, q]) =>
    sidesOfB.some(
      ([r, s]) =>
        isNearerToSegment(p, r, s, reach) ||
        isNearerToSegment(q, r, s, reach) ||
        isNearerToSegment(r, p, q, reach) ||
        isNearerToSegment(s, p, q, reach),
    ),
  );
}

/** Whether the solids share a point, touching included. Exact. */
export function areTouching(a: Solid, b: Solid): boolean {
  if (a.kind === "polygon" && b.kind !== "polygon") return isTouchingArea(b, a);
  if (b.kind === "polygon" && a.kind !== "polygon") return isTouchingArea(a, b);
  return areCoresTouching(a, b);
}

/** Whether two solids share more than a point of their rims. */
export function doOverlap(a: Solid, b: Solid): boolean {
  return a.radius + b.radius > 0 ? areNearer(a, b, 0) : areTouching(a, b);
}

/** Of a large area only the sides at the other's height are looked at. */
function isTouchingArea(solid: Solid, area: Extract<Solid, { kind: "polygon" }>): boolean {
  const slabs = slabsOf(area.polygon);
  if (!slabs) return areCoresTouching(solid, area);
  if (slabs.locate(roundedPoint(corePoint(solid))) !== "outside") return true;
  const { minY, maxY, minX, maxX } = solidBox(solid);
  const { radius } = area;
  for (const [start, end] of slabs.sidesBetween(minY - radius, maxY + radius)) {
    if (Math.max(start.x, end.x) < minX - radius || Math.min(start.x, end.x) > maxX + radius) continue;
    if (areCoresTouching(solid, { kind: "capsule", start, end, radius })) return true;
  }
  // What is left may hold the area's core whole.
  return isInCore(corePoint(area), solid);
}

/** Solids are of whole nanometres but for arcs, whose ends may lie between. */
function roundedPoint({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

function areCoresTouching(a: Solid, b: Solid): boolean {
  const reach = a.radius + b.radius;
  const distance = coreDistance(a, b);
  if (Math.abs(distance - reach) > DISTANCE_DOUBT) return distance < reach;
  // The cores' distance is a square root of a rational: it equals the reach exactly or is a whole doubt of ½ nm² off.
  return distance === 0 || !isStrictlyFarther(a, b, reach);
}

function isStrictlyFarther(a: Solid, b: Solid, reach: number): boolean {
  for (const [p, q] of coreSides(a))
    for (const [r, s] of coreSides(b))
      if (
        !isFarther(p, r, s, reach) ||
        !isFarther(q, r, s, reach) ||
        !isFarther(r, p, q, reach) ||
        !isFarther(s, p, q, reach)
      )
        return false;
  return true;
}

function isFarther(p: Point, a: Point, b: Point, limit: number): boolean {
  const estimate = pointToSegment(p, a, b);
  if (Math.abs(estimate - limit) > DISTANCE_DOUBT) return estimate > limit;
  const abX = BigInt(b.x - a.x);
  const abY = BigInt(b.y - a.y);
  const apX = BigInt(p.x - a.x);
  const apY = BigInt(p.y - a.y);
  const doubled = BigInt(Math.round(limit * 2));
  const along = apX * abX + apY * abY;
  const length2 = abX * abX + abY * abY;
  if (along <= 0n) return 4n * (apX * apX + apY * apY) > doubled * doubled;
  if (along >= length2) return 4n * ((apX - abX) ** 2n + (apY - abY) ** 2n) > doubled * doubled;
  const cross = abX * apY - abY * apX;
  return 4n * cross * cross > doubled * doubled * length2;
}

/** Distance between the cores; 0 when they touch or one holds the other. */
function coreDistance(a: Solid, b: Solid): number {
  if (a.kind === "circle") return pointToCore(a.center, b);
  if (b.kind === "circle") return pointToCore(b.center, a);
  if (a.kind === "capsule" && b.kind === "capsule") return segmentToSegment(a.start, a.end, b.start, b.end);
  if (isInCore(corePoint(a), b) || isInCore(corePoint(b), a)) return 0;
  let smallest = Number.POSITIVE_INFINITY;
  const sidesOfB = coreSides(b);
  for (const [p, q] of coreSides(a)) {
    for (const [r, s] of sidesOfB) {
      smallest = Math.min(smallest, segmentToSegment(p, q, r, s));
      if (smallest === 0) return 0;
    }
  }
  return smallest;
}

function pointToCore(point: Point, solid: Solid): number {
  switch (solid.kind) {
    case "circle":
      return Math.hypot(point.x - solid.center.x, point.y - solid.center.y);
    case "capsule":
      return pointToSegment(point, solid.start, solid.end);
    default: {
      if (isInCore(point, solid)) return 0;
      const slabs = solid.kind === "polygon" ? slabsOf(solid.polygon) : undefined;
      if (slabs) return slabs.distanceTo(point);
      let smallest = Number.POSITIVE_INFINITY;
      for (const [a, b] of coreSides(solid)) smallest = Math.min(smallest, pointToSegment(point, a, b));
      return smallest;
    }
  }
}

function isInCore(point: Point, solid: Solid): boolean {
  if (solid.kind === "convex") return locateInRing(point, solid.points) !== "outside";
  if (solid.kind === "polygon") return locateInPolygon(point, solid.polygon) !== "outside";
  return false;
}

/** Whether the point lies in the solid, its edge included. Exact. */
export function isInSolid(point: Point, solid: Solid): boolean {
  return areTouching({ kind: "circle", center: point, radius: 0 }, solid);
}

/** Where two solids are nearest: a point of each one's core, and for overlapping ones a point both share. */
export function nearestPoints(a: Solid, b: Solid): readonly [Point, Point] {
  if (isInCore(corePoint(a), b)) return [corePoint(a), corePoint(a)];
  if (isInCore(corePoint(b), a)) return [corePoint(b), corePoint(b)];
  let smallest = Number.POSITIVE_INFINITY;
  let nearest: readonly [Point, Point] = [corePoint(a), corePoint(b)];
  for (const [p, q] of coreSides(a))
    for (const [r, s] of coreSides(b)) {
      if (segmentsTouch(p, q, r, s)) {
        const at = segmentIntersection(p, q, r, s) ?? p;
        return [at, at];
      }
      for (const pair of [
        [p, nearestOnSegment(p, r, s)],
        [q, nearestOnSegment(q, r, s)],
        [nearestOnSegment(r, p, q), r],
        [nearestOnSegment(s, p, q), s],
      ] as const) {
        const distance = Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y);
        if (distance < smallest) {
          smallest = distance;
          nearest = pair;
        }
      }
    }
  return nearest;
}

/** A quick lower bound of the gap, from the boxes. */
export function boxGap(a: Solid, b: Solid): number {
  return boxDistance(solidBox(a), solidBox(b));
}
