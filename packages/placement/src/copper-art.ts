import {
  type Board,
  type Footprint,
  graphicSolids,
  type Solid,
  STROKE_FONT_MARGIN,
  strokeOf,
  textStrokes,
} from "@tracewright/board";
import { type Raster, visitBorderCells, visitTouchedCells } from "./rasterize.ts";

/**
 * Artwork on more of a side than this is a ground pattern that was drawn around the parts as they stood: kept free, it
 * would leave the parts nowhere but where they were.
 */
const LARGEST_SHARE = 0.25;

/**
 * Calls `visit` with the cells nearer than `clearance` to drawings and texts on an outer copper layer, of the board and
 * of parts that stay: a pad on them is joined to what nobody means, and no track leaves it. `room` is the number of cells
 * of the board.
 */
export function visitCopperArt(
  board: Board,
  fixed: readonly Footprint[],
  { side, raster, clearance, room }: { side: "front" | "back"; raster: Raster; clearance: number; room: number },
  visit: (index: number) => void,
): void {
  const covered = new Set<number>();
  for (const solid of copperArt(board, fixed, side === "front" ? "F.Cu" : "B.Cu"))
    visitSolid(raster, solid, clearance, (index) => covered.add(index));
  if (covered.size <= LARGEST_SHARE * room) for (const index of covered) visit(index);
}

function copperArt(board: Board, fixed: readonly Footprint[], layer: "F.Cu" | "B.Cu"): Solid[] {
  return [undefined, ...fixed].flatMap((owner) => {
    const { graphics, texts } = owner ?? board;
    return [
      ...graphics.flatMap((graphic) => (graphic.layer === layer ? graphicSolids(graphic, owner) : [])),
      ...texts.flatMap((text) => {
        if (text.layer !== layer || text.hidden) return [];
        const { paths, thickness } = textStrokes(board, text, owner);
        const pen = thickness + 2 * STROKE_FONT_MARGIN * text.style.size.height;
        return paths.flatMap((path) => strokeOf(path, pen));
      }),
    ];
  });
}

function visitSolid(raster: Raster, solid: Solid, clearance: number, visit: (index: number) => void): void {
  const reach = solid.radius + clearance;
  switch (solid.kind) {
    case "circle":
      visitBorderCells(raster, [solid.center], reach, visit);
      break;
    case "capsule":
      visitBorderCells(raster, [solid.start, solid.end], reach, visit);
      break;
    case "convex":
      visitTouchedCells(raster, { outer: solid.points, holes: [] }, visit);
      visitBorderCells(raster, solid.points, reach, visit);
      break;
    case "polygon":
      visitTouchedCells(raster, solid.polygon, visit);
      for (const ring of [solid.polygon.outer, ...solid.polygon.holes]) visitBorderCells(raster, ring, reach, visit);
  }
}
