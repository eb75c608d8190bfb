import { applyEdit, type Board, type CopperLayerId, emptyBoard, itemId, netId, type Zone } from "@tracewright/board";
import { aZone } from "@tracewright/board/testing";
import { fromMm, type Point } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { startRouting } from "../index.ts";
import type { RoutingOptions } from "../routing-options.ts";
import { findViolations } from "../testing/find-violations.ts";
import { makeFootprint, makePad, rectangle } from "../testing/random-board.ts";

const GND = netId("gnd");
const signal = { id: netId("sig"), name: "SIG" };

function corners(x0: number, y0: number, x1: number, y1: number): Point[] {
  return [
    { x: fromMm(x0), y: fromMm(y0) },
    { x: fromMm(x1), y: fromMm(y0) },
    { x: fromMm(x1), y: fromMm(y1) },
    { x: fromMm(x0), y: fromMm(y1) },
  ];
}

/** Across the middle of the board, shut for tracks and open for pours. */
function wall(layer: CopperLayerId): Zone {
  return aZone({
    id: itemId(`wall ${layer}`),
    layers: [layer],
    outline: [corners(9, 0, 11, 10)],
    keepout: { tracks: true, vias: true, pads: false, pours: false, footprints: false },
  });
}

/** Two pads of a signal on a board of 20 × 10 mm; its second layer is given to GND by a zone alone. */
function boardWith(walls: readonly CopperLayerId[]): Board {
  return {
    ...emptyBoard(4),
    nets: [{ id: GND, name: "GND" }, signal],
    footprints: [4, 16].map((x, index) =>
      makeFootprint(`R${index + 1}`, { x: fromMm(x), y: fromMm(5) }, 0, [makePad(`r${index + 1}`, 0, false, signal)]),
    ),
    zones: [
      aZone({ id: itemId("plane"), layers: ["In1.Cu"], outline: [corners(0, 0, 20, 10)], net: GND }),
      ...walls.map(wall),
    ],
    graphics: [rectangle("edge", { x: 0, y: 0 }, { x: fromMm(20), y: fromMm(10) })],
  };
}

function route(board: Board, options: RoutingOptions) {
  const run = startRouting(board, { effort: "draft", ...options });
  while (run.step(100_000) === "running");
  const outcome = run.outcome();
  const routed = applyEdit(board, outcome.edit);
  expect(findViolations(routed)).toEqual([]);
  const onPlane = routed.tracks.filter(({ layer }) => layer === "In1.Cu");
  const length = onPlane.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
  return { status: outcome.status, onPlane: length };
}

it("a plane takes no track where there is another way", () => {
  expect(route(boardWith(["F.Cu", "In2.Cu"]), {})).toEqual({ status: "complete", onPlane: 0 });
});

it("a plane is crossed on the shortest way where there is no other", () => {
  const { status, onPlane } = route(boardWith(["F.Cu", "In2.Cu", "B.Cu"]), {});
  expect(status).toBe("complete");
  expect(onPlane).toBeGreaterThan(0);
  expect(onPlane).toBeLessThan(fromMm(4));
});

it("a plane stays closed where no track may ever cross it", () => {
  const walls: CopperLayerId[] = ["F.Cu", "In2.Cu", "B.Cu"];
  expect(route(boardWith(walls), { planes: "never" })).toEqual({ status: "partial", onPlane: 0 });
});
