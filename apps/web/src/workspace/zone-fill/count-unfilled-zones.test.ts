import { type Board, emptyBoard, itemId, netId, type Zone } from "@tracewright/board";
import { aPour, aZone } from "@tracewright/board/testing";
import { expect, test } from "vitest";
import { countUnfilledZones } from "./count-unfilled-zones.ts";

const zone = (id: string, change: Partial<Zone>): Zone =>
  aZone({
    id: itemId(id),
    outline: [],
    net: netId("GND"),
    pour: aPour({
      clearance: 0,
      minThickness: 250_000,
      thermalGap: 300_000,
      thermalBridgeWidth: 300_000,
    }),
    // As KiCad writes a zone whose copper was never computed.
    filled: true,
    ...change,
  });

test("pours of a net without copper are counted; filled ones, rule areas and those of no net are not", () => {
  const keepout = { tracks: true, vias: true, pads: true, pours: true, footprints: true };
  const { net: _, ...unnamed } = zone("without net", {});
  const board: Board = {
    ...emptyBoard(),
    zones: [
      zone("open", {}),
      zone("poured", { fills: [{ layer: "F.Cu", polygons: [] }] }),
      zone("rule area", { keepout }),
      unnamed,
    ],
  };
  expect(countUnfilledZones(board)).toBe(1);
});
