import fc from "fast-check";
import { expect, test } from "vitest";
import { isUnplaced, storedPlace } from "./unplaced.ts";

test("a block on the staircase of new blocks is unplaced, one anywhere else is placed", () => {
  expect(isUnplaced({ at: { x: 0, y: 0 } })).toBe(true);
  expect(isUnplaced({ at: { x: 96, y: 96 } })).toBe(true);
  expect(isUnplaced({ at: { x: 96, y: 64 } })).toBe(false);
});

test("a place that is stored is within a unit of where the block was put, and counts as placed", () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: -5000, max: 5000 }), (x, y) => {
      const at = storedPlace({ x, y });
      expect(isUnplaced({ at })).toBe(false);
      expect(Math.hypot(at.x - x, at.y - y)).toBeLessThanOrEqual(1);
    }),
  );
});
