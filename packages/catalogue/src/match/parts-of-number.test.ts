import { expect, it } from "vitest";
import { packageForFootprint, partsOfNumber } from "./parts-of-number.ts";

it("a number with an ordering code behind it means the maker's part", () => {
  expect(partsOfNumber("AMS1117-3.3").map(({ key }) => key)).toEqual(["advanced-monolithic-systems/ams1117"]);
  expect(partsOfNumber("AMS11179")).toEqual([]);
  expect(partsOfNumber("10k")).toEqual([]);
});

it("the package is the one that the footprint speaks of, and none where the part does not come in it", () => {
  const [part] = partsOfNumber("LM317");
  expect(packageForFootprint(part!, "Package_TO_SOT_SMD:SOT-223-3_TabPin2")).toBe("SOT-223-3");
  expect(packageForFootprint(part!, "Package_SO:SOIC-8_3.9x4.9mm_P1.27mm")).toBeUndefined();
  expect(packageForFootprint(part!, "Mine:U7")).toBeUndefined();
});
