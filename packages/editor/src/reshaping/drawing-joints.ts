import { type Board, type Graphic, type LayerId, OUTLINE_TOLERANCE } from "@tracewright/board";
import type { Nm, Point, Shape } from "@tracewright/geometry";

/** A line or arc of the board's own drawings. */
export type OpenShape = Extract<Shape, { readonly kind: "line" | "arc" }>;
export type OpenGraphic = Graphic & { readonly shape: OpenShape };

/** An end of a line or arc that meets a place. */
export interface DrawingJoint {
  readonly graphic: OpenGraphic;
  readonly end: "start" | "end";
}

/**
 * The lines and arcs of a layer that end at a place, but for one: what has to follow so that an outline stays closed.
 * On Edge.Cuts what KiCad counts as joined is, elsewhere what meets exactly.
 */
export function drawingJoints(board: Board, layer: LayerId, at: Point, but: Graphic["id"]): readonly DrawingJoint[] {
  const tolerance: Nm = layer === "Edge.Cuts" ? OUTLINE_TOLERANCE : 0;
  return board.graphics.flatMap((graphic): DrawingJoint[] => {
    if (graphic.layer !== layer || graphic.id === but || !isOpen(graphic)) return [];
    const { shape } = graphic;
    return (["start", "end"] as const)
      .filter((end) => Math.hypot(shape[end].x - at.x, shape[end].y - at.y) <= tolerance)
      .map((end) => ({ graphic, end }));
  });
}

export function isOpen(graphic: Graphic): graphic is OpenGraphic {
  return graphic.shape.kind === "line" || graphic.shape.kind === "arc";
}
