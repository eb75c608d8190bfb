import { boxOfPoints, growBox } from "./box.ts";
import type { Box, Point, Polygon, Ring } from "./point.ts";
import type { Nm } from "./units.ts";

/**
 * A piece of the plane as everything within `radius` of a core: a point, a segment, a convex ring or any area. Copper,
 * holes and courtyards are unions of these, without a curve ever becoming corners: a round pad is a point with a
 * radius, a track a segment with half its width, a rounded rectangle the inner rectangle with the corner radius.
 *
 * `radius` is a multiple of ½ nm (half of an odd width).
 */
export type Solid =
  | { readonly kind: "circle"; readonly center: Point; readonly radius: number }
  | { readonly kind: "capsule"; readonly start: Point; readonly end: Point; readonly radius: number }
  /** `points` is convex and winds either way. */
  | { readonly kind: "convex"; readonly points: Ring; readonly radius: number }
  | { readonly kind: "polygon"; readonly polygon: Polygon; readonly radius: number };

export function circle(center: Point, diameter: Nm): Solid {
  return { kind: "circle", center, radius: diameter / 2 };
}

/** A segment drawn with a round pen; a dot when it has no length. */
export function capsule(start: Point, end: Point, width: Nm): Solid {
  if (start.x === end.x && start.y === end.y) return circle(start, width);
  return { kind: "capsule", start, end, radius: width / 2 };
}

/** The points drawn with a round pen, one capsule a stretch. */
export function strokeOf(points: readonly Point[], width: Nm): Solid[] {
  if (points.length === 1) return [circle(points[0]!, width)];
  return points.slice(1).map((end, index) => capsule(points[index]!, end, width));
}

export function solidBox(solid: Solid): Box {
  const reach = Math.ceil(solid.radius);
  switch (solid.kind) {
    case "circle":
      return growBox({ minX: solid.center.x, minY: solid.center.y, maxX: solid.center.x, maxY: solid.center.y }, reach);
    case "capsule":
      return {
        minX: Math.min(solid.start.x, solid.end.x) - reach,
        minY: Math.min(solid.start.y, solid.end.y) - reach,
        maxX: Math.max(solid.start.x, solid.end.x) + reach,
        maxY: Math.max(solid.start.y, solid.end.y) + reach,
      };
    default: {
      const box = boxOfPoints(solid.kind === "convex" ? solid.points : solid.polygon.outer);
      if (!box) throw new Error("a solid without corners has no box");
      return growBox(box, reach);
    }
  }
}

/** The solid with every point within `by` of it; a negative value only as far as the radius reaches. */
export function growSolid(solid: Solid, by: number): Solid {
  return { ...solid, radius: Math.max(0, solid.radius + by) };
}

/** The sides of the core: one degenerate side for a point, one for a segment, all sides of a ring with its holes. */
export function coreSides(solid: Solid): readonly (readonly [Point, Point])[] {
  switch (solid.kind) {
    case "circle":
      return [[solid.center, solid.center]];
    case "capsule":
      return [[solid.start, solid.end]];
    case "convex":
      return sidesOf(solid.points);
    case "polygon":
      return [solid.polygon.outer, ...solid.polygon.holes].flatMap(sidesOf);
  }
}

function sidesOf(ring: Ring): (readonly [Point, Point])[] {
  return ring.map((corner, index) => [corner, ring[(index + 1) % ring.length]!] as const);
}

/** Some point of the core. */
export function corePoint(solid: Solid): Point {
  switch (solid.kind) {
    case "circle":
      return solid.center;
    case "capsule":
      return solid.start;
    case "convex":
      return solid.points[0]!;
    case "polygon":
      return solid.polygon.outer[0]!;
  }
}
