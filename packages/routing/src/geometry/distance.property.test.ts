import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestIsRound, pointToShape, ringsContain, segmentSegment2, segmentToShape } from "./distance.ts";
import { capsuleShape, makeShape, splitLargeShape } from "./shape.ts";

const number = fc.integer({ min: -1000, max: 1000 });
const segment = fc.tuple(number, number, number, number);

describe("distances", () => {
  it("of two segments are never above those of sampled points and reach them nearly", () => {
    fc.assert(
      fc.property(segment, segment, ([ax, ay, bx, by], [cx, cy, dx, dy]) => {
        let sampled = Number.POSITIVE_INFINITY;
        for (let i = 0; i <= 60; i++)
          for (let j = 0; j <= 60; j++) {
            const px = ax + ((bx - ax) * i) / 60 - (cx + ((dx - cx) * j) / 60);
            const py = ay + ((by - ay) * i) / 60 - (cy + ((dy - cy) * j) / 60);
            sampled = Math.min(sampled, Math.hypot(px, py));
          }
        const exact = Math.sqrt(segmentSegment2(ax, ay, bx, by, cx, cy, dx, dy));
        expect(exact).toBeLessThanOrEqual(sampled + 1e-6);
        expect(exact).toBeGreaterThanOrEqual(sampled - 60);
      }),
      { numRuns: 60 },
    );
  });

  it("to a capsule are those to its axis less the radius", () => {
    fc.assert(
      fc.property(segment, segment, ([ax, ay, bx, by], [cx, cy, dx, dy]) => {
        const shape = capsuleShape(cx, cy, dx, dy, 7);
        const axis = Math.sqrt(segmentSegment2(ax, ay, bx, by, cx, cy, dx, dy));
        expect(segmentToShape(shape, ax, ay, bx, by)).toBeCloseTo(axis - 7, 6);
      }),
    );
  });

  it("to a large polygon are the same whole and in pieces", () => {
    const ring = Array.from({ length: 200 }, (_, i) => {
      const angle = (i * Math.PI) / 100;
      const radius = 500 + (i % 2) * 80;
      return [Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius)];
    }).flat();
    const whole = makeShape(ring, 3);
    const pieces = splitLargeShape(whole);
    expect(pieces.length).toBe(201);
    fc.assert(
      fc.property(number, number, (x, y) => {
        const split = Math.min(...pieces.map((piece) => pointToShape(piece, x, y)));
        expect(Math.max(split, -3)).toBeCloseTo(Math.max(pointToShape(whole, x, y), -3), 6);
      }),
    );
  });

  it("know the inside of a ring with a hole", () => {
    const ring = makeShape([0, 0, 90, 0, 90, 90, 0, 90, 30, 30, 60, 30, 60, 60, 30, 60], 0, [4, 8]);
    expect(ringsContain(ring, 10, 10)).toBe(true);
    expect(ringsContain(ring, 45, 45)).toBe(false);
    expect(pointToShape(ring, 45, 45)).toBe(15);
  });

  it("tell flat sides from corners", () => {
    const square = makeShape([0, 0, 90, 0, 90, 90, 0, 90], 0);
    expect(nearestIsRound(square, 45, -10)).toBe(false);
    expect(nearestIsRound(square, -10, -10)).toBe(true);
  });
});
