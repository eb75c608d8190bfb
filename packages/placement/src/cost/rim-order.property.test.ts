import type { EdgeIntent } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { Layout } from "../layout/layout.ts";
import { PROFILES } from "../problem/profile.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { Cost } from "./cost.ts";
import { RimOrder } from "./rim-order.ts";

const edge = (part: string): EdgeIntent => ({
  id: `edge ${part}`,
  kind: "edge",
  origin: "person",
  part,
  reason: { code: "said", facts: {} },
});

/** Equal connectors, in the order in which the board happens to list them. */
function layoutOf(references: readonly string[]): Layout {
  const parts = references.map((reference, index) =>
    testPart({ reference, width: 6, height: 4, nets: [`N${reference}`, "GND"], at: mm(90, 5 * index) }),
  );
  const { problem } = placementProblemFromBoard(testBoard({ width: 60, height: 40 }, parts), {
    fixed: [],
    strip: true,
    intents: references.map(edge),
  });
  return new Layout(problem, { halo: 0, crowded: false, overhang: false });
}

const stand = (layout: Layout, places: readonly (readonly [x: number, y: number, pose: number])[]) => {
  for (const [part, [x, y, pose]] of places.entries()) layout.put(part, { x: fromMm(x), y: fromMm(y), pose });
  return layout;
};

describe("the order of connectors along the rim", () => {
  it("is that of their numbers, from left to right, whatever the board lists first", () => {
    const layout = layoutOf(["J10", "J2", "J1"]);
    expect(
      new RimOrder(
        stand(layout, [
          [30, 2, 0],
          [20, 2, 0],
          [10, 2, 0],
        ]),
      ).total(),
    ).toBe(0);
    expect(
      new RimOrder(
        stand(layout, [
          [20, 2, 0],
          [30, 2, 0],
          [10, 2, 0],
        ]),
      ).total(),
    ).toBe(1);
    expect(
      new RimOrder(
        stand(layout, [
          [10, 2, 0],
          [20, 2, 0],
          [30, 2, 0],
        ]),
      ).total(),
    ).toBe(2.5);
  });

  it("is from top to bottom on the sides", () => {
    const layout = layoutOf(["J1", "J2"]);
    expect(
      new RimOrder(
        stand(layout, [
          [2, 10, 1],
          [2, 20, 1],
        ]),
      ).total(),
    ).toBe(0);
    expect(
      new RimOrder(
        stand(layout, [
          [2, 20, 1],
          [2, 10, 1],
        ]),
      ).total(),
    ).toBe(1);
  });

  it("does not matter where they look to different sides or stand at opposite ones", () => {
    const layout = layoutOf(["J1", "J2"]);
    expect(
      new RimOrder(
        stand(layout, [
          [20, 2, 0],
          [2, 10, 1],
        ]),
      ).total(),
    ).toBe(0);
    expect(
      new RimOrder(
        stand(layout, [
          [20, 2, 0],
          [10, 38, 0],
        ]),
      ).total(),
    ).toBe(0);
  });

  it("is kept up to date in the cost, move by move and back", () => {
    const place = fc.tuple(fc.integer({ min: 5, max: 55 }), fc.constantFrom(2, 38), fc.constantFrom(0, 2));
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 6, maxLength: 6 }),
        fc.array(place, { minLength: 1, maxLength: 6 }),
        (from, to) => {
          const layout = stand(layoutOf(["J1", "J2", "J3", "J4", "J5", "J6"]), from);
          for (const profile of PROFILES) {
            const cost = new Cost(layout, profile);
            const before = cost.total();
            const parts = Int32Array.from(to.keys());
            const stood = [...parts].map((part) => layout.placeOf(part));
            cost.begin(parts, parts.length);
            stand(layout, to);
            const change = cost.change(parts, parts.length, Infinity);
            expect(before + change).toBeCloseTo(new Cost(layout, profile).total(), 0);
            for (const [part, own] of stood.entries()) layout.put(part, own);
            cost.takeBack(parts, parts.length);
            expect(cost.total()).toBeCloseTo(before, 0);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
