import type { Board } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { Cost } from "../cost/cost.ts";
import { Layout } from "../layout/layout.ts";
import { PROFILES } from "../problem/profile.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { Tidy } from "./tidy.ts";

const chip = (reference: string, nets: readonly string[]) =>
  testPart({ reference, width: 2, height: 1, nets, at: mm(60, 5) });
const big = testPart({ reference: "U1", width: 6, height: 6, nets: ["A", "B", "C", "D"], at: mm(60, 15) });

/** Every part at the given position, in its first pose by default. */
function layoutOf(board: Board, places: readonly (readonly [number, number, number?])[]) {
  const { problem } = placementProblemFromBoard(board, { fixed: [], strip: true, intents: [] });
  const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
  for (const [part, [x, y, pose = 0]] of places.entries()) layout.put(part, { x: fromMm(x), y: fromMm(y), pose });
  return layout;
}

/** On so small a board half a percent is no room to move. */
const GENEROUS = { ...PROFILES[0]!, tidying: 0.5 };

function tidyUp(layout: Layout, profile = GENEROUS) {
  const tidy = new Tidy(layout, new Cost(layout, profile), { profile });
  while (!tidy.isDone) tidy.advance();
}

const legalIn = (layout: Layout) => [...layout.stands.keys()].every((part) => layout.fits(part, layout.placeOf(part)));

/** Wide wires to far away, so that a hair costs nearly nothing. */
const rowBoard = testBoard({ width: 50, height: 50 }, [
  chip("R1", ["A", "N1"]),
  chip("R2", ["B", "N2"]),
  chip("R3", ["C", "N3"]),
  chip("R4", ["D", "N4"]),
  big,
]);

describe("tidying", () => {
  it("brings parts that are a hair out of line onto it", () => {
    const layout = layoutOf(rowBoard, [
      [10, 10],
      [13, 10.2],
      [16, 10],
      [19, 9.9],
      [40, 40],
    ]);
    tidyUp(layout);
    expect(new Set(layout.y.subarray(0, 4)).size).toBe(1);
    expect(legalIn(layout)).toBe(true);
  });

  it("gives a row one pitch", () => {
    const layout = layoutOf(rowBoard, [
      [10, 10],
      [13, 10],
      [15.8, 10],
      [19, 10],
      [40, 40],
    ]);
    tidyUp(layout);
    const [a, b, c, d] = layout.x;
    expect([c! - b!, d! - c!]).toEqual([b! - a!, b! - a!]);
  });

  it("turns a chip as its neighbours are turned", () => {
    const layout = layoutOf(rowBoard, [
      [10, 10],
      [13, 10],
      [16, 10, 2],
      [19, 10],
      [40, 40],
    ]);
    tidyUp(layout);
    expect([...layout.pose.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
  });

  const electrolytics = testBoard({ width: 50, height: 50 }, [
    ...["C1", "C2", "C3", "C4", "C5"].map((reference, index) => ({
      ...testPart({ reference, width: 3, height: 3, nets: [`P${index}`, `N${index}`], at: mm(60, 5) }),
      library: `CP_Radial_D${index + 5}`,
    })),
    big,
  ]);
  const scattered = [
    [8, 8, 0],
    [30, 8, 0],
    [8, 30, 2],
    [30, 30, 1],
    [20, 20, 3],
    [42, 42],
  ] as const;
  const waysOf = ({ pose }: Layout) => new Set([...pose.subarray(0, 5)]);

  it("has electrolytics of all sizes look two ways at the most, wherever they stand, on an orderly board", () => {
    const layout = layoutOf(electrolytics, scattered);
    tidyUp(layout, { ...PROFILES[2]!, tidying: 0 });
    expect(waysOf(layout).size).toBeLessThanOrEqual(2);
    expect(waysOf(layout)).toContain(0);
    expect(legalIn(layout)).toBe(true);
  });

  it("leaves them as their wires want them where that would cost more, and on other boards", () => {
    for (const profile of [{ ...PROFILES[2]!, facing: 0 }, PROFILES[0]!]) {
      const layout = layoutOf(electrolytics, scattered);
      tidyUp(layout, { ...profile, tidying: 0 });
      expect(waysOf(layout).size).toBe(4);
    }
  });

  it("never brings above its ceiling what is turned for its looks", () => {
    const layout = layoutOf(electrolytics, scattered);
    const profile = { ...PROFILES[2]!, tidying: 0 };
    const cost = new Cost(layout, profile);
    const ceiling = cost.total();
    const tidy = new Tidy(layout, cost, { profile, ceiling });
    while (!tidy.isDone) tidy.advance();
    expect(new Cost(layout, profile).total()).toBeLessThanOrEqual(ceiling + 1);
  });

  it("brings the others to a part that cannot come to them", () => {
    // R3 would have to go where the circuit stands.
    const layout = layoutOf(rowBoard, [
      [10, 10],
      [30, 40],
      [15, 10.2],
      [40, 45],
      [15, 6.69],
    ]);
    tidyUp(layout);
    expect([layout.y[0], layout.y[2]]).toEqual([fromMm(10.2), fromMm(10.2)]);
    expect(legalIn(layout)).toBe(true);
  });

  it("costs nothing where it may cost nothing", () => {
    const layout = layoutOf(rowBoard, [
      [10, 10],
      [13, 10.2],
      [16, 10],
      [19, 9.9],
      [40, 40],
    ]);
    const before = new Cost(layout, GENEROUS).total();
    tidyUp(layout, { ...GENEROUS, tidying: 0 });
    expect(new Cost(layout, GENEROUS).total()).toBeLessThanOrEqual(before);
  });

  it("stays legal and within its allowance, from any layout, and is the same when it is left off and resumed", () => {
    const place = fc.tuple(
      fc.integer({ min: 20, max: 480 }),
      fc.integer({ min: 20, max: 480 }),
      fc.integer({ min: 0, max: 3 }),
    );
    fc.assert(
      fc.property(fc.array(place, { minLength: 5, maxLength: 5 }), fc.integer({ min: 0, max: 40 }), (places, pause) => {
        const { problem } = placementProblemFromBoard(rowBoard, { fixed: [], strip: true, intents: [] });
        const build = () => {
          const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
          for (const [part, [x, y, pose]] of places.entries()) {
            const wish = { x: x * 100_000, y: y * 100_000, pose };
            if (!layout.fits(part, wish)) return undefined;
            layout.put(part, wish);
          }
          return layout;
        };
        const layout = build();
        const again = build();
        fc.pre(layout !== undefined && again !== undefined);
        const profile = PROFILES[2]!;
        const before = new Cost(layout, profile).total();
        tidyUp(layout, profile);
        expect(legalIn(layout)).toBe(true);
        expect(new Cost(layout, profile).total() - before).toBeLessThanOrEqual(profile.tidying * Math.abs(before) + 1);
        let tidy = new Tidy(again, new Cost(again, profile), { profile });
        for (let step = 0; step < pause && !tidy.isDone; step += 1) tidy.advance();
        tidy = new Tidy(again, new Cost(again, profile), { profile, saved: tidy.save() });
        while (!tidy.isDone) tidy.advance();
        expect([...again.x, ...again.y, ...again.pose]).toEqual([...layout.x, ...layout.y, ...layout.pose]);
      }),
      { numRuns: 25 },
    );
  });
});
