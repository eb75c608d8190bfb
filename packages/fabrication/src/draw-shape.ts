import { type ArcTurn, contourOf, type GerberObject, type ObjectAttributes } from "@tracewright/formats";
import {
  ARC_ERROR,
  arcGeometry,
  type Nm,
  type Placement,
  type Point,
  placePoint,
  rectRing,
  type Shape,
  shapePath,
} from "@tracewright/geometry";

export interface Pen {
  readonly width: Nm;
  readonly filled: boolean;
}

/** A drawn shape as Gerber objects: arcs and circles stay arcs, only Béziers become chords. */
export function drawShape(shape: Shape, pen: Pen, placement: Placement, attributes: ObjectAttributes): GerberObject[] {
  const place = (point: Point) => placePoint(point, placement.position, placement.rotation);
  switch (shape.kind) {
    case "line":
      return [strokeLine(place(shape.start), place(shape.end), pen.width, attributes)];
    case "arc":
      return drawArc(place(shape.start), place(shape.mid), place(shape.end), pen.width, attributes);
    case "circle": {
      const center = place(shape.center);
      if (pen.filled) {
        const diameter = 2 * shape.radius + pen.width;
        return [{ kind: "flash", aperture: { kind: "circle", diameter }, position: center, attributes }];
      }
      const start = { x: center.x + shape.radius, y: center.y };
      return [{ ...bareStroke(start, start, pen.width, attributes), arc: { center, clockwise: false } }];
    }
    case "rect":
    case "polygon": {
      const ring = (shape.kind === "rect" ? rectRing(shape.start, shape.end) : shape.points).map(place);
      const filled = pen.filled && ring.length > 2;
      const rim = filled && pen.width === 0 ? [] : strokePath([...ring, ...ring.slice(0, 1)], pen.width, attributes);
      return filled ? [{ kind: "region", contours: [contourOf(ring)], attributes }, ...rim] : rim;
    }
    case "bezier":
      return strokePath(shapePath(shape, ARC_ERROR).map(place), pen.width, attributes);
  }
}

/** An arc drawn with a round pen; a straight line where the three points make none. */
export function drawArc(start: Point, mid: Point, end: Point, width: Nm, attributes: ObjectAttributes): GerberObject[] {
  const arc = arcTurn(start, mid, end);
  return [arc ? { ...bareStroke(start, end, width, attributes), arc } : strokeLine(start, end, width, attributes)];
}

/** The arc through three points with its centre on the grid; undefined when they lie (nearly) on one line. */
export function arcTurn(start: Point, mid: Point, end: Point): ArcTurn | undefined {
  const arc = arcGeometry(start, mid, end);
  // A radius beyond what a file can hold is a straight line for every purpose.
  if (!arc || arc.radius > 1e9) return undefined;
  return { center: { x: Math.round(arc.center.x) + 0, y: Math.round(arc.center.y) + 0 }, clockwise: arc.sweep > 0 };
}

export function strokePath(points: readonly Point[], width: Nm, attributes: ObjectAttributes): GerberObject[] {
  const [first] = points;
  if (points.length === 1 && first) return [strokeLine(first, first, width, attributes)];
  return points.slice(1).map((end, index) => strokeLine(points[index] ?? end, end, width, attributes));
}

/** A stroke without length is a dot, which a file says as a flash: some readers drop draws that go nowhere. */
function strokeLine(start: Point, end: Point, width: Nm, attributes: ObjectAttributes): GerberObject {
  if (start.x !== end.x || start.y !== end.y) return bareStroke(start, end, width, attributes);
  return { kind: "flash", aperture: { kind: "circle", diameter: width }, position: start, attributes };
}

function bareStroke(start: Point, end: Point, width: Nm, attributes: ObjectAttributes) {
  return { kind: "stroke", aperture: { kind: "circle", diameter: width }, start, end, attributes } as const;
}
