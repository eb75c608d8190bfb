import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measureApart } from "./apart.ts";
import { Aversion } from "./aversion.ts";
import { placementProblemFromBoard } from "./from-board.ts";
import { Layout } from "./layout.ts";
import { mm, testBoard, testPart } from "./testing/test-board.ts";

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

const split = (points: readonly { x: number; y: number }[]) => ({
  x: points.map(({ x }) => x),
  y: points.map(({ y }) => y),
});

describe("how far two layouts are apart", () => {
  it("is the same both ways, and nothing for a layout and itself", () => {
    fc.assert(
      fc.property(places, places, fc.constantFrom("wired", "alone"), (a, b, fixed) => {
        const problem = problemWith(fixed);
        expect(measureApart(problem, split(a), split(a))).toBeCloseTo(0, 12);
        expect(measureApart(problem, split(a), split(b))).toBeCloseTo(measureApart(problem, split(b), split(a)), 9);
      }),
    );
  });

  it("is nothing for a layout that is mirrored or shifted as a whole, unless it is wired to a fixed place", () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 1_000_000, max: 5_000_000 }), (a, shift) => {
        const middle = problemWith("alone").area;
        const mirror = 2 * middle.originX + middle.columns * middle.cell;
        const turned = split(a.map(({ x, y }) => ({ x: mirror - x + shift, y: y + shift })));
        expect(measureApart(problemWith("alone"), split(a), turned)).toBeCloseTo(0, 9);
        const shifted = split(a.map(({ x, y }) => ({ x: x + shift, y })));
        expect(measureApart(problemWith("wired"), split(a), shifted)).toBeCloseTo(shift / Math.hypot(40e6, 30e6), 3);
      }),
    );
  });
});

describe("aversion", () => {
  it("changes by what its moves say, and is taken back wholly", () => {
    fc.assert(
      fc.property(
        places,
        places,
        fc.array(fc.tuple(fc.nat(5), place, fc.boolean()), { maxLength: 20 }),
        fc.constantFrom("wired", "alone"),
        (there, here, moves, fixed) => {
          const layout = new Layout(problemWith(fixed), { halo: 0, crowded: false, overhang: false });
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
