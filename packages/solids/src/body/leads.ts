import type { MaterialName } from "../material.ts";
import { block, type Extent, type Prism } from "./prism.ts";
import type { SolderedLand } from "./soldered-land.ts";

/** The surroundings of a lead: the body with its height, and the board that through-hole leads pass. */
export interface LeadRoom {
  readonly body: Extent;
  readonly height: number;
  readonly boardThickness: number;
}

/** Sheet metal of leads, millimetres: what JEDEC's outlines have as 0.1 … 0.25. */
const SHEET = 0.15;
/** How far leads come out on the other side of the board, as IPC-A-610 requires. */
const BEYOND_BOARD = 1;
/** Share of a land's breadth that its lead takes, and of its length that the solder before the toe takes: for show. */
const LEAD_BREADTH = 0.65;
const TOE_ROOM = 0.2;
/** A pin in its hole, of the hole's width. */
const PIN_IN_HOLE = 0.6;

/** The metal of a part: bent leads to lands beside the body, ends under it, pins through the board. */
export function leadsOf(lands: readonly SolderedLand[], room: LeadRoom, material: MaterialName = "tin"): Prism[] {
  return lands.flatMap((land) => (land.hole ? pinOf(land, room, material) : footOf(land, room, material)));
}

function pinOf({ hole }: SolderedLand, { body, height, boardThickness }: LeadRoom, material: MaterialName): Prism[] {
  if (!hole) return [];
  const { center } = hole;
  const half = (hole.width * PIN_IN_HOLE) / 2;
  const pin = { minX: center.x - half, maxX: center.x + half, minY: center.y - half, maxY: center.y + half };
  const bottom = -boardThickness - BEYOND_BOARD;
  const [outX, outY] = outside(center.x, center.y, body);
  if (outX === 0 && outY === 0) return [block(pin, bottom, height / 2, material)];
  // A lead that leaves the body at its side and bends down into the hole.
  const level = height / 2;
  return [block(pin, bottom, level, material), ...arm(pin, body, [outX, outY], level - SHEET, level, material)];
}

function footOf(land: SolderedLand, { body, height }: LeadRoom, material: MaterialName): Prism[] {
  const [outX, outY] = reachBeyond(land, body);
  // Ends under the body show as a hair of metal along its edge.
  if (outX === 0 && outY === 0) return [block(shrink(land, LEAD_BREADTH), 0, Math.min(SHEET, height / 4), material)];
  const alongX = Math.abs(outX) >= Math.abs(outY);
  const breadth = (alongX ? land.maxY - land.minY : land.maxX - land.minX) * LEAD_BREADTH;
  const length = alongX ? land.maxX - land.minX : land.maxY - land.minY;
  const sign = Math.sign(alongX ? outX : outY);
  const outerEdge = alongX ? (sign > 0 ? land.maxX : land.minX) : sign > 0 ? land.maxY : land.minY;
  const toe = outerEdge - sign * length * TOE_ROOM;
  const bodyEdge = alongX ? (sign > 0 ? body.maxX : body.minX) : sign > 0 ? body.maxY : body.minY;
  const run = sign * (toe - bodyEdge);
  if (run <= 0) return [block(shrink(land, LEAD_BREADTH), 0, Math.min(SHEET, height / 4), material)];
  const middle = alongX ? land.center.y : land.center.x;
  const strip = (near: number, far: number): Extent => {
    const [low, high] = near < far ? [near, far] : [far, near];
    return alongX
      ? { minX: low, maxX: high, minY: middle - breadth / 2, maxY: middle + breadth / 2 }
      : { minY: low, maxY: high, minX: middle - breadth / 2, maxX: middle + breadth / 2 };
  };
  const sheet = Math.min(SHEET, height / 5);
  const level = height * 0.55;
  const bend = bodyEdge + sign * run * 0.45;
  return [
    block(strip(bend, toe), 0, sheet, material),
    block(strip(bend, bend + sign * Math.min(sheet, run / 3)), sheet, level, material),
    block(strip(bodyEdge, bend), level - sheet, level, material),
  ];
}

/** A strip from the body's side to a pin beside it. */
function arm(
  pin: Extent,
  body: Extent,
  [outX, outY]: readonly [number, number],
  from: number,
  to: number,
  material: MaterialName,
): Prism[] {
  const strip: Extent =
    Math.abs(outX) >= Math.abs(outY)
      ? { ...pin, ...(outX > 0 ? { minX: body.maxX } : { maxX: body.minX }) }
      : { ...pin, ...(outY > 0 ? { minY: body.maxY } : { maxY: body.minY }) };
  return strip.maxX > strip.minX && strip.maxY > strip.minY ? [block(strip, from, to, material)] : [];
}

/** How far a place lies outside a box, along each axis; 0 within. */
function outside(x: number, y: number, box: Extent): readonly [number, number] {
  return [beyond(x, box.minX, box.maxX), beyond(y, box.minY, box.maxY)];
}

/** How far a land reaches out of the body; nothing where its middle lies under it, as under parts without leads. */
function reachBeyond({ center, minX, minY, maxX, maxY }: SolderedLand, body: Extent): readonly [number, number] {
  const [outX, outY] = outside(center.x, center.y, body);
  const x = outX > 0 ? maxX - body.maxX : outX < 0 ? minX - body.minX : 0;
  const y = outY > 0 ? maxY - body.maxY : outY < 0 ? minY - body.minY : 0;
  return [x, y];
}

function beyond(value: number, low: number, high: number): number {
  return value < low ? value - low : value > high ? value - high : 0;
}

function shrink({ minX, minY, maxX, maxY }: Extent, share: number): Extent {
  const [x, y] = [((maxX - minX) * (1 - share)) / 2, ((maxY - minY) * (1 - share)) / 2];
  return { minX: minX + x, maxX: maxX - x, minY: minY + y, maxY: maxY - y };
}
