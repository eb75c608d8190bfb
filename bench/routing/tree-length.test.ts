import type { Point } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { treeLength } from "./tree-length.ts";

const point = fc.record({ x: fc.integer({ min: -1000, max: 1000 }), y: fc.integer({ min: -1000, max: 1000 }) });

describe("the octilinear minimum spanning tree", () => {
  test("of one point has no length, and of two the way between them", () => {
    expect(treeLength([{ x: 5, y: 5 }])).toBe(0);
    expect(treeLength([])).toBe(0);
    const twoPoints = [
      { x: 0, y: 0 },
      { x: 30, y: 10 },
    ];
    expect(treeLength(twoPoints)).toBeCloseTo(20 + 10 * Math.SQRT2);
  });

  test("joins a point in the middle to both ends, whatever the order", () => {
    const [left, middle, right] = [0, 40, 100].map((x) => ({ x, y: 0 })) as [Point, Point, Point];
    for (const points of [
      [left, middle, right],
      [right, left, middle],
      [middle, right, left],
    ])
      expect(treeLength(points)).toBe(100);
  });

  test("is never longer than any other tree: a path or a star through the points", () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), (points) => {
        const way = (a: Point, b: Point) => treeLength([a, b]);
        const path = points.slice(1).reduce((sum, to, index) => sum + way(points[index] ?? to, to), 0);
        const star = points.reduce((sum, to) => sum + way(points[0] ?? to, to), 0);
        expect(treeLength(points)).toBeLessThanOrEqual(Math.min(path, star) + 1e-6);
      }),
    );
  });

  test("does not change when a point is said twice or the order changes", () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), (points) => {
        expect(treeLength([...points, ...points].reverse())).toBeCloseTo(treeLength(points), 6);
      }),
    );
  });
});
