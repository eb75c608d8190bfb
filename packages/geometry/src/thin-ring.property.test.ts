import fc from "fast-check";
import { expect, it } from "vitest";
import type { Point } from "./point.ts";
import { thinRing } from "./thin-ring.ts";
import { fromMm } from "./units.ts";

const TOLERANCE = 5_000;

function distance(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length2 = dx * dx + dy * dy;
  const share = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length2));
  return Math.hypot(point.x - a.x - share * dx, point.y - a.y - share * dy);
}

it("leaves out corners alone, none farther than the tolerance from the line that stays", () => {
  const coordinate = fc.integer({ min: -50_000, max: 50_000 });
  fc.assert(
    fc.property(fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 3, maxLength: 60 }), (ring) => {
      const kept = thinRing(ring, TOLERANCE);
      expect(kept.every((corner) => ring.includes(corner))).toBe(true);
      for (const corner of ring)
        expect(
          Math.min(...kept.map((start, index) => distance(corner, start, kept[(index + 1) % kept.length]!))),
        ).toBeLessThanOrEqual(TOLERANCE + 1e-6);
    }),
  );
});

it("makes a square of a square with corners along its sides", () => {
  const side = Array.from({ length: 10 }, (_, index) => fromMm(index / 10));
  const ring = [
    ...side.map((x) => ({ x, y: 0 })),
    ...side.map((y) => ({ x: fromMm(1), y })),
    ...side.map((x) => ({ x: fromMm(1) - x, y: fromMm(1) })),
    ...side.map((y) => ({ x: 0, y: fromMm(1) - y })),
  ];
  expect(thinRing(ring, 1)).toHaveLength(4);
});
