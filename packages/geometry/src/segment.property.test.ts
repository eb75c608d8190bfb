import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Point } from "./point.ts";
import { isNearerToSegment, pointToSegment, segmentIntersection, segmentsTouch, segmentToSegment } from "./segment.ts";
import { turn } from "./turn.ts";

const near = fc.record({ x: fc.integer({ min: -4, max: 4 }), y: fc.integer({ min: -4, max: 4 }) });
const far = fc.record({
  x: fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
  y: fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
});
const anywhere = fc.oneof(near, far);

/** The definition, in whole numbers. */
function turnByDefinition(a: Point, b: Point, c: Point): number {
  const cross =
    (BigInt(b.x) - BigInt(a.x)) * (BigInt(c.y) - BigInt(a.y)) -
    (BigInt(b.y) - BigInt(a.y)) * (BigInt(c.x) - BigInt(a.x));
  return cross > 0n ? 1 : cross < 0n ? -1 : 0;
}

describe("turn", () => {
  it("has the sign of the exact determinant, also far out", () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        expect(turn(a, b, c)).toBe(turnByDefinition(a, b, c));
      }),
    );
  });

  it("is right beside lines of half a board, where doubles are not", () => {
    const step = fc.integer({ min: -1, max: 1 });
    fc.assert(
      fc.property(far, far, step, step, (a, b, dx, dy) => {
        const beyond = { x: 2 * b.x - a.x + dx, y: 2 * b.y - a.y + dy };
        expect(turn(a, b, beyond)).toBe(turnByDefinition(a, b, beyond));
      }),
    );
  });
});

describe("segments", () => {
  it("touch exactly when a fine search finds a common point", () => {
    fc.assert(
      fc.property(near, near, near, near, (a, b, c, d) => {
        expect(segmentsTouch(a, b, c, d)).toBe(touchByClipping(a, b, c, d));
      }),
      { numRuns: 2000 },
    );
  });

  it("meet in a point that lies on both", () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, anywhere, (a, b, c, d) => {
        const at = segmentIntersection(a, b, c, d);
        expect(at !== undefined).toBe(segmentsTouch(a, b, c, d));
        if (!at) return;
        expect(pointToSegment(at, a, b)).toBeLessThan(1.5);
        expect(pointToSegment(at, c, d)).toBeLessThan(1.5);
      }),
      { numRuns: 500 },
    );
  });

  it("are as far apart whichever is asked first", () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, anywhere, (a, b, c, d) => {
        expect(segmentToSegment(a, b, c, d)).toBe(segmentToSegment(c, d, a, b));
        expect(segmentToSegment(a, b, c, d) === 0).toBe(segmentsTouch(a, b, c, d));
      }),
    );
  });

  it("are apart where the gap is too small to be computed", () => {
    const [a, b] = [
      { x: -1_999_999_976, y: -1_999_999_792 },
      { x: 0, y: 2 },
    ];
    const [c, d] = [
      { x: 0, y: 0 },
      { x: -2, y: 0 },
    ];
    expect(segmentToSegment(a, b, c, d)).toBeGreaterThan(0);
    expect(segmentToSegment(a, b, c, d)).toBeLessThan(1e-6);
  });

  it("decide a distance equal to the limit as not nearer", () => {
    const a = { x: 0, y: 0 };
    const b = { x: 1_000_000_000, y: 0 };
    expect(isNearerToSegment({ x: 777_777, y: 200_000 }, a, b, 200_000)).toBe(false);
    expect(isNearerToSegment({ x: 777_777, y: 199_999 }, a, b, 199_999.5)).toBe(true);
    // 3-4-5 triangles give slanted distances that are whole numbers.
    const slant = { x: 4_000_000_00, y: 3_000_000_00 };
    expect(isNearerToSegment({ x: 1_000_000 - 3, y: 750_000 + 4 }, a, slant, 5)).toBe(false);
    expect(isNearerToSegment({ x: 1_000_000 - 3, y: 750_000 + 4 }, a, slant, 5.5)).toBe(true);
  });
});

/** Parameters of the common points as fractions, by solving the lines in rational numbers. */
function touchByClipping(a: Point, b: Point, c: Point, d: Point): boolean {
  const r = { x: b.x - a.x, y: b.y - a.y };
  const s = { x: d.x - c.x, y: d.y - c.y };
  const q = { x: c.x - a.x, y: c.y - a.y };
  const cross = r.x * s.y - r.y * s.x;
  if (cross !== 0) {
    const t = (q.x * s.y - q.y * s.x) / cross;
    const u = (q.x * r.y - q.y * r.x) / cross;
    return t >= -1e-12 && t <= 1 + 1e-12 && u >= -1e-12 && u <= 1 + 1e-12;
  }
  const holds = (p: Point, from: Point, to: Point): boolean =>
    (p.x - from.x) * (to.y - from.y) === (p.y - from.y) * (to.x - from.x) &&
    (p.x - from.x) * (p.x - to.x) + (p.y - from.y) * (p.y - to.y) <= 0;
  return holds(a, c, d) || holds(b, c, d) || holds(c, a, b) || holds(d, a, b);
}
