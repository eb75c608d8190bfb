import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Point, Ring } from "./point.ts";
import { segmentIntersection } from "./segment.ts";
import { ringCrossings, ringIntersections, type SelfIntersection, selfIntersections } from "./self-intersections.ts";
import { turn } from "./turn.ts";

/** The definition: every side against every other. */
function byDefinition(...rings: readonly Ring[]): string[] {
  const sides = rings.flatMap((ring, number) =>
    ring.map((start, index) => ({
      start,
      end: ring[(index + 1) % ring.length]!,
      name: `${number}:${index}`,
      next: `${number}:${(index + 1) % ring.length}`,
    })),
  );
  const runsBack = (a: Point, b: Point, c: Point): boolean =>
    turn(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0;
  return sides
    .flatMap((other, second) =>
      sides.slice(0, second).flatMap((one, first) => {
        const meets =
          one.next === other.name
            ? runsBack(one.start, one.end, other.end)
            : other.next === one.name
              ? runsBack(other.start, other.end, one.end)
              : segmentIntersection(one.start, one.end, other.start, other.end) !== undefined;
        return meets ? [`${first} ${second}`] : [];
      }),
    )
    .sort();
}

const namesOf = (found: readonly SelfIntersection[]): string[] =>
  found.map(({ sides: [first, second] }) => `${first} ${second}`).sort();
const named = (ring: Ring, limit?: number): string[] => namesOf(selfIntersections(ring, limit));

const placesWithin = (reach: number, maxLength: number) =>
  fc.array(fc.record({ x: fc.integer({ min: -reach, max: reach }), y: fc.integer({ min: -reach, max: reach }) }), {
    maxLength,
  });
/** Few places, so that corners lie on sides, sides on one another and corners on corners; and many, as on a board. */
const anyRing = fc.oneof(placesWithin(2, 8), placesWithin(4, 14), placesWithin(30, 20), placesWithin(500_000_000, 30));

/** A star around the origin crosses nothing, however rough. */
const star = fc.array(fc.integer({ min: 1_000_000, max: 90_000_000 }), { minLength: 3, maxLength: 400 }).map((radii) =>
  radii.map((radius, index): Point => {
    const angle = (2 * Math.PI * index) / radii.length;
    return { x: Math.round(radius * Math.cos(angle)), y: Math.round(radius * Math.sin(angle)) };
  }),
);

describe("selfIntersections", () => {
  it("names exactly the sides that meet, where all are asked for", () => {
    fc.assert(
      fc.property(anyRing, (ring) => {
        expect(named(ring, Number.POSITIVE_INFINITY)).toEqual(byDefinition(ring));
      }),
      { numRuns: 3000 },
    );
  });

  it("names as many as are asked for where there are more, and all where there are not", () => {
    fc.assert(
      fc.property(anyRing, fc.integer({ min: 1, max: 5 }), (ring, limit) => {
        const all = byDefinition(ring);
        const some = named(ring, limit);
        expect(some.length).toBeGreaterThanOrEqual(Math.min(limit, all.length));
        expect(all).toEqual(expect.arrayContaining(some));
      }),
      { numRuns: 1000 },
    );
  });

  it("names the sides of several rings that meet as well", () => {
    fc.assert(
      fc.property(fc.array(anyRing, { maxLength: 4 }), (rings) => {
        expect(namesOf(ringIntersections(rings, Number.POSITIVE_INFINITY))).toEqual(byDefinition(...rings));
      }),
      { numRuns: 1000 },
    );
  });

  it("names of several rings the sides of different ones alone, where that is asked for", () => {
    const isBetween = (rings: readonly Ring[], name: string): boolean => {
      const ends = rings.map((_, number) => rings.slice(0, number + 1).reduce((sum, { length }) => sum + length, 0));
      const [one, other] = name.split(" ").map((side) => ends.findIndex((end) => Number(side) < end));
      return one !== other;
    };
    fc.assert(
      fc.property(fc.array(anyRing, { maxLength: 4 }), (rings) => {
        const between = byDefinition(...rings).filter((name) => isBetween(rings, name));
        expect(namesOf(ringCrossings(rings, Number.POSITIVE_INFINITY))).toEqual(between);
        expect(ringCrossings(rings, 1).length > 0).toBe(between.length > 0);
      }),
      { numRuns: 1000 },
    );
  });

  it("looks at the ends of 60,000 sides of rings that lie across the whole board less than a thousand times each", () => {
    let looks = 0;
    // Slivers beside one another, aslant: every box meets every box.
    const slivers = Array.from({ length: 20_000 }, (_, index): Ring => {
      const corner = (x: number, y: number): Point => ({
        get x() {
          looks += 1;
          return x;
        },
        y: index * 4_000 + y,
      });
      return [corner(0, 0), corner(100_000_000, 90_000_000), corner(0, 1_000)];
    });
    expect(ringCrossings(slivers, 1)).toEqual([]);
    expect(looks).toBeLessThan(1000 * 60_000);
  });

  it("finds nothing in a ring that crosses nothing", () => {
    fc.assert(
      fc.property(star, (ring) => {
        expect(named(ring)).toEqual(byDefinition(ring));
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ["across the whole board to and fro", (i: number) => ({ x: (i % 2) * 100_000_000 + (i % 7), y: i * 1_000 })],
    ["up and down", (i: number) => ({ x: i * 1_000, y: (i % 2) * 100_000_000 })],
    ["anywhere", (i: number) => ({ x: (i * 7919) % 200_003, y: (i * 104_729) % 200_003 })],
    [
      "around",
      (i: number) => ({
        x: Math.round(9e7 * Math.cos((Math.PI * i) / 30_000)),
        y: Math.round(9e7 * Math.sin((Math.PI * i) / 30_000)),
      }),
    ],
  ])("looks at the ends of 60,000 sides that lie %s less than a thousand times each", (_, place) => {
    let looks = 0;
    const ring = Array.from({ length: 60_000 }, (_, index) => {
      const { x, y } = place(index);
      return {
        get x() {
          looks += 1;
          return x;
        },
        y,
      };
    });
    selfIntersections(ring);
    expect(looks).toBeLessThan(1000 * 60_000);
  });
});
