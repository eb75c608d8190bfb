import type { GerberObject } from "@tracewright/formats";
import { objectSolids } from "@tracewright/formats";
import { type Point, type Solid, solidDistance } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measureAnnularRings } from "./measure-annular-rings.ts";
import { measureHoleDistances, measureHoleSizes, measureLargestHole } from "./measure-holes.ts";
import { measureLineWidths } from "./measure-line-widths.ts";
import { type GroupedPiece, measureSpaces, measureToLines } from "./measure-spaces.ts";

const LIMIT = 200_000;

const place: fc.Arbitrary<Point> = fc.record({
  x: fc.integer({ min: 0, max: 6_000_000 }),
  y: fc.integer({ min: 0, max: 6_000_000 }),
});
const radius = fc.integer({ min: 50_000, max: 300_000 });
const solid: fc.Arbitrary<Solid> = fc.oneof(
  fc.record({ kind: fc.constant("circle" as const), center: place, radius }),
  fc.record({ kind: fc.constant("capsule" as const), start: place, end: place, radius }),
);
const piece: fc.Arbitrary<GroupedPiece> = fc.record({
  layer: fc.constantFrom("L1", "L2"),
  solid,
  group: fc.integer({ min: 0, max: 5 }),
});

function stroke(start: Point, end: Point, diameter: number): GerberObject {
  return { kind: "stroke", aperture: { kind: "circle", diameter }, start, end };
}

function inked(...objects: readonly GerberObject[]) {
  return objects.flatMap((object) => objectSolids(object).map((one) => ({ layer: "L1", solid: one, object })));
}

const at = (x: number, y: number): Point => ({ x, y });

describe("measuring the produced files", () => {
  it("finds the narrowest space that trying every pair finds, and every pair of groups below the limit", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const pairs = new Map<string, number>();
        for (const [index, a] of pieces.entries())
          for (const b of pieces.slice(0, index)) {
            if (a.layer !== b.layer || a.group === b.group) continue;
            const key = `${a.layer} ${[a.group, b.group].sort()}`;
            pairs.set(key, Math.min(pairs.get(key) ?? 500_000, Math.round(solidDistance(a.solid, b.solid))));
          }
        const measured = measureSpaces(pieces, LIMIT);
        const near = [...pairs.values()].filter((value) => value < 500_000).sort((a, b) => a - b);
        expect(measured.least?.value).toBe(near[0]);
        expect(measured.tooSmall.map(({ value }) => value)).toEqual(near.filter((value) => value < LIMIT - 1_000));
      }),
      { seed: 11, numRuns: 150 },
    );
  });

  it("measures to an area's sides as to the whole area, however many corners it has", () => {
    const corners = Array.from({ length: 60 }, (_, index) => {
      const turn = (2 * Math.PI * index) / 60;
      return at(Math.round(3e6 + 1e6 * Math.cos(turn)), Math.round(3e6 + 1e6 * Math.sin(turn)));
    });
    const area: Solid = { kind: "polygon", polygon: { outer: corners, holes: [] }, radius: 0 };
    const dot: Solid = { kind: "circle", center: at(4_300_000, 3_000_000), radius: 150_000 };
    const pieces = [
      { layer: "L1", solid: area, group: 0 },
      { layer: "L1", solid: dot, group: 1 },
    ];
    expect(measureSpaces(pieces, LIMIT).least?.value).toBe(150_000);
    const edge = [[at(4_550_000, 0), at(4_550_000, 9_000_000)]] as const;
    expect(measureToLines(pieces, edge, LIMIT).least).toEqual({
      value: 100_000,
      at: at(4_425_000, 3_000_000),
      layer: "L1",
    });
  });

  it("measures a round ring as the difference of the radii less the drill's wander", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300_000, max: 900_000 }),
        fc.integer({ min: 50_000, max: 250_000 }),
        fc.integer({ min: 0, max: 40_000 }),
        (pad, bore, wander) => {
          const copper = [{ layer: 0, solid: { kind: "circle", center: at(0, 0), radius: pad } as const }];
          const hole = { kind: "circle", center: at(wander, 0), radius: bore } as const;
          const { least } = measureAnnularRings(copper, [{ hole, from: 0, to: 1 }], LIMIT);
          expect(least?.value).toBe(Math.max(0, pad - bore - wander));
          expect(least?.layer).toBe("L1");
        },
      ),
      { seed: 7, numRuns: 100 },
    );
  });

  it("takes pieces that make a ring together for one ring, and a ring cut open for none", () => {
    const half = (from: number, to: number): Solid => ({
      kind: "convex",
      points: [at(from, -400_000), at(to, -400_000), at(to, 400_000), at(from, 400_000)],
      radius: 0,
    });
    const barrel = { hole: { kind: "circle", center: at(0, 0), radius: 150_000 } as const, from: 0, to: 0 };
    const both = [half(-400_000, 10_000), half(-10_000, 400_000)].map((one) => ({ layer: 0, solid: one }));
    expect(measureAnnularRings(both, [barrel], LIMIT).tooSmall).toEqual([]);
    expect(measureAnnularRings(both.slice(0, 1), [barrel], LIMIT).least?.value).toBe(0);
    const slot = { hole: { kind: "capsule", start: at(-200_000, 0), end: at(200_000, 0), radius: 100_000 } as const };
    expect(measureAnnularRings(both, [{ ...slot, from: 0, to: 0 }], LIMIT).least?.value).toBeCloseTo(100_000, -3);
  });

  it("takes a thin stroke for a track only where it stands free", () => {
    const wide = stroke(at(0, 0), at(5_000_000, 0), 300_000);
    const thin = stroke(at(5_000_000, 0), at(9_000_000, 0), 100_000);
    const inside = stroke(at(1_000_000, 0), at(2_000_000, 0), 50_000);
    const rim = stroke(at(0, 140_000), at(4_000_000, 140_000), 60_000);
    const free = measureLineWidths(inked(wide, thin, inside, rim), LIMIT);
    expect(free.tooSmall.map(({ value }) => value)).toEqual([100_000]);
    expect(measureLineWidths(inked(wide, inside, rim), LIMIT).least?.value).toBe(300_000);
  });

  it("measures holes and the material between them", () => {
    const hits = [
      { position: at(0, 0), diameter: 300_000 },
      { position: at(800_000, 0), end: at(2_000_000, 0), diameter: 400_000 },
      { position: at(0, 9_000_000), diameter: 7_000_000 },
    ];
    expect(measureHoleSizes(hits, 350_000)).toMatchObject({ least: { value: 300_000 }, tooSmall: [{ at: at(0, 0) }] });
    expect(measureLargestHole(hits, 6_300_000).tooLarge.map(({ value }) => value)).toEqual([7_000_000]);
    expect(measureHoleDistances(hits, 500_000).tooSmall.map(({ value }) => value)).toEqual([450_000]);
  });
});
