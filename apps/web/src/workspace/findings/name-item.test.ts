import { type Board, emptyBoard, itemId, netId, PLAIN_ATTRIBUTES } from "@tracewright/board";
import { aFootprint, aPad, aTrack } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { itemNamer } from "./name-item.ts";

const GND = netId("net:GND");
const at = { x: 0, y: 0 };

const drawn = (id: string, layer: "F.SilkS" | "F.Cu") => ({
  id: itemId(id),
  layer,
  shape: { kind: "circle" as const, center: at, radius: fromMm(1) },
  stroke: { width: fromMm(0.1), style: "solid" as const },
  filled: false,
});

const BOARD: Board = {
  ...emptyBoard(),
  nets: [{ id: GND, name: "GND" }],
  footprints: [
    aFootprint({
      id: itemId("part"),
      reference: "R12",
      library: "Test:Pad",
      position: at,
      attributes: { ...PLAIN_ATTRIBUTES, mount: "smd" },
      pads: [
        aPad({
          id: itemId("pad"),
          number: "2",
          shape: { kind: "circle", diameter: fromMm(1) },
          position: at,
          net: GND,
        }),
      ],
      graphics: [drawn("silk", "F.SilkS"), drawn("electrode", "F.Cu")],
    }),
  ],
  tracks: [
    aTrack({ id: itemId("track"), start: at, end: at, width: fromMm(0.2), layer: "B.Cu", net: GND }),
    aTrack({ id: itemId("stray"), start: at, end: at, width: fromMm(0.2), layer: "B.Cu" }),
  ],
};

describe("the name of an item that a finding speaks of", () => {
  const nameOf = itemNamer(BOARD);

  it.each([
    ["pad", { kind: "pad", part: "R12", number: "2", net: "GND", layer: "" }],
    ["track", { kind: "track", part: "", number: "", net: "GND", layer: "B.Cu" }],
    ["stray", { kind: "track", part: "", number: "", net: "", layer: "B.Cu" }],
    ["part", { kind: "part", part: "R12", number: "", net: "", layer: "" }],
    ["silk", { kind: "otherDrawing", part: "", number: "", net: "", layer: "F.SilkS" }],
    ["electrode", { kind: "drawing", part: "", number: "", net: "", layer: "" }],
    ["something drawn", { kind: "drawing", part: "", number: "", net: "", layer: "" }],
  ])("is there for a %s", (id, words) => {
    expect(nameOf(itemId(id))).toEqual(words);
  });
});
