import { emptyBoard, itemId } from "@tracewright/board";
import { aPour, aVia, aZone } from "@tracewright/board/testing";
import { fromMm, polygonArea, ringArea } from "@tracewright/geometry";
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

it("runs mask over the hole of a tented via, but over none that a screw goes through", async () => {
  const edge = { kind: "rect", start: at(0, 0), end: at(20, 20) } as const;
  const via = (id: string, x: number, drill: number) =>
    aVia({
      id: itemId(id),
      position: at(x, 10),
      diameter: fromMm(drill + 0.2),
      drill: fromMm(drill),
      free: true,
    });
  const stroke = { width: 0, style: "solid" } as const;
  const board = {
    ...emptyBoard(),
    graphics: [{ id: itemId("edge"), layer: "Edge.Cuts" as const, shape: edge, stroke, filled: false }],
    vias: [via("small", 5, 0.3), via("screw", 15, 3.2)],
  };
  const { front, back } = boardSheets(board, await loadAreaAlgebra());
  for (const { mask } of [front, back]) {
    expect(mask.map(({ holes }) => holes.length)).toEqual([1]);
    const [hole] = mask[0]?.holes ?? [];
    expect(Math.abs(ringArea(hole!)) / (Math.PI * fromMm(1.6) ** 2)).toBeCloseTo(1, 1);
  }
});

/** Copper of a filled square of 10 mm with a square hole of 2 mm and an island in it, square millimetres. */
async function copperOfPour(penWidth?: number) {
  const square = (from: number, to: number) => [at(from, from), at(to, from), at(to, to), at(from, to)];
  const polygons = [
    { outer: square(5, 15), holes: [square(9, 11)] },
    { outer: square(9.8, 10.2), holes: [] },
  ];
  const edge = { kind: "rect", start: at(0, 0), end: at(20, 20) } as const;
  const board = {
    ...emptyBoard(),
    graphics: [
      {
        id: itemId("edge"),
        layer: "Edge.Cuts" as const,
        shape: edge,
        stroke: { width: 0, style: "solid" } as const,
        filled: false,
      },
    ],
    zones: [
      aZone({
        id: itemId("pour"),
        outline: [square(5, 15)],
        pour: aPour({
          clearance: 0,
          minThickness: fromMm(0.1),
          connection: "solid" as const,
          thermalGap: 0,
          thermalBridgeWidth: fromMm(0.2),
          islandRemoval: "never" as const,
        }),
        filled: true,
        fills: [{ layer: "F.Cu" as const, polygons, ...(penWidth && { penWidth }) }],
      }),
    ],
  };
  const { front, back } = boardSheets(board, await loadAreaAlgebra());
  expect(back.copper).toEqual([]);
  return front.copper.reduce((sum, polygon) => sum + polygonArea(polygon), 0) / 1e12;
}

it("shows a pour with its holes and what lies in them, and with the rim that older fills are drawn with", async () => {
  expect(await copperOfPour()).toBeCloseTo(100 - 4 + 0.16, 6);
  const rim = 0.1;
  const grown = (10 + rim) ** 2 - (2 - rim) ** 2 + (0.4 + rim) ** 2;
  expect(Math.abs((await copperOfPour(fromMm(rim))) - grown)).toBeLessThan(0.3);
});
