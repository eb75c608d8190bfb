/** Small boards with pours for tests: lengths in millimetres, one net GND that is poured, others that are not. */

import {
  type Board,
  type CopperLayerId,
  emptyBoard,
  type Footprint,
  itemId,
  type NetId,
  netId,
  PLAIN_ATTRIBUTES,
  type Track,
  type Via,
  type Zone,
} from "@tracewright/board";
import { aFootprint, aPad, aPour, aTrack, aVia, aZone } from "@tracewright/board/testing";
import { fromMm, type Point } from "@tracewright/geometry";

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
  return aFootprint({
    id: itemId(reference),
    reference,
    position: place,
    attributes: { ...PLAIN_ATTRIBUTES, allowMissingCourtyard: true },
    pads: [
      aPad({
        id: itemId(`${reference}.1`),
        shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(1) } },
        net,
      }),
    ],
  });
}

export function track(id: string, start: Point, end: Point, further: Partial<Track> = {}): Track {
  return aTrack({ id: itemId(id), start, end, width: fromMm(0.25), net: GND, ...further });
}

export function via(id: string, position: Point, further: Partial<Via> = {}): Via {
  return aVia({
    id: itemId(id),
    position,
    diameter: fromMm(0.6),
    drill: fromMm(0.3),
    net: GND,
    ...further,
  });
}

/** A zone of GND over a rectangle, not filled yet. */
export function zone(id: string, layer: CopperLayerId, outline: Point[], further: Partial<Zone> = {}): Zone {
  return aZone({
    id: itemId(id),
    layers: [layer],
    outline: [outline],
    net: GND,
    pour: aPour({
      clearance: fromMm(0.2),
      minThickness: fromMm(0.25),
      thermalGap: fromMm(0.3),
      thermalBridgeWidth: fromMm(0.4),
    }),
    ...further,
  });
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

/** `both-sides`: a pour of GND on front and back; `plane`: four layers, the first inner one a power layer of GND. */
export type PowerScheme = "both-sides" | "plane";

/**
 * Parts of two pads on a lattice of places, every third one drilled, a third of the pads on GND, the others on random
 * signals; and a locked track of GND on its own. All from one seed.
 */
export function randomPouredBoard(seed: number, scheme: PowerScheme): Board {
  let state = seed >>> 0;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const columns = 5;
  const rows = 4;
  const signals = Array.from({ length: 7 }, (_, index) => ({ id: netId(`s${index}`), name: `S${index}` }));
  const pick = (): NetId => (random() < 0.35 ? GND : signals[Math.floor(random() * signals.length)]!.id);
  const footprints = Array.from({ length: columns * rows }, (_, index): Footprint => {
    const place = at(4 + 5.2 * (index % columns) + random() / 2, 4 + 5.2 * Math.floor(index / columns) + random() / 2);
    const first = part(`P${index}`, place, pick());
    const isDrilled = index % 3 === 0;
    const pads = [0, 1].map((number) => ({
      ...first.pads[0]!,
      id: itemId(`P${index}.${number + 1}`),
      number: String(number + 1),
      position: { x: fromMm(1.6 * number), y: 0 },
      net: pick(),
      ...(isDrilled && {
        kind: "through-hole" as const,
        shape: { kind: "circle" as const, diameter: fromMm(1.2) },
        drill: { size: { width: fromMm(0.7), height: fromMm(0.7) } },
        layers: ["*.Cu" as const],
      }),
    }));
    return { ...first, rotation: 90 * Math.floor(random() * 4), pads };
  });
  const outline = corners(0.5, 0.5, 29.5, 23.5);
  const board = boardOf({
    nets: [{ id: GND, name: "GND" }, ...signals],
    footprints,
    tracks: [track("locked", at(1.2, 1.2), at(3, 1.2), { locked: true })],
    zones:
      scheme === "plane"
        ? [zone("plane", "In1.Cu", outline)]
        : [zone("front", "F.Cu", outline), zone("back", "B.Cu", outline)],
  });
  const empty = emptyBoard(scheme === "plane" ? 4 : 2);
  return {
    ...board,
    layers: empty.layers.map((layer) => (layer.id === "In1.Cu" ? { ...layer, role: "power" as const } : layer)),
    graphics: board.graphics.map((graphic) => ({
      ...graphic,
      shape: { kind: "rect", start: at(0, 0), end: at(30, 24) },
    })),
  };
}
