import { fromMm, toMm } from "@tracewright/geometry";
import { describe, expect, test } from "vitest";
import type { Footprint } from "../records/footprint.ts";
import { itemId } from "../records/ids.ts";
import { aFootprint, aPad } from "../testing/index.ts";
import { antennaAreas, antennaModuleOf } from "./antenna-areas.ts";

/** A body of 18 × 25 mm about (0, 0) whose pads end 6 mm before its upper end. */
function moduleOf(library: string): Footprint {
  const at = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });
  return aFootprint({
    id: itemId("U1"),
    reference: "U1",
    library,
    position: at(50, 50),
    rotation: 90,
    pads: [-6, 12].flatMap((y) =>
      [-9, 9].map((x) =>
        aPad({
          id: itemId(`${x} ${y}`),
          shape: { kind: "rect" as const, size: { width: fromMm(2), height: fromMm(1) } },
          position: at(x, y),
        }),
      ),
    ),
    graphics: [
      {
        id: itemId("body"),
        layer: "F.SilkS",
        shape: { kind: "rect", start: at(-9, -12.5), end: at(9, 12.5) },
        stroke: { width: 0, style: "solid" },
        filled: false,
      },
    ],
  });
}

const outlineOf = (x1: number, y1: number, x2: number, y2: number) => ({
  kind: "rect" as const,
  start: { x: fromMm(x1), y: fromMm(y1) },
  end: { x: fromMm(x2), y: fromMm(y2) },
});

const antennaText = (layer: "F.SilkS"): Footprint["texts"] => [
  {
    id: itemId("antenna"),
    role: "user",
    text: "Antenna Area",
    layer,
    position: { x: 0, y: fromMm(-9) },
    rotation: 0,
    style: {
      size: { width: fromMm(1), height: fromMm(1) },
      thickness: fromMm(0.1),
      horizontal: "center",
      vertical: "middle",
      mirrored: false,
    },
    hidden: false,
  },
];

describe("the antenna end of a module", () => {
  test("is its body beyond the pads, where the footprint draws no rule area itself", () => {
    const [area] = antennaAreas(moduleOf("EasyEDA:WIRELM-SMD_ESP32-WROOM-32E"));
    expect(area?.keepout).toMatchObject({ tracks: true, pours: true, footprints: true });
    expect(area?.outline[0]?.map(({ x, y }) => [toMm(x), toMm(y)])).toEqual([
      [-9, -12.5],
      [9, -12.5],
      [9, -6.8],
      [-9, -6.8],
    ]);
    const drawn = moduleOf("RF_Module:ESP32-WROOM-32");
    expect(antennaAreas({ ...drawn, zones: [...antennaAreas(drawn)] })).toEqual([]);
  });

  test("is what the footprint of any part marks with the word, within its body", () => {
    const at = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });
    const unknown = moduleOf("EasyEDA:RADIO-1");
    const text = (words: string, x: number, y: number) => ({
      id: itemId(words),
      role: "user" as const,
      text: words,
      layer: "Dwgs.User" as const,
      position: at(x, y),
      rotation: 0,
      style: {
        size: { width: fromMm(1), height: fromMm(1) },
        thickness: fromMm(0.1),
        horizontal: "center" as const,
        vertical: "middle" as const,
        mirrored: false,
      },
      hidden: false,
    });
    const line = (x1: number, y1: number, x2: number, y2: number) => ({
      id: itemId(`${x1} ${y1} ${x2}`),
      layer: "Dwgs.User" as const,
      shape: { kind: "line" as const, start: at(x1, y1), end: at(x2, y2) },
      stroke: { width: 0, style: "solid" as const },
      filled: false,
    });
    const frame = [line(3, -20, 20, -20), line(20, -20, 20, -5), line(20, -5, 3, -5), line(3, -5, 3, -20)];
    const marked = (...words: string[]) => ({
      ...unknown,
      graphics: [
        ...unknown.graphics.map((graphic) => ({ ...graphic, layer: "F.Fab" as const })),
        ...frame.map((graphic) => ({ ...graphic, layer: "Cmts.User" as const })),
      ],
      texts: words.map((word) => ({ ...text(word, 6, -10), layer: "Cmts.User" as const })),
    });
    expect(antennaAreas(unknown)).toEqual([]);
    expect(antennaAreas(marked("KEEP-OUT ZONE"))).toEqual([]);
    for (const words of [["ANTENNA"], ["Antenna Area"], ["Keepout", "antenna"]]) {
      const [area] = antennaAreas(marked(...words));
      expect(area?.outline[0]?.map(({ x, y }) => [toMm(x), toMm(y)])).toEqual([
        [3, -12.5],
        [9, -12.5],
        [9, -5],
        [3, -5],
      ]);
    }
  });

  test("is not the outline of the whole module, although its name stands inside", () => {
    const known = moduleOf("Espressif:ESP32-C3-MINI-1");
    const [text] = antennaText("F.SilkS");
    const body = { ...known.graphics[0]!, shape: outlineOf(-9.9, -12.5, 9.9, 12.5) };
    const [area] = antennaAreas({ ...known, graphics: [body], texts: text ? [text] : [] });
    expect(area?.outline[0]?.map(({ y }) => toMm(y))).toEqual([-12.5, -12.5, -6.8, -6.8]);
  });

  test("of a printed antenna is the copper beyond its pads; a connector for an antenna has none", () => {
    const part = moduleOf("RF_Antenna:Texas_SWRA117D_2.4GHz_Left");
    const printed = { ...part.graphics[0]!, layer: "F.Cu" as const, shape: outlineOf(-9, -12.5, 9, 12.5) };
    const outlineIn = (footprint: Footprint) =>
      antennaAreas(footprint).map(({ outline }) => outline[0]?.map(({ x, y }) => [toMm(x), toMm(y)]));
    expect(outlineIn({ ...part, graphics: [printed] })).toEqual([
      [
        [-9, -12.5],
        [9, -12.5],
        [9, -6.8],
        [-9, -6.8],
      ],
    ]);
    expect(outlineIn({ ...part, graphics: [{ ...printed, layer: "F.SilkS" }] })).toEqual([]);
    expect(outlineIn({ ...part, library: "x:Antenna_Connector_SMA", graphics: [printed] })).toEqual([]);
  });

  test("is known of these families and of no module that takes an antenna by a connector, nor of other parts", () => {
    for (const name of [
      "ESP32-WROVER-E",
      "ESP32-C3-MINI-1",
      "ESP32-PICO-MINI-02",
      "DWM1000",
      "ESP-12F",
      "MDBT42Q-512K",
      "E73-2G4M08S1C",
      "RN4871",
      "HC-05",
    ])
      expect(antennaModuleOf({ library: `x:${name}` }), name).toBeDefined();
    for (const name of [
      "ESP32-WROOM-32U",
      "ESP32-C3-MINI-1U",
      "ESP8684-WROOM-02UC",
      "RN42N",
      "SOIC-8",
      "QFN-48_nRF52832",
      "PinHeader_1x04",
    ])
      expect(antennaModuleOf({ library: `x:${name}` }), name).toBeUndefined();
  });
});
