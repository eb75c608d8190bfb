/** Small boards with pours for tests: lengths in millimetres, one net GND that is poured, others that are not. */
import {
  type Board,
  type CopperLayerId,
  emptyBoard,
  type Footprint,
  fromMm,
  itemId,
  type NetId,
  netId,
  PLAIN_ATTRIBUTES,
  type Point,
  type Track,
  type Via,
  type Zone,
} from "@tracewright/board";

export const GND = netId("gnd");
export const SIGNAL = netId("sig");

export function at(x: number, y: number): Point {
  return { x: fromMm(x), y: fromMm(y) };
}

export function corners(x0: number, y0: number, x1: number, y1: number): Point[] {
  return [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)];
}

/** A part of one surface pad of 1 × 1 mm. */
export function part(reference: string, place: Point, net: NetId = GND): Footprint {
  return {
    id: itemId(reference),
    reference,
    value: "",
    library: "",
    position: place,
    rotation: 0,
    side: "front",
    locked: false,
    attributes: { ...PLAIN_ATTRIBUTES, allowMissingCourtyard: true },
    pads: [
      {
        id: itemId(`${reference}.1`),
        number: "1",
        kind: "smd",
        shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(1) } },
        position: { x: 0, y: 0 },
        rotation: 0,
        layers: ["F.Cu"],
        net,
      },
    ],
    graphics: [],
    texts: [],
    zones: [],
    models: [],
    properties: {},
  };
}

export function track(id: string, start: Point, end: Point, further: Partial<Track> = {}): Track {
  return { id: itemId(id), start, end, width: fromMm(0.25), layer: "F.Cu", net: GND, locked: false, ...further };
}

export function via(id: string, position: Point, further: Partial<Via> = {}): Via {
  return {
    id: itemId(id),
    kind: "through",
    position,
    diameter: fromMm(0.6),
    drill: fromMm(0.3),
    layers: ["F.Cu", "B.Cu"],
    net: GND,
    locked: false,
    ...further,
  };
}

/** A zone of GND over a rectangle, not filled yet. */
export function zone(id: string, layer: CopperLayerId, outline: Point[], further: Partial<Zone> = {}): Zone {
  return {
    id: itemId(id),
    layers: [layer],
    outline: [outline],
    net: GND,
    priority: 0,
    pour: {
      clearance: fromMm(0.2),
      minThickness: fromMm(0.25),
      connection: "thermal",
      thermalGap: fromMm(0.3),
      thermalBridgeWidth: fromMm(0.4),
      islandRemoval: "always",
      smoothing: "none",
      fillMode: "solid",
    },
    filled: false,
    fills: [],
    locked: false,
    ...further,
  };
}

/** 30 × 20 mm. */
export function boardOf(further: Partial<Board>): Board {
  return {
    ...emptyBoard(2),
    nets: [
      { id: GND, name: "GND" },
      { id: SIGNAL, name: "SIG" },
    ],
    graphics: [
      {
        id: itemId("edge"),
        layer: "Edge.Cuts",
        shape: { kind: "rect", start: at(0, 0), end: at(30, 20) },
        stroke: { width: 100_000, style: "solid" },
        filled: false,
      },
    ],
    ...further,
  };
}
