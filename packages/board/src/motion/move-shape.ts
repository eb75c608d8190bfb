import { normalizeDegrees, type Point, rectRing, type Shape } from "@tracewright/geometry";
import { movePoint, type Step } from "./motion.ts";

/** A drawn shape where the motion brings it; a rectangle that no longer stands upright becomes a polygon. */
export function moveShape(shape: Shape, motion: Step): Shape {
  const move = (point: Point): Point => movePoint(point, motion);
  switch (shape.kind) {
    case "line":
      return { ...shape, start: move(shape.start), end: move(shape.end) };
    case "rect":
      if (motion.kind === "turn" && normalizeDegrees(motion.by) % 90 !== 0)
        return { kind: "polygon", points: rectRing(shape.start, shape.end).map(move) };
      return { ...shape, start: move(shape.start), end: move(shape.end) };
    case "circle":
      return { ...shape, center: move(shape.center) };
    case "arc":
      return { ...shape, start: move(shape.start), mid: move(shape.mid), end: move(shape.end) };
    case "polygon":
      return { ...shape, points: shape.points.map(move) };
    case "bezier": {
      const [a, b, c, d] = shape.points;
      return { ...shape, points: [move(a), move(b), move(c), move(d)] };
    }
  }
}
