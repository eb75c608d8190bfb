import { expect, test } from "vitest";
import { isPackageHeading, readPackages } from "./package-families.ts";

test.each([
  ["8-Lead SOIC", "SOIC", 8],
  ["SOIC-8 outline dimensions (mm)", "SOIC", 8],
  ["16-pin TSSOP", "TSSOP", 16],
  ["TSSOP (20)", "TSSOP", 20],
  ["LQFP48", "LQFP", 48],
  ["SOT-23-5", "SOT-23", 5],
  ["SOT-23", "SOT-23", 3],
  ["TO-220", "TO-220", 3],
  ["VQFN", "VQFN", undefined],
])("%s", (text, family, pinCount) => {
  expect(readPackages(text)[0]).toMatchObject({ family, ...(pinCount !== undefined && { pinCount }) });
  expect(readPackages(text)[0]?.pinCount).toBe(pinCount);
});

test.each(["TO the pin", "SO that", "RESETSOIC", "0.50 mm", "DIPLOMA"])("%s names no package", (text) => {
  expect(readPackages(text)).toEqual([]);
});

test("headings of packages are those and nothing else", () => {
  expect(["DIP, SO", "TSSOP", "LQFP48", "SOIC, PDIP"].map(isPackageHeading)).toEqual([true, true, true, true]);
  expect(["NO.", "NAME", "SOIC pin name", ""].map(isPackageHeading)).toEqual([false, false, false, false]);
});
