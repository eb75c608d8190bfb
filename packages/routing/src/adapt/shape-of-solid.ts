import type { Point, Solid } from "@tracewright/geometry";
import { capsuleShape, circleShape, makeShape, type Shape } from "../geometry/shape.ts";

/** A solid of the board as the shape that the engine measures to. */
export function shapeOfSolid(solid: Solid): Shape {
  switch (solid.kind) {
    case "circle":
      return circleShape(solid.center.x, solid.center.y, solid.radius);
    case "capsule":
      return capsuleShape(solid.start.x, solid.start.y, solid.end.x, solid.end.y, solid.radius);
    case "convex":
      return makeShape(flatRing(solid.points), solid.radius);
    case "polygon":
      return polygonShape(solid.polygon.outer, solid.polygon.holes, solid.radius);
  }
}

export function polygonShape(outer: readonly Point[], holes: readonly (readonly Point[])[], radius: number): Shape {
  const rings = [outer, ...holes];
  let count = 0;
  const ends = rings.map((ring) => {
    count += ring.length;
    return count;
  });
  return makeShape(flatRing(rings.flat()), radius, ends);
}

/** Points as x, y pairs. */
export function flatRing(points: readonly Point[]): Float64Array {
  return Float64Array.from(points.flatMap((point) => [point.x, point.y]));
}
