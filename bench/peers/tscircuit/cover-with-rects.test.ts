import type { Point } from "@tracewright/geometry";
import { describe, expect, test } from "vitest";
import { coverWithRects } from "./cover-with-rects.ts";

const ring = (...corners: readonly (readonly [number, number])[]): Point[] => corners.map(([x, y]) => ({ x, y }));
const area = (boxes: ReturnType<typeof coverWithRects>) =>
  boxes.reduce((sum, { minX, maxX, minY, maxY }) => sum + (maxX - minX) * (maxY - minY), 0);

describe("covering an area with boxes", () => {
  test("cuts a rectangle into strips of itself", () => {
    const outer = ring([0, 0], [100, 0], [100, 50], [0, 50]);
    expect(coverWithRects({ outer, holes: [] }, 100)).toEqual([{ minX: 0, maxX: 100, minY: 0, maxY: 50 }]);
    expect(coverWithRects({ outer, holes: [] }, 25)).toHaveLength(2);
  });

  test("leaves holes and bays open", () => {
    const outer = ring([0, 0], [90, 0], [90, 90], [0, 90]);
    const hole = ring([30, 30], [60, 30], [60, 60], [30, 60]);
    const boxes = coverWithRects({ outer, holes: [hole] }, 30);
    expect(area(boxes)).toBe(90 * 90 - 30 * 30);
    expect(boxes.some(({ minX, maxX, minY, maxY }) => minX < 45 && maxX > 45 && minY < 45 && maxY > 45)).toBe(false);
  });

  test("comes near the area of a slanted shape as the strips get finer", () => {
    const outer = ring([0, 0], [1000, 0], [0, 1000]);
    expect(Math.abs(area(coverWithRects({ outer, holes: [] }, 10)) - 500_000)).toBeLessThan(1_000);
  });
});
