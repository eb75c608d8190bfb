import { applyEdit, type Board, itemId, netId, type Zone, type ZoneFill } from "@tracewright/board";
import { aPour, aZone } from "@tracewright/board/testing";
import { fromMm, type Point } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { type RoutingRun, repairRouting, startRouting } from "../index.ts";
import { findViolations } from "../testing/find-violations.ts";
import { makeFootprint, makePad, randomBoard, rectangle } from "../testing/random-board.ts";

const gnd = { id: netId("gnd"), name: "GND" };
const signal = { id: netId("sig"), name: "SIG" };

function corners(x0: number, y0: number, x1: number, y1: number): Point[] {
  return [
    { x: fromMm(x0), y: fromMm(y0) },
    { x: fromMm(x1), y: fromMm(y0) },
    { x: fromMm(x1), y: fromMm(y1) },
    { x: fromMm(x0), y: fromMm(y1) },
  ];
}

function pour(fills: readonly ZoneFill[]): Zone {
  return aZone({
    id: itemId("pour"),
    layers: ["F.Cu", "B.Cu"],
    outline: [corners(0, 0, 20, 10)],
    net: gnd.id,
    pour: aPour({
      clearance: fromMm(0.2),
      minThickness: fromMm(0.25),
      connection: "solid",
      thermalGap: 0,
      thermalBridgeWidth: 0,
    }),
    filled: true,
    fills,
  });
}

/** Two pads of GND left and right, and a signal from top to bottom between them. */
function crossedBoard(fills: readonly ZoneFill[]): Board {
  const board = randomBoard({ seed: 1, parts: 1, nets: 1 });
  return {
    ...board,
    nets: [gnd, signal],
    footprints: [
      makeFootprint("G1", { x: fromMm(4), y: fromMm(5) }, 0, [makePad("g1", 0, false, gnd)]),
      makeFootprint("G2", { x: fromMm(16), y: fromMm(5) }, 0, [makePad("g2", 0, false, gnd)]),
      makeFootprint("S1", { x: fromMm(10), y: fromMm(1.1) }, 0, [makePad("s1", 0, false, signal)]),
      makeFootprint("S2", { x: fromMm(10), y: fromMm(8.9) }, 0, [makePad("s2", 0, false, signal)]),
    ],
    graphics: [rectangle("edge", { x: 0, y: 0 }, { x: fromMm(20), y: fromMm(10) })],
    zones: [pour(fills)],
  };
}

function finish(run: RoutingRun): RoutingRun {
  while (run.step(100_000) === "running");
  return run;
}

const WHOLE: ZoneFill = { layer: "F.Cu", polygons: [{ outer: corners(0.5, 0.5, 19.5, 9.5), holes: [] }] };
const HALVES: ZoneFill = {
  layer: "F.Cu",
  polygons: [
    { outer: corners(0.5, 0.5, 9.5, 9.5), holes: [] },
    { outer: corners(10.5, 0.5, 19.5, 9.5), holes: [] },
  ],
};
const BACK: ZoneFill = { layer: "B.Cu", polygons: [{ outer: corners(0.5, 0.5, 19.5, 9.5), holes: [] }] };

describe("repairing a run", () => {
  it.each([1, 2, 3])("changes nothing where nothing has come apart, random board %i", (seed) => {
    const board = randomBoard({ seed, parts: 12, nets: 8 });
    const run = finish(startRouting(board, { seed, effort: "draft" }));
    const again = repairRouting(board, run, { seed });
    again.step(0);
    expect(again.inspect().place().phase).toBe(run.outcome().open.length === 0 ? "done" : "repair");
    expect(again.outcome().edit).toEqual(run.outcome().edit);
  });

  it("stitches the pieces of a pour where another layer's pour lies beneath both", () => {
    const whole = crossedBoard([WHOLE, BACK]);
    const run = finish(startRouting(whole, { pours: "hold", effort: "draft" }));
    expect([run.outcome().total, run.outcome().vias]).toEqual([1, 0]);
    const parted = crossedBoard([HALVES, BACK]);
    const repaired = finish(repairRouting(parted, run, { pours: "hold" })).outcome();
    expect([repaired.status, repaired.vias]).toEqual(["complete", 2]);
    expect(findViolations(applyEdit(parted, repaired.edit))).toEqual([]);
    const [left, right] = applyEdit(parted, repaired.edit)
      .vias.map(({ position }) => position.x)
      .sort((a, b) => a - b);
    expect(left).toBeLessThan(fromMm(9.4));
    expect(right).toBeGreaterThan(fromMm(10.6));
  });

  it("takes up what was routed where there is no other way", () => {
    const run = finish(startRouting(crossedBoard([WHOLE]), { pours: "hold", effort: "draft" }));
    const parted = crossedBoard([HALVES]);
    const repaired = finish(repairRouting(parted, run, { pours: "hold" })).outcome();
    expect(repaired.status).toBe("complete");
    expect(findViolations(applyEdit(parted, repaired.edit))).toEqual([]);
  });
});
