import fc from "fast-check";
import { expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { AirwireBuckets } from "./airwire-buckets.ts";

const { area } = placementProblemFromBoard(
  testBoard({ width: 64, height: 40 }, [testPart({ reference: "R1", width: 1, height: 1, nets: ["A"], at: mm(5, 5) })]),
  { fixed: [], strip: true, intents: [] },
).problem;

/** On and off the board, many of them on the borders of buckets, which are 2 mm wide, and level with one another. */
const places = fc.oneof(
  fc.integer({ min: -5, max: 37 }).map((bucket) => bucket * 2_000_000),
  fc.integer({ min: -10_000_000, max: 74_000_000 }),
);
const airwires = fc.array(fc.record({ net: fc.nat(3), ends: fc.tuple(places, places, places, places) }), {
  minLength: 2,
  maxLength: 14,
});

type Ends = readonly [number, number, number, number];

/** By whole numbers of any size: the one before another lies to its left, on it or to its right. */
function sideOf([ax, ay, bx, by]: Ends, x: number, y: number): bigint {
  const turn =
    (BigInt(bx) - BigInt(ax)) * (BigInt(y) - BigInt(ay)) - (BigInt(by) - BigInt(ay)) * (BigInt(x) - BigInt(ax));
  return turn > 0n ? 1n : turn < 0n ? -1n : 0n;
}

function doCross(a: Ends, b: Ends): boolean {
  return sideOf(a, b[0], b[1]) * sideOf(a, b[2], b[3]) === -1n && sideOf(b, a[0], a[1]) * sideOf(b, a[2], a[3]) === -1n;
}

it("finds every airwire of another net that crosses one, wherever they have been before, and passes over those it is told to", () => {
  fc.assert(
    fc.property(airwires, airwires, fc.nat(13), (list, before, which) => {
      const buckets = new AirwireBuckets(
        area,
        Int32Array.from(list, ({ net }) => net),
      );
      for (const [index, { ends }] of before.slice(0, list.length).entries()) buckets.lead(index, ...ends);
      for (const [index, { ends }] of list.entries()) buckets.lead(index, ...ends);
      const passed = new Float64Array(list.length);
      const told = which % list.length;
      passed[told] = 7;
      for (const [index, airwire] of list.entries()) {
        const across = list.flatMap(({ net, ends }, other) =>
          net !== airwire.net && doCross(airwire.ends, ends) ? [other] : [],
        );
        expect(buckets.countAcross(index, passed, 8)).toBe(across.length);
        expect(buckets.countAcross(index, passed, 7)).toBe(across.filter((other) => other !== told).length);
      }
    }),
    { numRuns: 300 },
  );
});
