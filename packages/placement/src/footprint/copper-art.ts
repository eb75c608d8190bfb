import {
  type Board,
  drawnText,
  type Footprint,
  graphicSolids,
  heldCopper,
  resolveLayers,
  zoneOutline,
} from "@tracewright/board";
import type { Solid } from "@tracewright/geometry";
import { drawnSolids } from "@tracewright/text";
import { type Raster, visitBorderCells, visitTouchedCells } from "./rasterize.ts";

/**
 * Artwork on more of a side than this is a ground pattern that was drawn around the parts as they stood: kept free, it
 * would leave the parts nowhere but where they were.
 */
const LARGEST_SHARE = 0.25;
/** Artwork on less of a side (a name, a logo) costs hardly any room, and is kept free on the fullest board. */
const SMALL_SHARE = 0.05;
/** Parts that claim more than this of what artwork leaves free would hardly find a place beside it. */
const FULLEST = 0.5;

export interface ArtRoom {
  /** Cells of the board; of them, those that other things leave free. */
  readonly whole: number;
  readonly free: number;
  /** What the parts to be placed claim of this side, in cells. */
  readonly claims: number;
}

/**
 * Calls `visit` with the cells nearer than `clearance` (less than 0: no more than touched) to drawings and texts on
 * an outer copper layer, of the board and of parts that stay, and to zones that join nothing (electrodes): a pad on
 * them is joined to unrelated copper, and no track leaves it. With none where that would take too much of the room.
 */
export function visitCopperArt(
  board: Board,
  fixed: readonly Footprint[],
  { side, raster, clearance, room }: { side: "front" | "back"; raster: Raster; clearance: number; room: ArtRoom },
  visit: (index: number) => void,
): void {
  const covered = new Set<number>();
  for (const solid of copperArt(board, fixed, side === "front" ? "F.Cu" : "B.Cu"))
    visitSolid(raster, solid, clearance, (index) => covered.add(index));
  const isFull = room.claims > FULLEST * (room.free - covered.size);
  const isTooMuch = covered.size > (isFull ? SMALL_SHARE : LARGEST_SHARE) * room.whole;
  if (!isTooMuch) for (const index of covered) visit(index);
}

function copperArt(board: Board, fixed: readonly Footprint[], layer: "F.Cu" | "B.Cu"): Solid[] {
  const held = heldCopper(board).items;
  const electrodes = board.zones.flatMap((zone): Solid[] =>
    held.has(zone.id) && !zone.locked && resolveLayers(board, zone.layers).includes(layer)
      ? [{ kind: "polygon", polygon: zoneOutline(zone), radius: 0 }]
      : [],
  );
  const drawings = [undefined, ...fixed].flatMap((owner) => {
    const { graphics, texts } = owner ?? board;
    return [
      ...graphics.flatMap((graphic) => (graphic.layer === layer ? graphicSolids(graphic, owner) : [])),
      ...texts.flatMap((text) => {
        if (text.layer !== layer || text.hidden) return [];
        return drawnSolids(drawnText(board, text, owner));
      }),
    ];
  });
  return [...electrodes, ...drawings];
}

function visitSolid(raster: Raster, solid: Solid, clearance: number, visit: (index: number) => void): void {
  const reach = Math.max(0, solid.radius + clearance);
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
