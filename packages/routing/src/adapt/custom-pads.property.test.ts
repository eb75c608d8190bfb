import { type Board, emptyBoard, type PadShape } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { expect, it } from "vitest";
import { pointToShape } from "../geometry/distance.ts";
import { makeFootprint, makePad, rectangle } from "../testing/random-board.ts";
import { problemFromBoard } from "./problem-from-board.ts";

const PEN = fromMm(0.4);
const CENTRE = { x: fromMm(20), y: fromMm(20) };
const net = { id: "A" as never, name: "A" };

/** KiCad measures from chords around a ring whose corners lie up to 5 µm outside of it; this much of it in any case. */
const BESIDE = 1_000;

/** A ring, as microphones and coin cells have them, about a small anchor. */
function ring(radius: number): PadShape {
  return {
    kind: "custom",
    anchor: "circle",
    size: { width: PEN, height: PEN },
    primitives: [{ shape: { kind: "circle", center: { x: 0, y: 0 }, radius }, width: PEN, filled: false }],
    clearanceOutline: "outline",
  };
}

function boardWith(shape: PadShape, onOneLayer: boolean): Board {
  const plain = makePad("pad", 0, true, net);
  const pad = onOneLayer ? { ...plain, layerShapes: { "B.Cu": shape } } : { ...plain, shape };
  return {
    ...emptyBoard(2),
    nets: [net],
    graphics: [rectangle("edge", { x: 0, y: 0 }, { x: fromMm(40), y: fromMm(40) })],
    footprints: [makeFootprint("M1", CENTRE, 0, [pad])],
  };
}

it("keeps clear of the rings of pads as KiCad draws them, those of a single layer too", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500_000, max: 6_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
      (radius, share, onOneLayer) => {
        const { obstacles } = problemFromBoard(boardWith(ring(radius), onOneLayer));
        const angle = 2 * Math.PI * share;
        for (const reach of [radius + PEN / 2 + BESIDE, radius - PEN / 2 - BESIDE]) {
          const [x, y] = [CENTRE.x + reach * Math.cos(angle), CENTRE.y + reach * Math.sin(angle)];
          const distances = obstacles.flatMap(({ kind, shape }) =>
            kind === "copper" ? pointToShape(shape, x, y) : [],
          );
          expect(Math.min(...distances)).toBeLessThan(2);
        }
      },
    ),
    { numRuns: 100 },
  );
});
