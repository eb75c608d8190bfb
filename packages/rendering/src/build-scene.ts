import { type Board, type Box, boardOutline, boxOfPoints, type Polygon, type Side } from "@tracewright/board";
import { collectPrimitives } from "./collect-primitives.ts";
import { drawOrder } from "./draw-order.ts";
import type { Primitive, Sheet } from "./primitive.ts";

/** A board made ready for drawing: its primitives by sheet, its outline, and how far it reaches. */
export interface Scene {
  readonly bounds: Box;
  /** Closed areas of the outline; empty while the outline is open or missing. */
  readonly areas: readonly Polygon[];
  readonly bySheet: ReadonlyMap<Sheet, readonly Primitive[]>;
  readonly order: Readonly<Record<Side, readonly Sheet[]>>;
}

const EMPTY_BOUNDS: Box = { minX: 0, minY: 0, maxX: 100_000_000, maxY: 80_000_000 };

export function buildScene(board: Board): Scene {
  const bySheet = new Map<Sheet, Primitive[]>();
  for (const primitive of collectPrimitives(board)) {
    const list = bySheet.get(primitive.sheet);
    if (list) list.push(primitive);
    else bySheet.set(primitive.sheet, [primitive]);
  }
  const { areas } = boardOutline(board);
  return {
    bounds: boundsOf(areas, bySheet),
    areas,
    bySheet,
    order: { front: drawOrder(board, "front"), back: drawOrder(board, "back") },
  };
}

/** The outline's extent; parts may lie outside it and count only where there is no outline. */
function boundsOf(areas: readonly Polygon[], bySheet: ReadonlyMap<Sheet, readonly Primitive[]>): Box {
  const corners = areas.flatMap(({ outer }) => outer);
  if (corners.length > 0) return boxOfPoints(corners) ?? EMPTY_BOUNDS;
  const points = [...bySheet.values()].flat().flatMap(pointsOf);
  return boxOfPoints(points) ?? EMPTY_BOUNDS;
}

function pointsOf(primitive: Primitive): { x: number; y: number }[] {
  if (primitive.kind === "text") return [{ x: primitive.x, y: primitive.y }];
  const coordinates = primitive.kind === "fill" ? primitive.rings.flat() : primitive.points;
  const points: { x: number; y: number }[] = [];
  for (let at = 0; at + 1 < coordinates.length; at += 2)
    points.push({ x: coordinates[at] ?? 0, y: coordinates[at + 1] ?? 0 });
  return points;
}
