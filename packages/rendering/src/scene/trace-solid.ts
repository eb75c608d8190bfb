import { type Point, type Polygon, type Ring, ringArea, type Solid, toMm } from "@tracewright/geometry";
import type { PathSink } from "./draw-list.ts";

/** Draws the outline of a solid as one closed path, curves as true arcs; always clockwise on the screen. */
export function traceSolid(sink: PathSink, solid: Solid): void {
  switch (solid.kind) {
    case "circle":
      traceCircle(sink, solid.center, solid.radius);
      return;
    case "capsule":
      traceRounded(sink, [solid.start, solid.end], solid.radius);
      return;
    case "convex":
      traceRounded(sink, solid.points, solid.radius);
      return;
    case "polygon":
      // The rim of a rounded area is stroked by the caller of the fill: see `paintSolid`.
      traceArea(sink, solid.polygon);
  }
}

/** An area and, the other way round, its holes: the non-zero rule fills it, whatever else it overlaps. */
export function traceArea(sink: PathSink, { outer, holes }: Polygon): void {
  traceRing(sink, clockwise(outer));
  for (const hole of holes) traceRing(sink, [...clockwise(hole)].reverse());
}

/** On the screen. Where outlines of both directions overlap, the non-zero rule would leave a hole. */
function clockwise(ring: Ring): Ring {
  return ringArea(ring) < 0 ? [...ring].reverse() : ring;
}

export function traceCircle(sink: PathSink, { x, y }: Point, radius: number): void {
  const reach = toMm(radius);
  sink.moveTo(toMm(x) + reach, toMm(y));
  sink.arc(toMm(x), toMm(y), reach, 0, 2 * Math.PI);
  sink.closePath();
}

export function traceRing(sink: PathSink, ring: Ring): void {
  ring.forEach(({ x, y }, index) => {
    if (index === 0) sink.moveTo(toMm(x), toMm(y));
    else sink.lineTo(toMm(x), toMm(y));
  });
  if (ring.length > 0) sink.closePath();
}

export function tracePath(sink: PathSink, path: readonly Point[]): void {
  path.forEach(({ x, y }, index) => {
    if (index === 0) sink.moveTo(toMm(x), toMm(y));
    else sink.lineTo(toMm(x), toMm(y));
  });
}

/** A convex ring widened by `radius`: straight sides shifted outwards, an arc about every corner. */
function traceRounded(sink: PathSink, points: Ring, radius: number): void {
  const ring = points.length > 2 ? clockwise(points) : points;
  if (radius === 0 || ring.length < 2) {
    traceRing(sink, ring);
    return;
  }
  const reach = toMm(radius);
  ring.forEach((corner, index) => {
    const before = outwards(ring[(index + ring.length - 1) % ring.length]!, corner);
    const after = outwards(corner, ring[(index + 1) % ring.length]!);
    const x = toMm(corner.x);
    const y = toMm(corner.y);
    if (index === 0) sink.moveTo(x + reach * Math.cos(before), y + reach * Math.sin(before));
    sink.arc(x, y, reach, before, after < before ? after + 2 * Math.PI : after);
  });
  sink.closePath();
}

/** Direction away from a ring that runs clockwise on the screen, square to its side a→b. */
function outwards(a: Point, b: Point): number {
  return Math.atan2(-(b.x - a.x), b.y - a.y);
}
