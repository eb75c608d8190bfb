import type { Board, Graphic } from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";
import { drawingJoints, type OpenGraphic } from "./drawing-joints.ts";

type StraightGraphic = OpenGraphic & { readonly shape: { readonly kind: "line" } };

/** Where two straight lines of the board's drawings meet. */
export interface LineCorner {
  readonly graphic: StraightGraphic;
  readonly end: "start" | "end";
  /** The line that meets it there, alone. */
  readonly other: StraightGraphic;
  /** The other line's other end. */
  readonly far: Point;
}

/** The corner near a place that a straight line makes with another, where no third line or arc ends. */
export function lineCorner(board: Board, graphic: Graphic, at: Point, reach: Nm): LineCorner | undefined {
  if (!isStraight(graphic)) return undefined;
  const { start, end } = graphic.shape;
  const near = distance(start, at) <= distance(end, at) ? "start" : "end";
  if (distance(graphic.shape[near], at) > reach) return undefined;
  const [joint, third] = drawingJoints(board, graphic.layer, graphic.shape[near], graphic.id);
  if (!joint || third || !isStraight(joint.graphic)) return undefined;
  const far = joint.graphic.shape[joint.end === "start" ? "end" : "start"];
  return { graphic, end: near, other: joint.graphic, far };
}

function isStraight(graphic: Graphic): graphic is StraightGraphic {
  return graphic.shape.kind === "line";
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
