import { fromMm, toMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { currentOfWidth, widthForCurrent } from "./track-width.ts";

describe("the width that carries a current", () => {
  // What published calculators of IPC-2221 give for outer tracks of 1 oz with a rise of 10 °C.
  it.each([
    [0.5, 0.115],
    [1, 0.3],
    [2, 0.781],
    [3, 1.366],
  ])("of %d A is %d mm", (amperes, width) => {
    expect(toMm(widthForCurrent(amperes))).toBeCloseTo(width, 2);
  });

  it("carries that current, and no other", () => {
    for (const amperes of [0.1, 1, 5]) expect(currentOfWidth(widthForCurrent(amperes))).toBeCloseTo(amperes, 5);
    expect(currentOfWidth(fromMm(0.4))).toBeCloseTo(1.23, 2);
  });
});
