import { netId } from "@tracewright/board";
import { boxOfPoints, fromMm, locateInRing, type Point, ringArea, selfIntersections } from "@tracewright/geometry";
import fc from "fast-check";
import { expect, it } from "vitest";
import { netRegions } from "./net-regions.ts";

const [A, B, C] = ["A", "B", "C"].map((name) => netId(name)) as [never, never, never];
const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
const AREA = [at(0, 0), at(60, 0), at(60, 40), at(0, 40)];
const grid = (fromX: number, toX: number): Point[] =>
  Array.from({ length: 12 }, (_, index) =>
    at(fromX + ((index % 4) * (toX - fromX)) / 3, 8 + 12 * Math.floor(index / 4)),
  );

it("gives each of two circuits that stand apart its side, with a straight border between them", () => {
  const [region, ...more] = netRegions(AREA, [
    { net: A, places: grid(5, 25) },
    { net: B, places: grid(35, 55) },
  ]);
  expect(more).toEqual([]);
  expect(region?.net).toBe(B);
  const { minX, maxX, minY, maxY } = boxOfPoints(region?.ring ?? [])!;
  expect([minX, minY, maxX, maxY]).toEqual([fromMm(30), 0, fromMm(60), fromMm(40)]);
  expect(region?.ring).toHaveLength(4);
});

it("leaves a net whose pads stand among another's without a region, and one of few pads", () => {
  const mixed = Array.from({ length: 120 }, (_, index) => at(2.5 + 5 * (index % 12), 2 + 4 * Math.floor(index / 12)));
  const even = mixed.filter((_, index) => (index + Math.floor(index / 12)) % 2 === 0);
  const odd = mixed.filter((_, index) => (index + Math.floor(index / 12)) % 2 === 1);
  expect(
    netRegions(AREA, [
      { net: A, places: even },
      { net: B, places: odd },
    ]),
  ).toEqual([]);
  expect(
    netRegions(AREA, [
      { net: A, places: grid(5, 25) },
      { net: B, places: grid(35, 55).slice(0, 5) },
    ]),
  ).toEqual([]);
});

it("draws regions that do not cross themselves, lie in the area, and hold most pads of their nets", () => {
  const place = fc.record({
    x: fc.double({ min: 0, max: 60, noNaN: true }),
    y: fc.double({ min: 0, max: 40, noNaN: true }),
  });
  const places = fc.array(place, { minLength: 6, maxLength: 30 }).map((all) => all.map(({ x, y }) => at(x, y)));
  fc.assert(
    fc.property(places, places, places, (a, b, c) => {
      const nets = [
        { net: A, places: a },
        { net: B, places: b },
        { net: C, places: c },
      ];
      const regions = netRegions(AREA, nets);
      for (const { net, places: own } of nets.slice(1)) {
        const rings = regions.filter((region) => region.net === net).map(({ ring }) => ring);
        if (rings.length === 0) continue;
        // Borders are smoothed by less than a square: pads within one of them may lie on the other side.
        const held = own.filter((one) => rings.some((ring) => locateInRing(one, grown(ring)) !== "outside"));
        expect(held.length).toBeGreaterThanOrEqual(0.6 * own.length);
      }
      for (const { ring } of regions) {
        expect(selfIntersections(ring, 1)).toEqual([]);
        expect(Math.abs(ringArea(ring))).toBeGreaterThan(0);
        for (const corner of ring) expect(locateInRing(corner, AREA)).not.toBe("outside");
      }
    }),
    { numRuns: 40 },
  );
});

/** Twice the size about its middle: a wide allowance. */
function grown(ring: readonly Point[]): Point[] {
  const { minX, minY, maxX, maxY } = boxOfPoints(ring)!;
  const margin = fromMm(1.5);
  return [
    { x: minX - margin, y: minY - margin },
    { x: maxX + margin, y: minY - margin },
    { x: maxX + margin, y: maxY + margin },
    { x: minX - margin, y: maxY + margin },
  ];
}
