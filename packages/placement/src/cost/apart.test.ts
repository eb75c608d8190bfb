import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { Layout } from "../layout/layout.ts";
import { PROFILES } from "../problem/profile.ts";
import { Tidy } from "../search/tidy.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { type Frame, measureApart, measureWay } from "./apart.ts";
import { Aversion } from "./aversion.ts";
import { Cost } from "./cost.ts";

const SIZE = { width: 40, height: 30 };
const place = fc.record({ x: fc.integer({ min: 0, max: 40_000_000 }), y: fc.integer({ min: 0, max: 30_000_000 }) });
const places = fc.array(place, { minLength: 6, maxLength: 6 });

/** Six parts to move; a seventh stays, and is wired with them or not. */
function problemWith(fixed: "wired" | "alone") {
  const parts = Array.from({ length: 6 }, (_, index) =>
    testPart({ reference: `R${index}`, width: 2, height: 1, nets: ["A", "B"], at: mm(5 + 5 * index, 5) }),
  );
  const nets = fixed === "wired" ? ["A"] : [];
  const kept = { ...testPart({ reference: "K1", width: 2, height: 2, nets, at: mm(3, 25) }), locked: true };
  return placementProblemFromBoard(testBoard(SIZE, [kept, ...parts]), { fixed: [], strip: true, intents: [] }).problem;
}

const STAYING = ["wired", "alone"] as const;
const PROBLEMS = { wired: problemWith("wired"), alone: problemWith("alone") };

const split = (points: readonly { x: number; y: number }[]) => ({
  x: points.map(({ x }) => x),
  y: points.map(({ y }) => y),
});

describe("how far two layouts are apart", () => {
  it("is the same both ways, and nothing for a layout and itself", () => {
    fc.assert(
      fc.property(places, places, fc.constantFrom(...STAYING), (a, b, fixed) => {
        const problem = PROBLEMS[fixed];
        expect(measureApart(problem, split(a), split(a))).toBeCloseTo(0, 12);
        expect(measureApart(problem, split(a), split(b))).toBeCloseTo(measureApart(problem, split(b), split(a)), 9);
      }),
    );
  });

  it("is nothing for a layout that is shifted as a whole, and for one that is mirrored unless it is wired to a fixed place", () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 1_000_000, max: 5_000_000 }), (a, shift) => {
        const middle = PROBLEMS.alone.area;
        const mirror = 2 * middle.originX + middle.columns * middle.cell;
        const turned = split(a.map(({ x, y }) => ({ x: mirror - x + shift, y: y + shift })));
        expect(measureApart(PROBLEMS.alone, split(a), turned)).toBeCloseTo(0, 9);
        const shifted = split(a.map(({ x, y }) => ({ x: x + shift, y })));
        expect(measureApart(PROBLEMS.wired, split(a), shifted)).toBeCloseTo(0, 9);
      }),
    );
  });

  const frame: Frame = { minX: 0, minY: 0, width: 300, height: 400, isFree: false };
  const [a, b, c] = [
    { x: 10, y: 10 },
    { x: 200, y: 50 },
    { x: 120, y: 390 },
  ] as const;

  it("tells a mirrored layout from another one beside wired parts that stay", () => {
    const mirrored = split([a, b, c].map(({ x, y }) => ({ x: 300 - x, y })));
    expect(measureWay(frame, split([a, b, c]), mirrored)).toBeGreaterThan(100);
    expect(measureWay({ ...frame, isFree: true }, split([a, b, c]), mirrored)).toBeCloseTo(0);
  });

  it("is the mean way of parts that change places", () => {
    // Two of three parts go 194.2 in opposite directions: no shift helps.
    expect(measureWay(frame, split([a, b, c]), split([b, a, c]))).toBeCloseTo((2 / 3) * Math.hypot(190, 40));
  });

  it("tells few parts beside wired ones that stay apart by their places, which no shift explains away", () => {
    const shifted = (points: readonly { x: number; y: number }[]) =>
      split(points.map(({ x, y }) => ({ x: x + 50, y })));
    expect(measureWay(frame, split([a]), shifted([a]))).toBe(50);
    expect(measureWay(frame, split([a, b, c]), shifted([a, b, c]))).toBe(50);
    const six = [a, b, c, { x: 30, y: 200 }, { x: 220, y: 310 }, { x: 90, y: 120 }];
    expect(measureWay(frame, split(six), shifted(six))).toBeCloseTo(0);
    expect(measureWay({ ...frame, isFree: true }, split([a]), shifted([a]))).toBeCloseTo(0);
  });
});

describe("aversion", () => {
  it("changes by what its moves say, and is taken back wholly", () => {
    fc.assert(
      fc.property(
        places,
        places,
        fc.array(fc.tuple(fc.nat(5), place, fc.boolean()), { maxLength: 20 }),
        fc.constantFrom(...STAYING),
        (there, here, moves, fixed) => {
          const layout = new Layout(PROBLEMS[fixed], { halo: 0, crowded: false, overhang: false });
          for (const [part, { x, y }] of here.entries()) layout.put(part, { x, y, pose: 0 });
          const avoided = [{ ...split(there), weight: 0.5, wanted: 40e6 }];
          const aversion = new Aversion(layout, avoided);
          for (const [part, { x, y }, isKept] of moves) {
            const [total, before] = [aversion.total(), layout.placeOf(part)];
            layout.put(part, { x, y, pose: 0 });
            const change = aversion.change(Int32Array.of(part), 1);
            expect(aversion.total()).toBe(new Aversion(layout, avoided).total());
            expect(total + change).toBeCloseTo(aversion.total(), 3);
            if (isKept) continue;
            layout.put(part, before);
            aversion.takeBack();
            expect(aversion.total()).toBe(total);
          }
        },
      ),
    );
  });
});

describe("making order", () => {
  it("brings no layout nearer to another one than it may be", () => {
    const problem = PROBLEMS.wired;
    const columns = fc.array(fc.integer({ min: -10, max: 10 }), { minLength: 6, maxLength: 6 });
    let moved = 0;
    fc.assert(
      fc.property(columns, columns, fc.constantFrom(...PROFILES), (off, far, profile) => {
        const there = split(off.map((y, index) => ({ x: 5e6 + 5e6 * index, y: 10e6 + 1e5 * y })));
        const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
        for (const [part, y] of far.entries()) layout.put(part, { x: 5e6 + 5e6 * part, y: 11e6 + 1e5 * y, pose: 0 });
        const { x, y } = layout;
        const before = { x: [...x], y: [...y] };
        const way = measureApart(problem, before, there);
        const cost = new Cost(layout, profile);
        cost.avoid([{ ...there, weight: 1e6, wanted: Math.floor(way * 50e6 * 6) - 6 }]);
        const tidy = new Tidy(layout, cost, { profile });
        while (!tidy.isDone) tidy.advance();
        if (y.some((at, part) => at !== before.y[part])) moved += 1;
        expect(measureApart(problem, { x, y }, there)).toBeGreaterThan(way - 1e-6);
      }),
    );
    expect(moved).toBeGreaterThan(0);
  });
});
