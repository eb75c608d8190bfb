import {
  type Board,
  boardOutline,
  drawnText,
  type Footprint,
  footprintCourtyard,
  heldCopper,
  resolveLayers,
  type Text,
  viaLayers,
  zoneOutline,
} from "@tracewright/board";
import { boxOfPoints, fromMm, growBox, joinBoxes, type Polygon, solidBox } from "@tracewright/geometry";
import { drawnSolids } from "@tracewright/text";
import { isBoardFrame } from "../footprint/board-frame.ts";
import { claimedPolygons, padClearance, padRoom, polygonOfBox, sidesOfPad } from "../footprint/claimed-room.ts";
import { visitCopperArt } from "../footprint/copper-art.ts";
import { type Raster, visitBorderCells, visitInnerCells, visitTouchedCells } from "../footprint/rasterize.ts";
import { guardZones } from "../problem/guards.ts";
import type { Area, SidePlanes } from "../problem/problem.ts";

/** A raster finer than this gains nothing; a coarser one keeps large boards small. */
const MIN_CELL = fromMm(0.1);
const MAX_CELLS = 2_000_000;
/** Pads keep this from the edge even where the rules ask for less. */
const MIN_FROM_EDGE = fromMm(0.1);
/** How far courtyards usually lie outside the pads; the pads' distance from the edge is what the rules ask for. */
const COURTYARD_MARGIN = fromMm(0.2);

/** What of the pads' distance from the edge is kept about the pads themselves; the raster's margin is the rest. */
export function padMargin({ rules }: Board): number {
  return Math.min(COURTYARD_MARGIN, Math.max(MIN_FROM_EDGE, rules.copperToEdge));
}

/** What the parts to be placed claim of either side, in square nanometres. */
export type Claims = Readonly<Record<"front" | "back", number>>;

/** Everything that no part may stand on: outside the outline and near it, keepouts, parts that stay. */
export function describeArea(
  board: Board,
  fixed: readonly Footprint[],
  { hasGuards, claims, labels }: Pick<SideOptions, "hasGuards" | "claims" | "labels">,
): Area {
  const { areas } = boardOutline(board);
  const bounds = boxOfPoints(areas.flatMap(({ outer }) => outer)) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const width = bounds.maxX - bounds.minX;
  const height = bounds.maxY - bounds.minY;
  const cell = Math.max(MIN_CELL, Math.ceil(Math.sqrt((width * height) / MAX_CELLS)));
  const raster: Raster = {
    originX: bounds.minX,
    originY: bounds.minY,
    cell,
    columns: Math.ceil(width / cell),
    rows: Math.ceil(height / cell),
  };
  const outside = new Uint8Array(raster.columns * raster.rows).fill(1);
  for (const area of areas) visitInnerCells(raster, area, (index) => (outside[index] = 0));
  const reach = Math.max(0, board.rules.copperToEdge - COURTYARD_MARGIN);
  for (const { outer, holes } of areas)
    for (const ring of [outer, ...holes]) visitBorderCells(raster, ring, reach, (index) => (outside[index] = 1));
  return {
    ...raster,
    inset: reach + cell,
    outside: sumUp(outside, raster),
    front: describeSide(board, { fixed, raster, outside, side: "front", hasGuards, claims, labels }),
    back: describeSide(board, { fixed, raster, outside, side: "back", hasGuards, claims, labels }),
  };
}

interface SideOptions {
  readonly fixed: readonly Footprint[];
  readonly raster: Raster;
  readonly outside: Uint8Array;
  readonly side: "front" | "back";
  readonly hasGuards: boolean;
  readonly claims: Claims;
  /** Free texts that go along with no part. */
  readonly labels: readonly Text[];
}

function describeSide(
  board: Board,
  { fixed, raster, outside, side, hasGuards, claims, labels }: SideOptions,
): SidePlanes {
  const size = raster.columns * raster.rows;
  const planes = {
    claimed: new Uint8Array(size),
    crowded: new Uint8Array(size),
    pads: new Uint8Array(size),
    // Writes beyond the end of a typed array are dropped, and they are never read.
    bodies: new Uint8Array(hasGuards ? size : 0),
  };
  const forbid = (polygon: Polygon, ...names: (keyof typeof planes)[]) =>
    visitTouchedCells(raster, polygon, (index) => {
      for (const name of names) planes[name][index] = 1;
    });
  const keepouts = [
    ...guardZones(board).map((zone) => ({ zone, owner: undefined })),
    ...fixed.flatMap((owner) => guardZones(owner).map((zone) => ({ zone, owner }))),
  ];
  for (const { zone, owner } of keepouts)
    if (resolveLayers(board, zone.layers).includes(side === "front" ? "F.Cu" : "B.Cu"))
      forbid(zoneOutline(zone, owner), "claimed", "crowded", "pads");
  const clearance = padClearance(board);
  forbidHeldCopper(board, side, raster, clearance, (index) => {
    for (const plane of [planes.claimed, planes.crowded, planes.pads]) plane[index] = 1;
  });
  for (const footprint of fixed) {
    const { derived } = footprintCourtyard(footprint);
    for (const polygon of claimedPolygons(footprint, side)) forbid(polygon, "claimed", "crowded", "bodies");
    // Without any net it is a drawing with holes (a frame, an outline of a case), not a body.
    if (derived && footprint.pads.some(({ net }) => net !== undefined) && !isBoardFrame(board, footprint))
      for (const polygon of footprintCourtyard(footprint)[side]) forbid(polygon, "claimed", "bodies");
    for (const pad of footprint.pads) {
      if (!sidesOfPad(board, footprint, pad)[side]) continue;
      const room = padRoom(board, footprint, pad);
      forbid(polygonOfBox(growBox(room, clearance)), "claimed", "pads", "bodies");
      if (footprint.side === side) forbid(polygonOfBox(growBox(room, clearance / 2)), "crowded");
    }
  }
  const free = planes.claimed.reduce((sum, taken, index) => sum + (taken | outside[index]! ? 0 : 1), 0);
  const room = {
    whole: outside.reduce((sum, is) => sum + (is ? 0 : 1), 0),
    free,
    claims: claims[side] / raster.cell ** 2,
  };
  // Claims reach that far beyond pads, and bodies may stand on ink.
  visitCopperArt(board, fixed, { side, raster, clearance: clearance - COURTYARD_MARGIN, room }, (index) => {
    for (const plane of [planes.claimed, planes.crowded, planes.pads]) plane[index] = 1;
  });
  return {
    claimed: sumUp(planes.claimed, raster),
    crowded: sumUp(planes.crowded, raster),
    pads: sumUp(planes.pads, raster),
    bodies: hasGuards ? sumUp(planes.bodies, raster) : undefined,
    printed: describePrinted(board, { fixed, raster, side, labels }),
    room: planes.claimed.reduce((sum, taken, index) => sum + (taken | outside[index]! ? 0 : 1), 0) * raster.cell ** 2,
    crowdedRoom:
      planes.crowded.reduce((sum, taken, index) => sum + (taken | outside[index]! ? 0 : 1), 0) * raster.cell ** 2,
  };
}

/** Boxes about the words of silkscreen that stay where they are: labels, and the texts of parts that stay. */
function describePrinted(
  board: Board,
  { fixed, raster, side, labels }: Pick<SideOptions, "fixed" | "raster" | "side" | "labels">,
): Int32Array | undefined {
  const layer = side === "front" ? "F.SilkS" : "B.SilkS";
  const words: (readonly [Text, Footprint | undefined])[] = [
    ...labels.map((text) => [text, undefined] as const),
    ...fixed.flatMap((part) => part.texts.map((text) => [text, part] as const)),
  ];
  const boxes = words.flatMap(([text, part]) => {
    if (text.layer !== layer || text.hidden || text.text.trim() === "") return [];
    return joinBoxes(drawnSolids(drawnText(board, text, part)).map(solidBox)) ?? [];
  });
  if (boxes.length === 0) return undefined;
  const printed = new Uint8Array(raster.columns * raster.rows);
  for (const box of boxes) visitTouchedCells(raster, polygonOfBox(box), (index) => (printed[index] = 1));
  return sumUp(printed, raster);
}

/** Tracks and vias that are no connection, and locked ones, stay where they are: no pad may lie on them. */
function forbidHeldCopper(
  board: Board,
  side: "front" | "back",
  raster: Raster,
  clearance: number,
  visit: (index: number) => void,
): void {
  const layer = side === "front" ? "F.Cu" : "B.Cu";
  const held = heldCopper(board).items;
  for (const { id, layer: own, start, mid, end, width } of board.tracks)
    if (own === layer && held.has(id))
      visitBorderCells(raster, mid ? [start, mid, end] : [start, end], width / 2 + clearance, visit);
  for (const via of board.vias)
    if (held.has(via.id) && viaLayers(board, via).includes(layer))
      visitBorderCells(raster, [via.position, via.position], via.diameter / 2 + clearance, visit);
}

/** Sums over rectangles from the origin, so that any rectangle is four look-ups. */
export function sumUp(plane: Uint8Array, { columns, rows }: Pick<Raster, "columns" | "rows">): Int32Array {
  const sums = new Int32Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row += 1) {
    let line = 0;
    for (let column = 0; column < columns; column += 1) {
      line += plane[row * columns + column]!;
      sums[(row + 1) * (columns + 1) + column + 1] = sums[row * (columns + 1) + column + 1]! + line;
    }
  }
  return sums;
}
