import {
  type Board,
  type Box,
  boardOutline,
  boxOfPoints,
  type Footprint,
  footprintCourtyard,
  fromMm,
  growBox,
  joinBoxes,
  locateInPolygon,
  moveFootprint,
  type NetId,
  netClassOf,
  type Point,
  type Polygon,
  padBox,
  padHole,
  padPosition,
  resolveLayers,
  solidBox,
  zoneOutline,
} from "@tracewright/board";
import { chooseParts } from "./choose-parts.ts";
import { findProximities } from "./find-proximities.ts";
import type { Area, PlacementProblem, Proximity } from "./problem.ts";
import { type Raster, visitBorderCells, visitInnerCells, visitTouchedCells } from "./rasterize.ts";

export interface BoardProblem {
  readonly problem: PlacementProblem;
  /** The part of every index. */
  readonly parts: readonly Footprint[];
  /** What was read from the circuit, for a person. */
  readonly reasons: readonly string[];
}

const TURNS = [0, 90, 180, 270] as const;
const CONNECTOR = /^(J|P|CN|CON|USB|JP|X)\d/;
/** A raster finer than this gains nothing; a coarser one keeps large boards small. */
const MIN_CELL = fromMm(0.1);
const MAX_CELLS = 4_000_000;
/** How far courtyards usually lie outside the pads; the pads' distance from the edge is what the rules ask for. */
const COURTYARD_MARGIN = fromMm(0.2);
/** Nets with more pins are joined by pours or planes: their length says little. */
const LARGE_NET = 40;

/** The placement problem of a board. */
export function placementProblemFromBoard(
  board: Board,
  options: { fixed: readonly string[]; strip: boolean },
): BoardProblem {
  const { movable, fixed } = chooseParts(board, options);
  const count = movable.length;
  const frontBoxes = new Float64Array(count * 16);
  const backBoxes = new Float64Array(count * 16);
  const padBoxes = new Float64Array(count * 16);
  const throughStart = new Int32Array(count + 1);
  for (const [part, footprint] of movable.entries())
    throughStart[part + 1] = throughStart[part]! + throughPadBoxes(board, footprint).length;
  const throughBoxes = new Float64Array(throughStart[count]! * 16);
  const pinStart = new Int32Array(count + 1);
  const netIndex = new Map<NetId, number>(board.nets.map(({ id }, index) => [id, index]));
  const pins = movable.map((footprint) => footprint.pads.filter(({ net }) => net !== undefined));
  for (const [part, list] of pins.entries()) pinStart[part + 1] = pinStart[part]! + list.length;
  const pinCount = pinStart[count]!;
  const pinNet = new Int32Array(pinCount);
  const pinX = new Float64Array(pinCount * 4);
  const pinY = new Float64Array(pinCount * 4);
  for (const [part, footprint] of movable.entries())
    for (const [turn, angle] of TURNS.entries()) {
      const turned = moveFootprint(footprint, { position: { x: 0, y: 0 }, rotation: footprint.rotation + angle });
      const boxes = claimedBoxes(turned);
      frontBoxes.set(toNumbers(boxes.front), (part * 4 + turn) * 4);
      backBoxes.set(toNumbers(boxes.back), (part * 4 + turn) * 4);
      for (const [index, box] of throughPadBoxes(board, turned).entries())
        throughBoxes.set(toNumbers(box), ((throughStart[part]! + index) * 4 + turn) * 4);
      const pads = joinBoxes(turned.pads.map((pad) => padBox(turned, pad)));
      padBoxes.set(toNumbers(pads && growBox(pads, COURTYARD_MARGIN)), (part * 4 + turn) * 4);
      for (const [index, pad] of pins[part]!.entries()) {
        const pin = pinStart[part]! + index;
        const { x, y } = padPosition(turned, pad);
        pinNet[pin] = netIndex.get(pad.net!)!;
        pinX[pin * 4 + turn] = x;
        pinY[pin * 4 + turn] = y;
      }
    }
  const nets = describeNets(board, fixed, netIndex);
  const wished = findProximities(board);
  const { areas } = boardOutline(board);
  const partIndex = new Map(movable.map((footprint, index) => [footprint, index]));
  return {
    parts: movable,
    reasons: wished.map(({ reason }) => reason),
    problem: {
      partCount: count,
      frontBoxes,
      backBoxes,
      padBoxes,
      throughStart,
      throughBoxes,
      overhangs: Uint8Array.from(movable, (footprint) => (isOverhanging(footprint, areas) ? 1 : 0)),
      startX: Float64Array.from(movable, ({ position }) => position.x),
      startY: Float64Array.from(movable, ({ position }) => position.y),
      pinStart,
      pinNet,
      pinX,
      pinY,
      netCount: board.nets.length,
      ...nets,
      proximities: wished.flatMap((wish): Proximity[] => {
        const part = partIndex.get(wish.footprint);
        if (part === undefined) return [];
        const { footprint, pad } = wish.target;
        const other = partIndex.get(footprint) ?? -1;
        const pin = other < 0 ? -1 : pinStart[other]! + pins[other]!.indexOf(pad);
        const { x, y } = padPosition(footprint, pad);
        return [{ part, other, pin, x, y, distance: wish.distance, weight: 2, reason: wish.reason }];
      }),
      wantsEdge: Uint8Array.from(movable, ({ reference, pads }) =>
        CONNECTOR.test(reference) && pads.length > 1 ? 1 : 0,
      ),
      area: describeArea(board, fixed),
    },
  };
}

/** The room a part claims on each side: its courtyard there, and its pads where the courtyard leaves them out. */
function claimedBoxes(footprint: Footprint): { front: Box | undefined; back: Box | undefined } {
  const courtyard = footprintCourtyard(footprint);
  const boxOf = (polygons: readonly Polygon[]) => boxOfPoints(polygons.flatMap(({ outer }) => outer));
  const pads = joinBoxes(footprint.pads.map((pad) => padBox(footprint, pad)));
  const own = (side: "front" | "back") => (footprint.side === side ? pads : undefined);
  const join = (...boxes: (Box | undefined)[]) => joinBoxes(boxes.filter((box) => box !== undefined));
  return { front: join(boxOf(courtyard.front), own("front")), back: join(boxOf(courtyard.back), own("back")) };
}

/** Pads that go through the board, with the clearance that other pads must keep from them. */
function throughPadBoxes(board: Board, footprint: Footprint): Box[] {
  const clearance = Math.max(netClassOf(board, undefined).clearance, board.rules.minHoleClearance);
  return footprint.pads.flatMap((pad) => {
    const hole = padHole(footprint, pad);
    return hole ? [growBox(joinBoxes([padBox(footprint, pad), solidBox(hole)])!, clearance)] : [];
  });
}

/** Whether the part stands with its pads on the board and its courtyard over the edge: then it may do so elsewhere. */
function isOverhanging(footprint: Footprint, areas: readonly Polygon[]): boolean {
  const isOn = (point: Point) => areas.some((area) => locateInPolygon(point, area) !== "outside");
  const { front, back } = footprintCourtyard(footprint);
  const corners = [...front, ...back].flatMap(({ outer }) => outer);
  return footprint.pads.every((pad) => isOn(padPosition(footprint, pad))) && !corners.every(isOn);
}

/** minX, minY, maxX, maxY; a box that is not there has minX > maxX. */
function toNumbers(box: Box | undefined): number[] {
  return box ? [Math.floor(box.minX), Math.floor(box.minY), Math.ceil(box.maxX), Math.ceil(box.maxY)] : [1, 1, 0, 0];
}

function describeNets(board: Board, fixed: readonly Footprint[], netIndex: ReadonlyMap<NetId, number>) {
  const pinCounts = new Int32Array(board.nets.length);
  const fixedNetBox = new Float64Array(board.nets.length * 4);
  for (let net = 0; net < board.nets.length; net += 1)
    fixedNetBox.set([Infinity, Infinity, -Infinity, -Infinity], net * 4);
  for (const footprint of board.footprints)
    for (const pad of footprint.pads) if (pad.net !== undefined) pinCounts[netIndex.get(pad.net)!]! += 1;
  for (const footprint of fixed)
    for (const pad of footprint.pads) {
      if (pad.net === undefined) continue;
      const at = netIndex.get(pad.net)! * 4;
      const { x, y } = padPosition(footprint, pad);
      fixedNetBox[at] = Math.min(fixedNetBox[at]!, x);
      fixedNetBox[at + 1] = Math.min(fixedNetBox[at + 1]!, y);
      fixedNetBox[at + 2] = Math.max(fixedNetBox[at + 2]!, x);
      fixedNetBox[at + 3] = Math.max(fixedNetBox[at + 3]!, y);
    }
  const netWeight = Float64Array.from(pinCounts, (pins) => {
    if (pins < 2) return 0;
    if (pins > LARGE_NET) return 0.1;
    // The half perimeter underestimates nets of many pins: their tree grows with the root of the count.
    return pins <= 3 ? 1 : Math.sqrt(pins) / 2;
  });
  return { netWeight, fixedNetBox };
}

/** Everything that no part may stand on: outside the outline and near it, keepouts, parts that stay. */
function describeArea(board: Board, fixed: readonly Footprint[]): Area {
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
  const inside = new Uint8Array(raster.columns * raster.rows);
  for (const area of areas) visitInnerCells(raster, area, (index) => (inside[index] = 1));
  const reach = Math.max(0, board.rules.copperToEdge - COURTYARD_MARGIN);
  for (const { outer, holes } of areas)
    for (const ring of [outer, ...holes]) visitBorderCells(raster, ring, reach, (index) => (inside[index] = 0));
  const front = new Uint8Array(inside.length);
  const back = new Uint8Array(inside.length);
  const forbid = (plane: Uint8Array, polygon: Polygon) =>
    visitTouchedCells(raster, polygon, (index) => (plane[index] = 1));
  for (const zone of board.zones) {
    if (!zone.keepout || !(zone.keepout.footprints || zone.keepout.pads)) continue;
    const layers = resolveLayers(board, zone.layers);
    if (layers.includes("F.Cu")) forbid(front, zoneOutline(zone));
    if (layers.includes("B.Cu")) forbid(back, zoneOutline(zone));
  }
  for (const footprint of fixed) {
    const courtyard = footprintCourtyard(footprint);
    for (const polygon of courtyard.front) forbid(front, polygon);
    for (const polygon of courtyard.back) forbid(back, polygon);
    for (const pad of footprint.pads) {
      const hole = padHole(footprint, pad);
      const box = growBox(
        joinBoxes([padBox(footprint, pad), ...(hole ? [solidBox(hole)] : [])])!,
        board.rules.minHoleClearance,
      );
      const polygon: Polygon = {
        outer: [
          { x: box.minX, y: box.minY },
          { x: box.maxX, y: box.minY },
          { x: box.maxX, y: box.maxY },
          { x: box.minX, y: box.maxY },
        ],
        holes: [],
      };
      if (hole || footprint.side === "front") forbid(front, polygon);
      if (hole || footprint.side === "back") forbid(back, polygon);
    }
  }
  const outside = inside.map((free) => 1 - free);
  return { ...raster, outside: sumUp(outside, raster), front: sumUp(front, raster), back: sumUp(back, raster) };
}

/** Sums over rectangles from the origin, so that any rectangle is four look-ups. */
function sumUp(plane: Uint8Array, { columns, rows }: Raster): Int32Array {
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
