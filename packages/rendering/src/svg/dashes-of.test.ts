import type { Point } from "@tracewright/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { dashesOf } from "./dashes-of.ts";

const lengthOf = (points: readonly Point[]) =>
  points.reduce((sum, { x, y }, index) => {
    const before = points[index - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : 0;
  }, 0);

test("a dashed line is drawn in pieces of eleven widths, four apart, around its corners", () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 20 },
  ];
  const [first, second, third, ...others] = dashesOf(corner, "dash", 1);
  expect(first).toEqual([
    { x: 0, y: 0 },
    { x: 11, y: 0 },
  ]);
  expect(second).toEqual([
    { x: 15, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 6 },
  ]);
  expect(third).toEqual([
    { x: 20, y: 10 },
    { x: 20, y: 20 },
  ]);
  expect(others).toEqual([]);
});

test("a solid line is itself, and so is one of more pieces than anybody sees", () => {
  const long = [
    { x: 0, y: 0 },
    { x: 1e9, y: 0 },
  ];
  expect(dashesOf(long, "solid", 1)).toEqual([long]);
  expect(dashesOf(long, "default", 1)).toEqual([long]);
  expect(dashesOf(long, "dot", 1)).toEqual([long]);
});

test("whatever the line, dashes lie on it: no more than all of it, and no less than the pattern's share but for one piece", () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 500 }) });
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 6 }), fc.integer({ min: 1, max: 9 }), (points, width) => {
      const whole = lengthOf(points);
      const drawn = dashesOf(points, "dash-dot", width).reduce((sum, piece) => sum + lengthOf(piece), 0);
      expect(drawn).toBeLessThanOrEqual(whole + 1e-6);
      expect(drawn).toBeGreaterThanOrEqual((whole - 19.2 * width) * (11.2 / 19.2) - 1e-6);
    }),
  );
});
