import { arcGeometry, arcToPolyline, bezierToPolyline, circleToRing } from "./arc.ts";
import { type ArcChords, arcStroke, ringStroke } from "./arc-stroke.ts";
import { placePoint } from "./place-point.ts";
import type { Point, Ring } from "./point.ts";
import type { Shape } from "./shape.ts";
import { capsule, type Solid, strokeOf } from "./solid.ts";
import type { Degrees, Nm } from "./units.ts";

/** Where a shape's frame stands in the frame asked for. */
export interface Placement {
  readonly position: Point;
  readonly rotation: Degrees;
}

export const AT_ORIGIN: Placement = { position: { x: 0, y: 0 }, rotation: 0 };

/** Chords of drawn arcs stay this near to them by default: a fifth of KiCad's DRC tolerance. */
export const ARC_ERROR: Nm = 100;

/**
 * The ink of a drawn shape as solids. Discs, lines, rectangles and polygons are exact; arcs and rings become the chords
 * that are asked for, Béziers chords within their error. `filled` counts for closed shapes only.
 */
export function shapeSolids(
  shape: Shape,
  pen: { readonly width: Nm; readonly filled: boolean },
  placement: Placement = AT_ORIGIN,
  chords: ArcChords = ARC_ERROR,
): Solid[] {
  const maxError = typeof chords === "number" ? chords : ARC_ERROR;
  const place = (point: Point): Point => placePoint(point, placement.position, placement.rotation);
  switch (shape.kind) {
    case "line":
      return [capsule(place(shape.start), place(shape.end), pen.width)];
    case "circle": {
      const center = place(shape.center);
      if (pen.filled) return [{ kind: "circle", center, radius: shape.radius + pen.width / 2 }];
      return ringStroke(center, shape.radius, pen.width, chords);
    }
    case "arc":
      if (typeof chords === "number") return strokeOf(shapePath(shape, chords).map(place), pen.width);
      return arcStroke({ start: place(shape.start), mid: place(shape.mid), end: place(shape.end) }, pen.width, chords);
    case "rect":
    case "polygon": {
      const ring = (shape.kind === "rect" ? rectRing(shape.start, shape.end) : shape.points).map(place);
      if (ring.length === 0) return [];
      if (ring.length < 3) return strokeOf(ring, pen.width);
      if (!pen.filled) return closedStroke(ring, pen.width);
      if (shape.kind === "rect") return [{ kind: "convex", points: ring, radius: pen.width / 2 }];
      return [{ kind: "polygon", polygon: { outer: ring, holes: [] }, radius: pen.width / 2 }];
    }
    default:
      return strokeOf(shapePath(shape, maxError).map(place), pen.width);
  }
}

/** The line a pen follows: open for lines, arcs and Béziers, the corners of a ring for closed shapes. */
export function shapePath(shape: Shape, maxError: Nm = ARC_ERROR): Point[] {
  switch (shape.kind) {
    case "line":
      return [shape.start, shape.end];
    case "arc":
      return arcToPolyline(shape.start, shape.mid, shape.end, maxError, "inwards");
    case "bezier":
      return bezierToPolyline(shape.points, maxError);
    case "circle":
      return circleToRing(shape.center, shape.radius, maxError, "centred");
    case "rect":
      return [...rectRing(shape.start, shape.end)];
    case "polygon":
      return [...shape.points];
  }
}

/** Whether the path of the shape comes back to its start by itself. */
export function isClosedShape(shape: Shape): boolean {
  if (shape.kind === "arc")
    return (
      shape.start.x === shape.end.x && shape.start.y === shape.end.y && !!arcGeometry(shape.start, shape.mid, shape.end)
    );
  return shape.kind === "circle" || shape.kind === "rect" || shape.kind === "polygon";
}

/** The four corners, clockwise on the screen. */
export function rectRing(start: Point, end: Point): Ring {
  const [left, right] = start.x < end.x ? [start.x, end.x] : [end.x, start.x];
  const [top, bottom] = start.y < end.y ? [start.y, end.y] : [end.y, start.y];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

function closedStroke(ring: Ring, width: Nm): Solid[] {
  return ring.map((corner, index) => capsule(corner, ring[(index + 1) % ring.length]!, width));
}
