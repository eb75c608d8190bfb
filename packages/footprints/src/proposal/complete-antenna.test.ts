import { antennaAreas, itemId } from "@tracewright/board";
import { aFootprint, aPad } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { expect, test } from "vitest";
import { completeAntenna } from "./complete-antenna.ts";

const padAt = (number: string, x: number) => aPad({ id: itemId(number), number, position: { x: fromMm(x), y: 0 } });
/** An area of copper of 12 × 5 mm above two of its three pads. */
const antenna = aFootprint({
  id: itemId("AE1"),
  reference: "AE1",
  library: "RF_Antenna:Printed",
  pads: [padAt("1", 1), padAt("2", 4), padAt("3", 20)],
  graphics: [
    {
      id: itemId("meander"),
      layer: "F.Cu",
      shape: { kind: "rect", start: { x: 0, y: fromMm(-5) }, end: { x: fromMm(12), y: 0 } },
      stroke: { width: 0, style: "solid" },
      filled: true,
    },
  ],
});

test("a printed antenna comes with a rule area and with the tie of the pads that it joins, once", () => {
  const complete = completeAntenna(antenna);
  expect(complete.zones).toEqual(antennaAreas(antenna));
  expect(complete.zones[0]?.keepout).toMatchObject({ pours: true, tracks: true, vias: true });
  expect(complete.netTieGroups).toEqual([["1", "2"]]);
  expect(completeAntenna(complete)).toBe(complete);
});

test("other parts stay as they are", () => {
  const part = { ...antenna, library: "Package_SO:SOIC-8" };
  expect(completeAntenna(part)).toBe(part);
});
