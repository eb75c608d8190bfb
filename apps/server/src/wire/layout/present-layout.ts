import {
  type Board,
  boardOutline,
  type Footprint,
  footprintCourtyard,
  type Graphic,
  indexBoard,
  type NetId,
  netClassOf,
  type Pad,
  padPosition,
} from "@tracewright/board";
import { type Point, type Polygon, toMil } from "@tracewright/geometry";
import { courtyardMargin } from "./courtyard-margin.ts";
import { PART_STATES } from "./part-states.ts";

/**
 * The board as the specification's LayoutV2: lengths in mil, its own spelling (`partPlaces`, `dRCRules`), parts in their
 * own frame and their places apart. The one place where the board's vocabulary and the API's meet.
 */

export interface Pos {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The specification's words. A board has no Hole that is not a pad's or a via's, and no Image. */
export const PCB_SHAPE_TYPES = [
  "Arc",
  "CopperArea",
  "Ellipse",
  "Hole",
  "Image",
  "KeepOut",
  "Pad",
  "Rect",
  "SolidRegion",
  "Text",
  "Track",
  "Via",
] as const;

export interface DrawnShape {
  readonly type: Exclude<(typeof PCB_SHAPE_TYPES)[number], "Hole" | "Image">;
  readonly [property: string]: unknown;
}

export function presentPos(point: Point, rotation = 0): Pos {
  return { x: toMil(point.x), y: toMil(point.y), r: rotation };
}

function presentPoint(point: Point): { x: number; y: number } {
  return { x: toMil(point.x), y: toMil(point.y) };
}

/** References may repeat by mistake, so a part's key is its footprint's id. */
export function partKey(footprint: Footprint): string {
  return footprint.id;
}

/** "R" of "R12". */
export function referencePrefix(reference: string): string {
  return /^[^\d]*/.exec(reference)?.[0] ?? "";
}

export function presentPlace(footprint: Footprint) {
  return {
    key: partKey(footprint),
    isTop: footprint.side === "front",
    state:
      footprint.placed === false ? PART_STATES.notPlaced : footprint.locked ? PART_STATES.byUser : PART_STATES.placed,
    pos: presentPos(footprint.position, footprint.rotation),
  };
}

/** The courtyard of one side in world coordinates, its largest area. */
export function presentCourtyard(footprint: Footprint, side: "front" | "back"): Pos[] {
  const [largest] = [...footprintCourtyard(footprint)[side]].sort((a, b) => ringArea(b) - ringArea(a));
  return largest ? largest.outer.map((point) => presentPos(point)) : [];
}

function ringArea({ outer }: Polygon): number {
  let doubled = 0;
  for (const [i, point] of outer.entries()) {
    const next = outer[(i + 1) % outer.length] ?? point;
    doubled += point.x * next.y - next.x * point.y;
  }
  return Math.abs(doubled);
}

/** Mil; null where no courtyard is drawn. */
export function presentMargin(footprint: Footprint): number | null {
  const margin = courtyardMargin(footprint);
  return margin === undefined ? null : toMil(margin);
}

export function presentPad(pad: Pad): DrawnShape {
  return {
    type: "Pad",
    number: pad.number,
    kind: pad.kind,
    shape: pad.shape.kind,
    size:
      "size" in pad.shape
        ? presentSize(pad.shape.size)
        : presentSize({ width: pad.shape.diameter, height: pad.shape.diameter }),
    ...presentPos(pad.position, pad.rotation),
    layers: pad.layers,
    ...(pad.drill && { drill: presentSize(pad.drill.size) }),
    ...(pad.net !== undefined && { net: pad.net }),
  };
}

function presentSize({ width, height }: { readonly width: number; readonly height: number }) {
  return { width: toMil(width), height: toMil(height) };
}

export function presentGraphic({ shape, layer, stroke, filled }: Graphic): DrawnShape {
  const common = { layer, width: toMil(stroke.width) };
  switch (shape.kind) {
    case "line":
      return { type: "Track", ...common, points: [presentPoint(shape.start), presentPoint(shape.end)] };
    case "rect":
      return { type: "Rect", ...common, filled, points: [presentPoint(shape.start), presentPoint(shape.end)] };
    case "circle":
      return { type: "Ellipse", ...common, filled, center: presentPoint(shape.center), radius: toMil(shape.radius) };
    case "arc":
      return { type: "Arc", ...common, points: [shape.start, shape.mid, shape.end].map(presentPoint) };
    case "polygon":
      return { type: "SolidRegion", ...common, filled, points: shape.points.map(presentPoint) };
    case "bezier":
      return { type: "Arc", ...common, bezier: true, points: shape.points.map(presentPoint) };
  }
}

/** Everything on the board that belongs to no part. */
export function presentComponents(board: Board): DrawnShape[] {
  const { netById } = indexBoard(board);
  const nameOf = (net: Pad["net"]) => (net === undefined ? "" : (netById.get(net)?.name ?? ""));
  return [
    ...board.tracks.map(
      ({ start, mid, end, width, layer, net }): DrawnShape => ({
        type: mid ? "Arc" : "Track",
        layer,
        width: toMil(width),
        net: nameOf(net),
        points: (mid ? [start, mid, end] : [start, end]).map(presentPoint),
      }),
    ),
    ...board.vias.map(
      ({ position, diameter, drill, layers, net }): DrawnShape => ({
        type: "Via",
        ...presentPoint(position),
        diameter: toMil(diameter),
        drill: toMil(drill),
        layers,
        net: nameOf(net),
      }),
    ),
    ...board.zones.map(
      ({ outline, layers, net, keepout }): DrawnShape => ({
        type: keepout ? "KeepOut" : "CopperArea",
        layers,
        net: nameOf(net),
        points: outline.map((ring) => ring.map(presentPoint)),
      }),
    ),
    ...board.graphics.map(presentGraphic),
    ...board.texts.map(
      ({ text, layer, position, rotation, style, hidden }): DrawnShape => ({
        type: "Text",
        text,
        layer,
        ...presentPos(position, rotation),
        height: toMil(style.size.height),
        hidden,
      }),
    ),
  ];
}

/** The outer ring of the largest outline area; empty when there is none. */
export function presentBoardShape(board: Board): Pos[] {
  const [largest] = [...boardOutline(board).areas].sort((a, b) => ringArea(b) - ringArea(a));
  return largest ? largest.outer.map((point) => presentPos(point)) : [];
}

export function presentRules(board: Board) {
  return board.nets
    .filter(({ name }) => name !== "")
    .map((net) => {
      const rules = netClassOf(board, net.id);
      return {
        key: net.id,
        net: net.name,
        trackWidth: toMil(rules.trackWidth),
        clearance: toMil(rules.clearance),
        viaHoleDiameter: toMil(rules.viaDiameter),
        viaDrillDiameter: toMil(rules.viaDrill),
      };
    });
}

export function presentPins(footprint: Footprint, netName: (net: NetId) => string | undefined) {
  return footprint.pads
    .filter((pad) => pad.number !== "")
    .map((pad) => ({
      key: pad.id,
      partKey: partKey(footprint),
      pos: presentPos(padPosition(footprint, pad)),
      number: pad.number,
      name: pad.pinFunction ?? null,
      pinType: pad.pinType ?? null,
      tag: pad.net === undefined ? null : (netName(pad.net) ?? null),
      occupied: pad.net !== undefined,
    }));
}
