import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Point, Polygon, Ring } from "./point.ts";
import { PolygonSlabs, slabsOf } from "./polygon-slabs.ts";
import { locateInRing } from "./ring.ts";
import { pointToSegment } from "./segment.ts";
import type { Solid } from "./solid.ts";
import { areTouching } from "./solid-distance.ts";

/** On a small grid, so that points lie on sides and corners often. */
const place = fc.record({ x: fc.integer({ min: -20, max: 20 }), y: fc.integer({ min: -20, max: 20 }) });
const ring = fc.array(place, { minLength: 3, maxLength: 40 });
const polygon = fc.record({ outer: ring, holes: fc.array(ring, { maxLength: 3 }) });

function locateOneByOne(point: Point, { outer, holes }: Polygon) {
  const where = locateInRing(point, outer);
  if (where !== "inside") return where;
  for (const hole of holes) {
    const inHole = locateInRing(point, hole);
    if (inHole === "boundary") return "boundary";
    if (inHole === "inside") return "outside";
  }
  return "inside";
}

const sidesOf = (corners: Ring) =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]!] as const);

describe("PolygonSlabs", () => {
  it("answers what looking at every side answers", () => {
    fc.assert(
      fc.property(polygon, fc.array(place, { minLength: 1, maxLength: 20 }), (area, points) => {
        const slabs = new PolygonSlabs(area);
        const sides = [area.outer, ...area.holes].flatMap(sidesOf);
        for (const point of points) {
          expect(slabs.locate(point)).toBe(locateOneByOne(point, area));
          expect(slabs.distanceTo(point)).toBe(Math.min(...sides.map(([a, b]) => pointToSegment(point, a, b))));
        }
      }),
    );
  });

  it("looks at few of an area's corners to answer", () => {
    let looks = 0;
    const corner = (x: number, y: number): Point => ({
      x,
      get y() {
        looks += 1;
        return y;
      },
    });
    const outer = Array.from({ length: 20_000 }, (_, index) => {
      const turn = (2 * Math.PI * index) / 20_000;
      return corner(Math.round(1e8 * Math.cos(turn)), Math.round(1e8 * Math.sin(turn)));
    });
    const slabs = new PolygonSlabs({ outer, holes: [] });
    looks = 0;
    expect(slabs.locate({ x: 3, y: 70_000_000 })).toBe("inside");
    expect(slabs.distanceTo({ x: 0, y: 99_999_000 })).toBeLessThan(1_010);
    expect(looks).toBeLessThan(1_000);
  });

  it("of an area asked about often touches what the area itself touches", () => {
    const comb: Ring = Array.from({ length: 200 }, (_, index) => ({ x: index * 10, y: index % 2 === 0 ? 0 : 1_000 }));
    const outer = [...comb, { x: 2_000, y: 2_000 }, { x: 0, y: 2_000 }];
    const hole = Array.from({ length: 70 }, (_, index) => ({ x: 500 + index * 5, y: 1_500 + (index % 2) * 100 }));
    const often: Solid = { kind: "polygon", polygon: { outer, holes: [hole] }, radius: 7 };
    const solid: fc.Arbitrary<Solid> = fc
      .tuple(
        fc.integer({ min: -50, max: 2_050 }),
        fc.integer({ min: -50, max: 2_050 }),
        fc.integer({ min: 0, max: 60 }),
      )
      .chain(([x, y, radius]) =>
        fc.constantFrom<Solid>(
          { kind: "circle", center: { x, y }, radius },
          { kind: "capsule", start: { x, y }, end: { x: x + 40, y: y - 30 }, radius },
          {
            kind: "convex",
            points: [
              { x, y },
              { x: x + 3_000, y },
              { x, y: y + 3_000 },
            ],
            radius,
          },
        ),
      );
    for (let asked = 0; asked < 6; asked++) slabsOf(often.polygon);
    expect(slabsOf(often.polygon)).toBeDefined();
    fc.assert(
      fc.property(solid, (other) => {
        // A copy seen for the first time is looked through side by side.
        const fresh: Solid = { ...often, polygon: { outer, holes: [hole] } };
        expect(areTouching(other, often)).toBe(areTouching(other, fresh));
        expect(areTouching(often, other)).toBe(areTouching(other, often));
      }),
      { numRuns: 300 },
    );
  });
});
