import { judgeOutline } from "@tracewright/board";
import { arcGeometry, fromMm, polygonArea, shapePath } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundedRectangle } from "./rounded-rectangle.ts";

const size = fc.integer({ min: 50, max: 2_000 }).map((steps) => fromMm(steps / 100));

describe("a rectangle with round corners", () => {
  it("is one closed outline, smaller than the rectangle by what four quarter circles leave of their squares", () => {
    fc.assert(
      fc.property(size, size, size, (width, height, radius) => {
        const shapes = roundedRectangle({ x: 0, y: height }, { x: width, y: 0 }, radius);
        const outline = judgeOutline(shapes.map((shape) => shapePath(shape, 100)));
        expect(outline.status).toBe("closed");
        const r = Math.min(radius, Math.floor(Math.min(width, height) / 2));
        const area = width * height - (4 - Math.PI) * r * r;
        expect(polygonArea(outline.areas[0]!) / area).toBeCloseTo(1, 2);
      }),
    );
  });

  it("has arcs of the radius that was asked for", () => {
    const shapes = roundedRectangle({ x: 0, y: 0 }, { x: fromMm(30), y: fromMm(20) }, fromMm(3));
    const arcs = shapes.flatMap((shape) => (shape.kind === "arc" ? [shape] : []));
    expect(arcs).toHaveLength(4);
    for (const { start, mid, end } of arcs) {
      const arc = arcGeometry(start, mid, end);
      expect(Math.abs((arc?.radius ?? 0) - fromMm(3))).toBeLessThan(10);
      expect(arc?.sweep).toBeCloseTo(Math.PI / 2, 4);
    }
  });

  it("is a plain rectangle where there is no radius", () => {
    const [start, end] = [
      { x: 0, y: 0 },
      { x: 5, y: 5 },
    ];
    expect(roundedRectangle(start, end, 0)).toEqual([{ kind: "rect", start, end }]);
  });
});
