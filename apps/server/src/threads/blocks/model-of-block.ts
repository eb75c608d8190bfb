import { type Board, itemId } from "@tracewright/board";
import { makeModel } from "@tracewright/flows";
import { boxOfPoints, fromMm, type Point } from "@tracewright/geometry";
import type { ModelOfBlockAnswer } from "../messages/block-messages.ts";
import { unpackBlock } from "./draw-block.ts";

/** Of the cut-out of board that a block is shown on. */
const EDGE = fromMm(1);
const STROKE = fromMm(0.1);

/** The layout of a block in space, on a piece of board about its parts; null: it has no layout. */
export async function modelOfBlock(document: Uint8Array, name: string): Promise<ModelOfBlockAnswer> {
  const { board, layout, circuit } = unpackBlock(document);
  const corners = layout ? [...layout.hull.front, ...layout.hull.back].flat() : [];
  const box = boxOfPoints(corners);
  if (!board || !box) return { glb: null };
  const made = await makeModel(onPiece(board, box), { kind: "glb", name, createdAt: new Date(0), circuit });
  return { glb: made.status === "written" ? made.bytes : null };
}

function onPiece(board: Board, { minX, minY, maxX, maxY }: NonNullable<ReturnType<typeof boxOfPoints>>): Board {
  const [left, top, right, bottom] = [minX - EDGE, minY - EDGE, maxX + EDGE, maxY + EDGE];
  const corners: Point[] = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const edge = corners.map((start, index) => ({
    id: itemId(`edge ${index}`),
    layer: "Edge.Cuts" as const,
    shape: { kind: "line" as const, start, end: corners[(index + 1) % corners.length] ?? start },
    stroke: { width: STROKE, style: "solid" as const },
    filled: false,
  }));
  return { ...board, graphics: [...board.graphics, ...edge] };
}
