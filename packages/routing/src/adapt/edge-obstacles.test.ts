import { emptyBoard, type Graphic, itemId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { expect, it } from "vitest";
import { pointToShape } from "../geometry/distance.ts";
import { rectangle } from "../testing/random-board.ts";
import { edgeObstacles } from "./edge-obstacles.ts";

it("keeps away from the arcs of the edge themselves, and from where KiCad takes them to be, 5 um off at most", () => {
  const centre = { x: fromMm(20), y: fromMm(15) };
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 8_000_000 }),
      fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      (radius, angle) => {
        const cutOut: Graphic = {
          id: itemId("cut-out"),
          layer: "Edge.Cuts",
          shape: { kind: "circle", center: centre, radius },
          stroke: { width: 100_000, style: "solid" },
          filled: false,
        };
        const outline = rectangle("edge", { x: 0, y: 0 }, { x: fromMm(40), y: fromMm(30) });
        const edges = edgeObstacles({ ...emptyBoard(2), graphics: [outline, cutOut] }, 1);
        const [x, y] = [centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle)];
        expect(Math.min(...edges.map(({ shape }) => pointToShape(shape, x, y)))).toBeLessThanOrEqual(-5_000);
      },
    ),
    { numRuns: 200 },
  );
});
