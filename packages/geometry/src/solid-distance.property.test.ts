import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxDistance } from "./box.ts";
import { convexHull, locateInPolygon, ringArea } from "./ring.ts";
import { growSolid, type Solid, solidBox } from "./solid.ts";
import { areNearer, areTouching, isInSolid, nearestPoints, solidDistance } from "./solid-distance.ts";
import { solidPolygons } from "./solid-polygons.ts";

const point = fc.record({ x: fc.integer({ min: -3000, max: 3000 }), y: fc.integer({ min: -3000, max: 3000 }) });
const radius = fc.integer({ min: 0, max: 2000 }).map((doubled) => doubled / 2);
const ring = fc
  .array(point, { minLength: 5, maxLength: 9 })
  .map((points) => convexHull(points))
  .filter((hull) => hull.length > 2 && Math.abs(ringArea(hull)) > 0);
const solid: fc.Arbitrary<Solid> = fc.oneof(
  fc.record({ kind: fc.constant("circle" as const), center: point, radius }),
  fc
    .record({ kind: fc.constant("capsule" as const), start: point, end: point, radius })
    .filter(({ start, end }) => start.x !== end.x || start.y !== end.y),
  fc.record({ kind: fc.constant("convex" as const), points: ring, radius }),
  ring.chain((outer) =>
    fc.record({
      kind: fc.constant("polygon" as const),
      polygon: fc.constant({ outer: [...outer, { x: 0, y: 9000 }], holes: [] }),
      radius,
    }),
  ),
);

describe("distance of solids", () => {
  it("does not depend on the order", () => {
    fc.assert(
      fc.property(solid, solid, (a, b) => {
        expect(solidDistance(a, b)).toBeCloseTo(solidDistance(b, a), 6);
      }),
    );
  });

  it("is at least the distance of their boxes", () => {
    fc.assert(
      fc.property(solid, solid, (a, b) => {
        expect(solidDistance(a, b)).toBeGreaterThanOrEqual(boxDistance(solidBox(a), solidBox(b)) - 1);
      }),
    );
  });

  it("shrinks by what a solid grows", () => {
    fc.assert(
      fc.property(solid, solid, fc.integer({ min: 0, max: 500 }), (a, b, by) => {
        expect(solidDistance(growSolid(a, by), b)).toBeCloseTo(Math.max(0, solidDistance(a, b) - by), 3);
      }),
    );
  });

  it("agrees with the exact decisions on both sides of it", () => {
    fc.assert(
      fc.property(solid, solid, (a, b) => {
        const distance = solidDistance(a, b);
        expect(areNearer(a, b, Math.floor(distance) + 1)).toBe(true);
        if (distance > 0) expect(areNearer(a, b, Math.floor(distance))).toBe(false);
        if (distance > 1e-3) expect(areTouching(a, b)).toBe(false);
      }),
    );
  });

  it("is what lies between the nearest points", () => {
    fc.assert(
      fc.property(solid, solid, (a, b) => {
        const distance = solidDistance(a, b);
        if (distance === 0) return;
        const [p, q] = nearestPoints(a, b);
        expect(Math.hypot(p.x - q.x, p.y - q.y) - a.radius - b.radius).toBeCloseTo(distance, -0.5);
      }),
    );
  });

  it("is decided without rounding where solids just touch", () => {
    const a: Solid = { kind: "circle", center: { x: 0, y: 0 }, radius: 2.5 };
    const b: Solid = { kind: "circle", center: { x: 3, y: 4 }, radius: 2.5 };
    expect(areTouching(a, b)).toBe(true);
    expect(areNearer(a, b, 0.5)).toBe(true);
    const away: Solid = { kind: "circle", center: { x: 300_000_000, y: 400_000_001 }, radius: 250_000_000 };
    const here: Solid = { kind: "circle", center: { x: 0, y: 0 }, radius: 250_000_000 };
    expect(areTouching(here, away)).toBe(false);
    expect(areNearer(here, away, 1)).toBe(true);
    expect(areNearer(here, away, 0.5)).toBe(false);
  });
});

describe("polygons of a solid", () => {
  it("cover a point exactly when the solid does, but for the allowed error", () => {
    fc.assert(
      fc.property(solid, point, (of, at) => {
        const covered = solidPolygons(of, { maxError: 10 }).some((part) => locateInPolygon(at, part) !== "outside");
        if (isInSolid(at, growSolid(of, -13)) && of.radius >= 13) expect(covered).toBe(true);
        if (!isInSolid(at, growSolid(of, 13))) expect(covered).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
