import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pointSegment2 } from "../geometry/distance.ts";
import type { Grid } from "./grid.ts";
import { rasterSegment, roundReach } from "./raster.ts";

const grid: Grid = {
  pitch: 100,
  originX: 0,
  originY: 0,
  width: 60,
  height: 60,
  layers: 1,
  plane: 3600,
  nodes: 3600,
};

describe("the raster of a segment", () => {
  it("holds every node nearer than the reach and none beyond the allowance for round ends", () => {
    const place = fc.integer({ min: 500, max: 5400 });
    fc.assert(
      fc.property(place, place, place, place, fc.integer({ min: 50, max: 900 }), (ax, ay, bx, by, reach) => {
        const hit = new Set<number>();
        rasterSegment(grid, ax, ay, bx, by, reach + 100, (first, last) => {
          for (let cell = first; cell <= last; cell++) hit.add(cell);
        });
        for (let y = 1; y < 59; y++)
          for (let x = 1; x < 59; x++) {
            const d = Math.sqrt(pointSegment2(x * 100, y * 100, ax, ay, bx, by));
            if (d < reach) expect(hit.has(y * 60 + x)).toBe(true);
            if (d > roundReach(reach + 100, 100)) expect(hit.has(y * 60 + x)).toBe(false);
          }
      }),
      { numRuns: 40 },
    );
  });
});
