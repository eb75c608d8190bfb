import fc from "fast-check";
import { expect, it } from "vitest";
import { crossing, HEADING_X, HEADING_Y, type Heading, lineAlong, stepAside, turnBy } from "./headings.ts";

const heading = fc.integer({ min: 0, max: 7 }).map((value) => value as Heading);
const nanometres = fc.integer({ min: -1e9, max: 1e9 });
const spot = fc.record({ x: nanometres, y: nanometres });

it("finds the corner of two lines 45° apart in whole nanometres, on both", () => {
  fc.assert(
    fc.property(heading, fc.constantFrom(1, -1, 3, -3), spot, spot, (first, turn, a, b) => {
      const second = turnBy(first, turn);
      const corner = crossing(lineAlong(first, a), lineAlong(second, b));
      expect(Number.isInteger(corner.x) && Number.isInteger(corner.y)).toBe(true);
      expect(lineAlong(first, corner)).toEqual(lineAlong(first, a));
      expect(lineAlong(second, corner)).toEqual(lineAlong(second, b));
    }),
  );
});

it("steps aside to the same place whichever way the line is walked, by the distance and no more than two nanometres more", () => {
  fc.assert(
    fc.property(
      heading,
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.constantFrom(1 as const, -1 as const),
      (way, distance, side) => {
        const { x, y } = stepAside(way, distance, side);
        expect(stepAside(turnBy(way, 4), distance, side === 1 ? -1 : 1)).toEqual({ x, y });
        const across = turnBy(way, 2);
        const off =
          ((x * HEADING_X[across] + y * HEADING_Y[across]) * side) / Math.hypot(HEADING_X[across], HEADING_Y[across]);
        expect(off).toBeGreaterThanOrEqual(distance - 1e-3);
        expect(off).toBeLessThan(distance + 2);
      },
    ),
  );
});
