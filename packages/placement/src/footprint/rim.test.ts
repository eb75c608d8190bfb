import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { mm, testBoard, withOutline } from "../testing/test-board.ts";
import { EDGE_SIDES, Rim } from "./rim.ts";

const square = testBoard({ width: 30, height: 20 }, []);
const rimOf = (...corners: readonly (readonly [number, number])[]) =>
  new Rim(
    withOutline(
      square,
      corners.map(([x, y]) => mm(x, y)),
    ),
  );
const exits = (rim: Rim, side: number, along: number) =>
  [...rim.exitsAt(EDGE_SIDES[side]!, fromMm(along))].map((at) => at / 1e6);

describe("the rim", () => {
  it("of a rectangle is its four sides", () => {
    const rim = new Rim(square);
    expect(EDGE_SIDES.map((side) => exits(rim, side, 5))).toEqual([[0], [30], [0], [20]]);
    expect(rim.gapTo(1, fromMm(5), fromMm(28))).toBe(fromMm(2));
    expect(rim.gapTo(1, fromMm(5), fromMm(31))).toBe(fromMm(-1));
    expect(rim.gapTo(1, fromMm(25), fromMm(28))).toBe(Infinity);
  });

  it("follows a slanting side to within a step", () => {
    const rim = rimOf([0, 0], [20, 0], [10, 10], [0, 10]);
    for (const along of [1, 3.3, 5, 9]) expect(exits(rim, 1, along)[0]).toBeCloseTo(20 - along, 0);
  });

  it("is on both arms of a U where a plug can come between them, and not in a slot", () => {
    const wide = rimOf([0, 0], [10, 0], [10, 20], [18, 20], [18, 0], [28, 0], [28, 30], [0, 30]);
    expect(exits(wide, 1, 5)).toEqual([10, 28]);
    expect(exits(wide, 0, 5)).toEqual([0, 18]);
    const slot = rimOf([0, 0], [10, 0], [10, 20], [12, 20], [12, 0], [28, 0], [28, 30], [0, 30]);
    expect(exits(slot, 1, 5)).toEqual([28]);
    expect(exits(slot, 0, 5)).toEqual([0]);
  });

  it("is not in a cut-out", () => {
    const rim = new Rim(testBoard({ width: 30, height: 30, cutOuts: [[8, 8, 14, 14]] }, []));
    expect(exits(rim, 0, 15)).toEqual([0]);
    expect(exits(rim, 1, 15)).toEqual([30]);
  });
});
