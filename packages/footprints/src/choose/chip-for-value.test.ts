import { describe, expect, it } from "vitest";
import { chipForValue } from "./chip-for-value.ts";

describe("the chip size for a value", () => {
  it.each([
    ["R", "10k", "0402", "0402"],
    ["R", "10k 1/4W", "0402", "1206"],
    ["R", "R005 1W", "0603", "2512"],
    ["R", "100 250mW", "0603", "1206"],
    ["C", "100n", "0402", "0402"],
    ["C", "100n/100V", "0603", "0805"],
    ["C", "4u7", "0402", "0603"],
    ["C", "10n 630V", "0603", "1210"],
    ["C", "22 µF", "0603", "0805"],
    ["L", "10uH", "0402", "0603"],
  ])("%s %s in a design of %3$s is %4$s", (kind, value, usual, size) => {
    expect(chipForValue(kind, value, usual)).toBe(size);
  });

  it.each([
    ["R", "10 5W"],
    ["C", "470uF 25V"],
    ["C", "1n 2kV"],
    ["L", "10u 3A"],
  ])("no chip does %s %s", (kind, value) => {
    expect(chipForValue(kind, value, "0603")).toBeUndefined();
  });
});
