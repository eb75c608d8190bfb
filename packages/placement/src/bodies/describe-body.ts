import {
  type Board,
  type Footprint,
  footprintCourtyard,
  type Graphic,
  type Group,
  type ItemId,
  indexBoard,
  itemId,
  moveShape,
  type NetId,
  type Pad,
  PLAIN_ATTRIBUTES,
  padBox,
  padPosition,
  padRotation,
  type Side,
  type Step,
  type Track,
  trackSolids,
  type Via,
  viaSolid,
  type Zone,
} from "@tracewright/board";
import {
  type Box,
  boxOfPoints,
  growBox,
  joinBoxes,
  normalizeDegrees,
  type Point,
  solidBox,
} from "@tracewright/geometry";
import type { Mouth } from "../footprint/mouth.ts";
import { drawMouth } from "./mouth-of-body.ts";

/**
 * A rigid block as one part, for an engine that knows parts only: its pads are those of all its parts, and its copper as pads
 * without a number (`isBodyCopper`). Only nets that leave the block are nets of its pads. Where it opens to is marked as
 * footprints mark the board's edge. Its frame is the board's, with the anchor at the origin.
 */
export function describeBody(
  board: Board,
  { id, name, block, members }: Group & Required<Pick<Group, "block">>,
  anchor: Footprint,
  mouth?: Mouth,
): Footprint {
  const inside = new Set(members);
  const parts = board.footprints.filter((part) => inside.has(part.id));
  const tracks = board.tracks.filter((track) => inside.has(track.id));
  const vias = board.vias.filter((via) => inside.has(via.id));
  const { x, y } = anchor.position;
  const local = (point: Point): Point => ({ x: point.x - x, y: point.y - y });
  const leaves = netsThatLeave(board, inside);
  const edge = mouth && drawMouth(id, mouth, local);
  const through = [
    ...parts.flatMap((part) => part.pads.filter(({ drill }) => drill).map((pad) => padBox(part, pad))),
    ...vias.map((via) => solidBox(viaSolid(via))),
  ];
  return {
    ...{ id, reference: name, value: "", library: `${BODY_LIBRARY}${block.document}` },
    position: anchor.position,
    rotation: 0,
    side: "front",
    locked: false,
    attributes: PLAIN_ATTRIBUTES,
    pads: [
      ...parts.flatMap((part) => part.pads.map((pad) => padOfBody(part, pad, { local, leaves }))),
      ...tracks.map((track) => withNet(padOfTrack(track, local), track.net, leaves)),
      ...vias.map((via) => withNet(padOfVia(via, local), via.net, leaves)),
    ],
    graphics: [
      ...roomOf(id, "front", { parts, tracks, through, margin: block.margin, local }),
      ...roomOf(id, "back", { parts, tracks, through, margin: block.margin, local }),
      ...parts.flatMap((part) => silkscreenOf(part, local)),
      ...(edge?.graphics ?? []),
    ],
    texts: edge?.texts ?? [],
    zones: board.zones
      .filter((zone) => inside.has(zone.id) && zone.keepout)
      .concat(parts.flatMap((part) => part.zones.map((zone) => zoneOnBoard(part, zone))))
      .map((zone) => ({ ...zone, outline: zone.outline.map((ring) => ring.map(local)) })),
    models: [],
    properties: {},
  };
}

/** Nets with a pad beyond the block. */
function netsThatLeave(board: Board, inside: ReadonlySet<ItemId>): ReadonlySet<NetId> {
  const { padsByNet } = indexBoard(board);
  return new Set(
    [...padsByNet].filter(([, pads]) => pads.some(({ footprint }) => !inside.has(footprint.id))).map(([net]) => net),
  );
}

/** Pads of a body are named by part and number, so that wishes about them find them. */
export function padNameInBody(reference: string, pad: string): string {
  return `${reference}.${pad}`;
}

function padOfBody(
  part: Footprint,
  pad: Pad,
  { local, leaves }: { local: (point: Point) => Point; leaves: ReadonlySet<NetId> },
): Pad {
  const { net, ...rest } = pad;
  return {
    ...rest,
    number: padNameInBody(part.reference, pad.number),
    position: local(padPosition(part, pad)),
    rotation: padRotation(part, pad),
    ...(net !== undefined && leaves.has(net) && { net }),
    ...(pad.clearance === undefined && part.clearance !== undefined && { clearance: part.clearance }),
  };
}

/** Copper of a body: it is in the way of others, and what is joined to it leads somewhere, but no connection begins there. */
export function isBodyCopper({ library }: Pick<Footprint, "library">, { number }: Pick<Pad, "number">): boolean {
  return number === "" && library.startsWith(BODY_LIBRARY);
}

const BODY_LIBRARY = "block:";

function withNet(pad: Pad, net: NetId | undefined, leaves: ReadonlySet<NetId>): Pad {
  return net !== undefined && leaves.has(net) ? { ...pad, net } : pad;
}

/** An arc is the box about it. Copper within the board is in the way of holes from both sides. */
function padOfTrack(track: Track, local: (point: Point) => Point): Pad {
  const { id, start, end, mid, width, layer } = track;
  const shared = {
    id,
    number: "",
    kind: "smd" as const,
    layers: layer === "F.Cu" || layer === "B.Cu" ? [layer] : (["*.Cu"] as const),
  };
  if (mid) {
    const box = joinBoxes(trackSolids(track).map(solidBox));
    if (!box) throw new Error("a track has no copper");
    const center = { x: Math.round((box.minX + box.maxX) / 2), y: Math.round((box.minY + box.maxY) / 2) };
    const size = { width: Math.ceil(box.maxX - box.minX) + 1, height: Math.ceil(box.maxY - box.minY) + 1 };
    return { ...shared, shape: { kind: "rect", size }, position: local(center), rotation: 0 };
  }
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.ceil(Math.hypot(dx, dy));
  return {
    ...shared,
    shape: { kind: "oval", size: { width: length + width, height: width } },
    position: local({ x: Math.round((start.x + end.x) / 2), y: Math.round((start.y + end.y) / 2) }),
    rotation: normalizeDegrees((Math.atan2(-dy, dx) * 180) / Math.PI),
  };
}

function padOfVia({ id, position, diameter, drill, kind, layers }: Via, local: (point: Point) => Point): Pad {
  return {
    ...{ id, number: "", kind: "through-hole", rotation: 0 },
    shape: { kind: "circle", diameter },
    position: local(position),
    drill: { size: { width: drill, height: drill } },
    layers: kind === "through" ? ["*.Cu"] : layers,
  };
}

/**
 * What the block takes up on a side, with its margin, as a courtyard: a box about the courtyards of its parts and its
 * copper. What goes through the board is within it: pins of a part are asked only on sides where it claims nothing.
 */
function roomOf(
  id: ItemId,
  side: Side,
  {
    parts,
    tracks,
    through,
    margin,
    local,
  }: {
    parts: readonly Footprint[];
    tracks: readonly Track[];
    through: readonly Box[];
    margin: number;
    local: (point: Point) => Point;
  },
): Graphic[] {
  const copper = side === "front" ? "F.Cu" : "B.Cu";
  const boxes: readonly (Box | undefined)[] = [
    ...parts.flatMap((part) => footprintCourtyard(part)[side].map(({ outer }) => boxOfPoints(outer))),
    ...tracks.filter(({ layer }) => layer === copper).flatMap((track) => trackSolids(track).map(solidBox)),
  ];
  const own = boxes.flatMap((one) => one ?? []);
  const box = own.length > 0 ? joinBoxes([...own, ...through]) : undefined;
  if (!box) return [];
  const { minX, minY, maxX, maxY } = growBox(box, margin);
  return [
    {
      id: itemId(`${id} ${side}`),
      layer: side === "front" ? "F.CrtYd" : "B.CrtYd",
      shape: {
        kind: "rect",
        start: local({ x: Math.floor(minX), y: Math.floor(minY) }),
        end: local({ x: Math.ceil(maxX), y: Math.ceil(maxY) }),
      },
      stroke: { width: 50_000, style: "solid" },
      filled: false,
    },
  ];
}

/** Where references of other parts are not to be printed. */
function silkscreenOf(part: Footprint, local: (point: Point) => Point): Graphic[] {
  const steps: readonly Step[] = [
    { kind: "turn", about: { x: 0, y: 0 }, by: part.rotation },
    { kind: "shift", by: local(part.position) },
  ];
  return part.graphics
    .filter(({ layer }) => layer === "F.SilkS" || layer === "B.SilkS")
    .map((graphic) => ({ ...graphic, shape: steps.reduce(moveShape, graphic.shape) }));
}

function zoneOnBoard(part: Footprint, zone: Zone): Zone {
  const place = (point: Point) => padPosition(part, { position: point });
  return { ...zone, outline: zone.outline.map((ring) => ring.map(place)) };
}
