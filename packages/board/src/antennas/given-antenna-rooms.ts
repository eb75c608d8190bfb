import {
  areTouching,
  type Box,
  boxesTouch,
  capsule,
  forEachSide,
  fromMm,
  growBox,
  locateInPolygon,
  type Nm,
  type Point,
  type Polygon,
  placePoint,
  polygonArea,
  type Solid,
  solidBox,
} from "@tracewright/geometry";
import { graphicSolids, trackSolids, viaSolid, zoneOutline } from "../copper/copper-solids.ts";
import { padSolids } from "../copper/pad-solids.ts";
import { boardOutline } from "../queries/board-outline.ts";
import { footprintCourtyard } from "../queries/footprint-courtyard.ts";
import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import { isCopperLayer } from "../records/layer.ts";
import { antennaEnd, antennaModuleOf } from "./antenna-areas.ts";
import { BOX_SIDES, type BoxSide, sideOfPads } from "./side-of-pads.ts";

/** How far a room reaches beyond the end at most where the maker of a module states no distance. */
const ROOM_UNSTATED = fromMm(5);
/** Rooms grow by this much at a time. */
const STEP = fromMm(0.5);
/** A room that reaches less far beyond the end was not kept clear for the antenna. */
const SHORTEST = fromMm(1);
/** Room is known to be kept clear on purpose where pours cover this much of the board on a layer. */
const POURED = 0.5;

/**
 * The board with, at every antenna, the room that its layout kept clear of copper and parts beyond the end of the
 * module. It begins with what is clear of the end, cut from the side of the pads, whose pour may reach some way in,
 * and grows on the other sides until something stands there or the distance is reached that the maker states. Only
 * where pours cover half of the board: anywhere else free room says nothing. Beyond the edge of the board nothing was
 * kept clear.
 */
export function withAntennaRooms(board: Board): Board {
  const ends = new Map(
    board.footprints.flatMap((part) => [[part, antennaEnd(part)] as const]).filter(([, end]) => end),
  );
  if (ends.size === 0 || !isPoured(board)) return board;
  const footprints = board.footprints.map((part) => {
    const end = ends.get(part);
    const room = end && givenRoom(board, part, end);
    return room ? { ...part, antennaRoom: room } : part;
  });
  return footprints.some((part, index) => part !== board.footprints[index]) ? { ...board, footprints } : board;
}

function isPoured(board: Board): boolean {
  const { areas } = boardOutline(board);
  const whole = areas.reduce((sum, area) => sum + polygonArea(area), 0);
  const byLayer = new Map<string, number>();
  for (const { layer, polygons } of board.zones.flatMap(({ fills }) => fills))
    byLayer.set(layer, (byLayer.get(layer) ?? 0) + polygons.reduce((sum, polygon) => sum + polygonArea(polygon), 0));
  return whole > 0 && [...byLayer.values()].some((area) => area >= POURED * whole);
}

function givenRoom(board: Board, part: Footprint, end: Box): Box | undefined {
  const most = antennaModuleOf(part)?.room ?? ROOM_UNSTATED;
  const obstacles = obstaclesAbout(board, part, areaOf(growBox(end, most), part));
  const isClear = (box: Box) => {
    const area = areaOf(box, part);
    return !obstacles.some((obstacle) => areTouching(obstacle, area));
  };
  const back = sideOfPads(part, end);
  let clear = end;
  // Where less than half of the end is clear, it was not kept clear on purpose.
  for (let cut = 0; !isClear(clear); cut += STEP) {
    if (cut > depthOf(end, back) / 2) return undefined;
    clear = { ...clear, [back]: outward(clear, back, -STEP) };
  }
  const { areas } = boardOutline(board);
  let room = clear;
  let onBoard = clear;
  const growing = new Set<BoxSide>(BOX_SIDES.filter((side) => side !== back));
  for (let reach = STEP; reach <= most && growing.size > 0; reach += STEP)
    for (const side of [...growing]) {
      const strip = stripBeside(room, side);
      if (!isClear(strip)) growing.delete(side);
      else {
        room = { ...room, [side]: outward(room, side, STEP) };
        if (isOnBoard(areas, strip, part)) onBoard = { ...onBoard, [side]: room[side] };
      }
    }
  return BOX_SIDES.some((side) => Math.abs(onBoard[side] - clear[side]) >= SHORTEST) ? onBoard : undefined;
}

function depthOf({ minX, maxX, minY, maxY }: Box, side: BoxSide): Nm {
  return side.endsWith("X") ? maxX - minX : maxY - minY;
}

function outward(box: Box, side: BoxSide, by: Nm): Nm {
  return side.startsWith("min") ? box[side] - by : box[side] + by;
}

function stripBeside(box: Box, side: BoxSide): Box {
  const line = outward(box, side, STEP);
  switch (side) {
    case "minX":
      return { ...box, minX: line, maxX: box.minX };
    case "maxX":
      return { ...box, minX: box.maxX, maxX: line };
    case "minY":
      return { ...box, minY: line, maxY: box.minY };
    case "maxY":
      return { ...box, minY: box.maxY, maxY: line };
  }
}

/** Whether any board lies in the middle or at the ends of a strip of 0.5 mm. */
function isOnBoard(areas: readonly Polygon[], { minX, minY, maxX, maxY }: Box, part: Footprint): boolean {
  const samples = [0, 0.25, 0.5, 0.75, 1].map((share) => ({
    x: Math.round(maxX - minX > maxY - minY ? minX + share * (maxX - minX) : (minX + maxX) / 2),
    y: Math.round(maxX - minX > maxY - minY ? (minY + maxY) / 2 : minY + share * (maxY - minY)),
  }));
  return samples.some((local) => {
    const point = placePoint(local, part.position, part.rotation);
    return areas.some((area) => locateInPolygon(point, area) === "inside");
  });
}

/** A box in the frame of a part as an area of the board. */
function areaOf({ minX, minY, maxX, maxY }: Box, { position, rotation }: Footprint): Solid {
  const corners: readonly Point[] = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  return { kind: "convex", points: corners.map((corner) => placePoint(corner, position, rotation)), radius: 0 };
}

/**
 * What takes room near an area: copper of the board, pads, other parts. Of areas their sides: a growing box meets
 * these first.
 */
function obstaclesAbout(board: Board, part: Footprint, area: Solid): Solid[] {
  const window = solidBox(area);
  const near = (solids: Iterable<Solid>) => [...solids].filter((solid) => boxesTouch(solidBox(solid), window));
  const sides = (polygons: readonly Polygon[]) => polygons.flatMap((polygon) => near(sidesOf(polygon)));
  const others = board.footprints.filter((other) => other !== part && other.pads.length > 0);
  return [
    ...board.tracks.flatMap((track) => near(trackSolids(track))),
    ...board.vias.flatMap((via) => near([viaSolid(via)])),
    ...board.graphics.flatMap((graphic) => (isCopperLayer(graphic.layer) ? near(graphicSolids(graphic)) : [])),
    ...board.footprints.flatMap((footprint) => footprint.pads.flatMap((pad) => near(padSolids(footprint, pad)))),
    ...others.flatMap((other) => {
      // What is derived of pads and texts may span a whole board.
      const { derived, front, back } = footprintCourtyard(other);
      return derived ? [] : sides([...front, ...back]);
    }),
    ...board.zones.flatMap((zone) =>
      zone.keepout
        ? []
        : zone.fills.length > 0
          ? zone.fills.flatMap(({ polygons }) => sides(polygons))
          : sides([zoneOutline(zone)]),
    ),
  ];
}

function* sidesOf({ outer, holes }: Polygon): Generator<Solid> {
  for (const ring of [outer, ...holes]) {
    const found: Solid[] = [];
    forEachSide(ring, (start, end) => found.push(capsule(start, end, 0)));
    yield* found;
  }
}
