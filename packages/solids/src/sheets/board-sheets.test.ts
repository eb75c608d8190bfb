import { emptyBoard, fromMm, itemId, ringArea } from "@tracewright/board";
import { loadAreaAlgebra } from "@tracewright/pours";
import { expect, it } from "vitest";
import { at } from "../testing/small-board.ts";
import { boardSheets } from "./board-sheets.ts";

const RADIUS = fromMm(1);

/** The copper of a dot of 1 mm radius in the middle of a square board. */
async function dotOn(side: number) {
  const square = { kind: "rect", start: at(0, 0), end: at(side, side) } as const;
  const dot = { kind: "circle", center: at(side / 2, side / 2), radius: RADIUS } as const;
  const stroke = { width: 0, style: "solid" } as const;
  const board = {
    ...emptyBoard(),
    graphics: [
      { id: itemId("edge"), layer: "Edge.Cuts" as const, shape: square, stroke, filled: false },
      { id: itemId("dot"), layer: "F.Cu" as const, shape: dot, stroke, filled: true },
    ],
  };
  const [polygon] = boardSheets(board, await loadAreaAlgebra()).front.copper;
  if (!polygon) throw new Error("there is no copper");
  return polygon.outer;
}

it("draws round copper with fewer corners on a large board, never farther off than half a pixel of 4K", async () => {
  const [small, large] = [await dotOn(30), await dotOn(360)];
  expect(large.length).toBeLessThan(small.length);
  for (const [ring, side] of [
    [small, 30],
    [large, 360],
  ] as const) {
    const halfPixel = fromMm((side * Math.SQRT2) / 3840) / 2;
    const middle = fromMm(side / 2);
    for (const { x, y } of ring)
      expect(Math.abs(Math.hypot(x - middle, y - middle) - RADIUS)).toBeLessThan(Math.max(15_000, halfPixel));
    expect(Math.abs(ringArea(ring)) / (Math.PI * RADIUS ** 2)).toBeCloseTo(1, 1);
  }
});
