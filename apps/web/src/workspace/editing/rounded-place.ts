import type { Point } from "@tracewright/geometry";
import { screenToBoard, type Viewport } from "@tracewright/rendering";

/** The place of the board under a pixel, in whole nanometres. */
export function roundedPlace(view: Viewport, at: Point): Point {
  const { x, y } = screenToBoard(view, at.x, at.y);
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}
