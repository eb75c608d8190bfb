import { describe, expect, it } from "vitest";
import { pairImpedance, widthForImpedance } from "./pair-impedance.ts";

const STRIP = { height: 0.2104, epsilonR: 4.4 };

describe("the impedance of a pair", () => {
  it("is that of two single lines where they lie far apart", () => {
    // Some 1.9 times as wide as high over FR4: the line of 50 Ω that is well known.
    const apart = pairImpedance(1.91 * STRIP.height, 10 * STRIP.height, STRIP);
    expect(apart).toBeGreaterThan(98);
    expect(apart).toBeLessThan(102);
  });

  it("falls with the width and rises with the gap", () => {
    const at = (width: number, gap: number) => pairImpedance(width, gap, STRIP);
    for (let width = 0.1; width < 0.6; width += 0.05)
      for (let gap = 0.1; gap < 0.6; gap += 0.05) {
        expect(at(width + 0.05, gap)).toBeLessThan(at(width, gap));
        expect(at(width, gap + 0.05)).toBeGreaterThan(at(width, gap));
      }
  });

  it("decides the width, within what tracks may be", () => {
    const four = widthForImpedance(90, { gap: 0.15, strip: STRIP, least: 0.1, most: 0.4 });
    expect(four.ohms).toBeGreaterThan(89);
    expect(four.ohms).toBeLessThan(91);
    expect(four.width).toBeCloseTo(0.345, 3);
    const two = widthForImpedance(90, { gap: 0.15, strip: { height: 1.51, epsilonR: 4.5 }, least: 0.1, most: 0.4 });
    expect(two.width).toBeCloseTo(0.4, 3);
    expect(two.ohms).toBeGreaterThan(100);
  });
});
