import { applyEdit, type Board, emptyBoard, itemId, netId, padPosition, type Zone } from "@tracewright/board";
import { aPour, aZone } from "@tracewright/board/testing";
import { fromMm, type Point, type Polygon } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { type RoutingRun, resumeRouting, startRouting } from "../index.ts";
import { findViolations } from "../testing/find-violations.ts";
import { makeFootprint, makePad, randomBoard, rectangle } from "../testing/random-board.ts";

const gnd = { id: netId("gnd"), name: "GND" };

function corners(x0: number, y0: number, x1: number, y1: number): Point[] {
  return [
    { x: fromMm(x0), y: fromMm(y0) },
    { x: fromMm(x1), y: fromMm(y0) },
    { x: fromMm(x1), y: fromMm(y1) },
    { x: fromMm(x0), y: fromMm(y1) },
  ];
}

function plane(polygons: readonly Polygon[]): Zone {
  return aZone({
    id: itemId("plane"),
    layers: ["In1.Cu"],
    outline: [corners(0, 0, 20, 10)],
    net: gnd.id,
    pour: aPour({
      clearance: fromMm(0.2),
      minThickness: fromMm(0.25),
      thermalGap: fromMm(0.3),
      thermalBridgeWidth: fromMm(0.3),
    }),
    filled: true,
    fills: [{ layer: "In1.Cu", polygons }],
  });
}

/** A board of 20 × 10 mm on four layers, the first inner one a plane of GND; one surface pad of GND at each place. */
function planeBoard(pads: readonly Point[], polygons: readonly Polygon[]): Board {
  const empty = emptyBoard(4);
  return {
    ...empty,
    layers: empty.layers.map((layer) => (layer.id === "In1.Cu" ? { ...layer, role: "power" as const } : layer)),
    nets: [gnd],
    footprints: pads.map((place, index) =>
      makeFootprint(`R${index + 1}`, place, 0, [makePad(`r${index + 1}`, 0, false, gnd)]),
    ),
    zones: [plane(polygons)],
    graphics: [rectangle("edge", { x: 0, y: 0 }, { x: fromMm(20), y: fromMm(10) })],
  };
}

const WHOLE: Polygon = { outer: corners(0.5, 0.5, 19.5, 9.5), holes: [] };
const FAR_APART = [
  { x: fromMm(4), y: fromMm(5) },
  { x: fromMm(16), y: fromMm(5) },
];

function finish(run: RoutingRun): RoutingRun {
  while (run.step(100_000) === "running");
  return run;
}

describe("pads of a net with a plane", () => {
  it("drop into it with a short track and a via each", () => {
    const board = planeBoard(FAR_APART, [WHOLE]);
    const outcome = finish(startRouting(board, { effort: "draft" })).outcome();
    expect([outcome.status, outcome.connected, outcome.total, outcome.vias]).toEqual(["complete", 1, 1, 2]);
    expect(outcome.length).toBeLessThan(fromMm(3));
    const routed = applyEdit(board, outcome.edit);
    expect(findViolations(routed)).toEqual([]);
    // Not in a small pad, where the via would drain the solder.
    for (const { position } of routed.vias)
      for (const { position: pad } of routed.footprints)
        expect(Math.hypot(position.x - pad.x, position.y - pad.y)).toBeGreaterThan(fromMm(0.3));
  });

  it("share a via where they lie side by side", () => {
    const pads = [...FAR_APART, { x: fromMm(4), y: fromMm(6.5) }, { x: fromMm(16), y: fromMm(6.5) }];
    const outcome = finish(startRouting(planeBoard(pads, [WHOLE]), { effort: "draft" })).outcome();
    expect([outcome.status, outcome.vias]).toEqual(["complete", 2]);
  });

  it("go to where the plane is solid, clear of its rim", () => {
    const hole = corners(2, 2, 6, 8);
    const board = planeBoard(FAR_APART, [{ ...WHOLE, holes: [hole] }]);
    const { edit, status } = finish(startRouting(board, { effort: "draft" })).outcome();
    expect(status).toBe("complete");
    for (const { position } of applyEdit(board, edit).vias) {
      const { x, y } = { x: position.x / 1e6, y: position.y / 1e6 };
      expect(x > 1.85 && x < 6.15 && y > 1.85 && y < 8.15).toBe(false);
      expect(x > 0.65 && x < 19.35 && y > 0.65 && y < 9.35).toBe(true);
    }
  });

  it("are not joined by a plane that lies in two pieces unless a track bridges them", () => {
    const pieces = [
      { outer: corners(0.5, 0.5, 9, 9.5), holes: [] },
      { outer: corners(11, 0.5, 19.5, 9.5), holes: [] },
    ];
    const board = planeBoard(FAR_APART, pieces);
    const outcome = finish(startRouting(board, { effort: "draft" })).outcome();
    expect(outcome.status).toBe("complete");
    const reach = applyEdit(board, outcome.edit).tracks.flatMap(({ start, end }) => [start.x, end.x]);
    expect(Math.min(...reach)).toBeLessThan(fromMm(9));
    expect(Math.max(...reach)).toBeGreaterThan(fromMm(11));
  });

  it.each([1, 2, 3])("all reach it on random board %i, and no rule is broken", (seed) => {
    const plain = randomBoard({ seed, parts: 16, nets: 8, copperLayers: 4 });
    const power = plain.nets[0]!;
    const side = Math.max(...plain.graphics.flatMap(({ shape }) => ("end" in shape ? [shape.end.x] : []))) / 1e6;
    const ground = { ...plane([]), net: power.id, outline: [corners(0, 0, side, side)] };
    const board: Board = {
      ...plain,
      layers: plain.layers.map((layer) => (layer.id === "In1.Cu" ? { ...layer, role: "power" as const } : layer)),
      zones: [{ ...ground, fills: [{ layer: "In1.Cu", polygons: [fillAround(plain, side)] }] }],
    };
    const outcome = finish(startRouting(board, { seed, effort: "draft" })).outcome();
    const routed = applyEdit(board, outcome.edit);
    expect(findViolations(routed)).toEqual([]);
    expect(outcome.open.filter(({ net }) => net === power.name)).toEqual([]);
    expect(routed.tracks.filter(({ layer }) => layer === "In1.Cu")).toEqual([]);
  });

  it("end the same when the run is paused at any epoch and resumed", () => {
    const board = planeBoard(
      Array.from({ length: 12 }, (_, i) => ({ x: fromMm(2 + 1.4 * i), y: fromMm(2 + (i % 4) * 2) })),
      [WHOLE],
    );
    const whole = JSON.stringify(finish(startRouting(board, { effort: "draft" })).outcome());
    const run = startRouting(board, { effort: "draft" });
    do
      expect(JSON.stringify(finish(resumeRouting(board, run.checkpoint(), { effort: "draft" })).outcome())).toBe(whole);
    while (run.step(2_000) === "running");
  });
});

/** The whole plane but for wide squares around drilled pads: coarser than a real fill, and never more than one. */
function fillAround(board: Board, side: number): Polygon {
  const holes = board.footprints.flatMap((footprint) =>
    footprint.pads
      .filter(({ drill }) => drill)
      .map((pad) => {
        const { x, y } = padPosition(footprint, pad);
        return corners(x / 1e6 - 0.8, y / 1e6 - 0.8, x / 1e6 + 0.8, y / 1e6 + 0.8);
      }),
  );
  return { outer: corners(0.6, 0.6, side - 0.6, side - 0.6), holes };
}
