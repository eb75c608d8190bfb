import { applyEdit, type Board, emptyBoard, type Footprint, itemId, netId, type Zone } from "@tracewright/board";
import { aFootprint, aPad, aPour, aTrack, aZone } from "@tracewright/board/testing";
import { fromMm, locateInPolygon, type Point } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { fillZones } from "./fill-zones.ts";

const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
const [gnd, signal] = [netId("gnd"), netId("sig")];
const square = (left: number, top: number, size: number) => [
  at(left, top),
  at(left + size, top),
  at(left + size, top + size),
  at(left, top + size),
];

const pour = aZone({
  id: itemId("pour"),
  outline: [square(0, 0, 20)],
  net: gnd,
  pour: aPour({
    islandRemoval: "never",
    clearance: fromMm(0.2),
    minThickness: fromMm(0.2),
    thermalGap: fromMm(0.4),
    thermalBridgeWidth: fromMm(0.5),
  }),
});
const area: Zone = aZone({
  id: itemId("area"),
  name: "wide",
  outline: [square(10, 0, 10)],
  keepout: { tracks: false, vias: false, pads: false, pours: false, footprints: false },
});
const part: Footprint = aFootprint({
  id: itemId("J1"),
  reference: "J1",
  position: at(5, 15),
  pads: [aPad({ id: itemId("pad"), position: at(0, 0), net: gnd })],
});
const base: Board = {
  ...emptyBoard(2),
  nets: [
    { id: gnd, name: "GND" },
    { id: signal, name: "SIG" },
  ],
  zones: [pour, area],
  footprints: [part],
  tracks: [
    aTrack({ id: itemId("near"), start: at(2, 5), end: at(8, 5), net: signal }),
    aTrack({ id: itemId("far"), start: at(12, 5), end: at(18, 5), net: signal }),
  ],
};

/** Whether the pour has copper at the point. */
async function pours(rule: string, ...points: [number, number][]): Promise<boolean[]> {
  const ruled = { ...base, rules: { ...base.rules, customRules: `(rule "r" ${rule})` } };
  const { zones } = applyEdit(ruled, await fillZones(ruled));
  const fills = zones.find(({ id }) => id === pour.id)?.fills ?? [];
  const polygons = fills.flatMap((fill) => fill.polygons);
  return points.map(([x, y]) => polygons.some((polygon) => locateInPolygon(at(x, y), polygon) !== "outside"));
}

describe("pours under custom rules", () => {
  it("keep a clearance where the rule is about a place, and only there", async () => {
    const rule = `(condition "A.Type == 'Track' && A.insideArea('wide')") (constraint clearance (min 1mm))`;
    expect(await pours(rule, [5, 5.6], [15, 5.6], [15, 6.2])).toEqual([true, false, true]);
  });

  it("keep a clearance on the layer of the rule alone", async () => {
    const rule = (layer: string) =>
      `(layer ${layer}) (condition "A.NetName == 'SIG'") (constraint clearance (min 1mm))`;
    expect(await pours(rule('"F.Cu"'), [5, 5.6])).toEqual([false]);
    expect(await pours(rule('"B.Cu"'), [5, 5.6])).toEqual([true]);
  });

  it("join pads as zone_connection says", async () => {
    // Beside a corner of the pad, where a relief has no spoke; the middle of the pad.
    const [corner, middle]: [number, number][] = [
      [5.6, 15.6],
      [5, 15],
    ];
    expect(await pours(`(constraint hole_size (min 0.1mm))`, corner!, middle!)).toEqual([false, true]);
    expect(await pours(`(constraint zone_connection solid)`, corner!, middle!)).toEqual([true, true]);
    expect(await pours(`(constraint zone_connection none)`, corner!, middle!, [2, 15])).toEqual([false, false, true]);
    const other = `(condition "A.memberOfFootprint('J2')") (constraint zone_connection solid)`;
    expect(await pours(other, corner!)).toEqual([false]);
  });

  it("take the gap and the spokes of reliefs from rules", async () => {
    const about = `(condition "A.Type == 'Pad'")`;
    expect(await pours(`${about} (constraint thermal_relief_gap (min 0.1mm) (opt 0.1mm))`, [5.6, 15.65])).toEqual([
      true,
    ]);
    // Half a spoke of 0.8 mm is 0.4 mm wide.
    expect(await pours(`${about} (constraint thermal_spoke_width (opt 0.8mm))`, [5.35, 15.7])).toEqual([true]);
    expect(await pours(`(constraint hole_size (min 0.1mm))`, [5.35, 15.7])).toEqual([false]);
  });
});
