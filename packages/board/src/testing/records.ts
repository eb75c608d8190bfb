/** Records for tests: each has what the test is not about already, and takes what it is about. */

import { fromMm } from "@tracewright/geometry";
import { PLAIN_ATTRIBUTES } from "../records/default-footprint.ts";
import type { Footprint } from "../records/footprint.ts";
import type { Pad } from "../records/pad.ts";
import type { Track, Via } from "../records/track.ts";
import type { PourSettings, Zone } from "../records/zone.ts";

/** A record with these fields, and any others. */
type With<Record, Field extends keyof Record> = Pick<Record, Field> & Partial<Record>;

export function aTrack(given: With<Track, "id" | "start" | "end">): Track {
  return { width: fromMm(0.2), layer: "F.Cu", locked: false, ...given };
}

export function aVia(given: With<Via, "id" | "position">): Via {
  return {
    kind: "through",
    diameter: fromMm(0.8),
    drill: fromMm(0.4),
    layers: ["F.Cu", "B.Cu"],
    locked: false,
    ...given,
  };
}

export function aPad(given: With<Pad, "id">): Pad {
  return {
    number: "1",
    kind: "smd",
    shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(1) } },
    position: { x: 0, y: 0 },
    rotation: 0,
    layers: ["F.Cu"],
    ...given,
  };
}

export function aFootprint(given: With<Footprint, "id" | "reference">): Footprint {
  return {
    value: "",
    library: "",
    position: { x: 0, y: 0 },
    rotation: 0,
    side: "front",
    locked: false,
    attributes: PLAIN_ATTRIBUTES,
    pads: [],
    graphics: [],
    texts: [],
    zones: [],
    models: [],
    properties: {},
    ...given,
  };
}

export function aZone(given: With<Zone, "id" | "outline">): Zone {
  return { layers: ["F.Cu"], priority: 0, pour: aPour(), filled: false, fills: [], locked: false, ...given };
}

export function aPour(given: Partial<PourSettings> = {}): PourSettings {
  return {
    clearance: fromMm(0.3),
    minThickness: fromMm(0.25),
    connection: "thermal",
    thermalGap: fromMm(0.3),
    thermalBridgeWidth: fromMm(0.3),
    islandRemoval: "always",
    smoothing: "none",
    fillMode: "solid",
    ...given,
  };
}

/** Of a zone whose fill is no concern of the test. */
export const BARE_POUR: PourSettings = aPour({
  clearance: 0,
  minThickness: 0,
  connection: "solid",
  thermalGap: 0,
  thermalBridgeWidth: 0,
  islandRemoval: "never",
});
