import type { Point } from "@tracewright/geometry";
import { expect, it } from "vitest";
import type { Board } from "../records/board.ts";
import { emptyBoard } from "../records/default-board.ts";
import { itemId, netId } from "../records/ids.ts";
import type { Zone } from "../records/zone.ts";
import { aZone } from "../testing/index.ts";
import { planeLayers } from "./plane-layers.ts";

const MM = 1_000_000;
const GND = netId("gnd");
const VCC = netId("vcc");

/** From the left edge of a board of 100 × 100 mm, so many millimetres wide. */
function strip(width: number): Point[] {
  const [right, bottom] = [width * MM, 100 * MM];
  return [
    { x: 0, y: 0 },
    { x: right, y: 0 },
    { x: right, y: bottom },
    { x: 0, y: bottom },
  ];
}

function pour(layer: "F.Cu" | "In1.Cu" | "In2.Cu", width: number, further: Partial<Zone> = {}): Zone {
  return aZone({ id: itemId(`${layer} ${width}`), layers: [layer], outline: [strip(width)], net: GND, ...further });
}

function boardWith(...zones: Zone[]): Board {
  return {
    ...emptyBoard(4),
    nets: [
      { id: GND, name: "GND" },
      { id: VCC, name: "VCC" },
    ],
    graphics: [
      {
        id: itemId("edge"),
        layer: "Edge.Cuts",
        shape: { kind: "rect", start: { x: 0, y: 0 }, end: { x: 100 * MM, y: 100 * MM } },
        stroke: { width: 100_000, style: "solid" },
        filled: false,
      },
    ],
    zones,
  };
}

it("an inner layer is a plane of the net whose pours cover half of the board", () => {
  expect([...planeLayers(boardWith(pour("In1.Cu", 51)))]).toEqual([["In1.Cu", GND]]);
  expect([...planeLayers(boardWith(pour("In1.Cu", 49)))]).toEqual([]);
  const shared = boardWith(pour("In2.Cu", 60, { net: VCC }), pour("In2.Cu", 30));
  expect([...planeLayers(shared)]).toEqual([["In2.Cu", VCC]]);
});

it("neither an outer layer nor a rule area makes a plane", () => {
  const keepout = { tracks: true, vias: true, pads: false, pours: false, footprints: false };
  expect([...planeLayers(boardWith(pour("F.Cu", 100), pour("In1.Cu", 100, { keepout })))]).toEqual([]);
});

it("a power layer with a pour is a plane on either side", () => {
  const board = boardWith(pour("F.Cu", 10));
  const layers = board.layers.map((layer) => (layer.id === "F.Cu" ? { ...layer, role: "power" as const } : layer));
  expect([...planeLayers({ ...board, layers })]).toEqual([["F.Cu", GND]]);
});
