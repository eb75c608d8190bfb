import { locateInPolygon, type Point } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PolygonBands } from "./polygon-bands.ts";

/** A star of random reach, on a raster so coarse that points fall on corners and sides, with a square hole. */
const star = fc
  .tuple(fc.array(fc.integer({ min: 8, max: 40 }), { minLength: 3, maxLength: 40 }), fc.integer({ min: 1, max: 2 }))
  .map(([reaches, half]) => ({
    outer: reaches.map((reach, index): Point => {
      const angle = (2 * Math.PI * index) / reaches.length;
      return { x: Math.round(reach * Math.cos(angle)) + 0, y: Math.round(reach * Math.sin(angle)) + 0 };
    }),
    holes: [
      [
        { x: -half, y: -half },
        { x: half, y: -half },
        { x: half, y: half },
        { x: -half, y: half },
      ],
    ],
  }));

describe("polygons in bands", () => {
  it("hold the points that lie in the polygon or on its edge, and no others", () => {
    fc.assert(
      fc.property(star, fc.integer({ min: -45, max: 45 }), fc.integer({ min: -45, max: 45 }), (polygon, x, y) => {
        expect(new PolygonBands(polygon).holds({ x, y })).toBe(locateInPolygon({ x, y }, polygon) !== "outside");
      }),
      { numRuns: 2_000 },
    );
  });
});
