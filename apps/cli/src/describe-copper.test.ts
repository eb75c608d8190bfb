import { expect, test } from "vitest";
import { linesOfCopper, linesOfErrors } from "./describe-copper.ts";

test("what a run removes is said with its nets, and nothing where it removes nothing", () => {
  const nets = [
    { name: "GND", tracks: 8, vias: 2, zones: 0 },
    { name: "SDA", tracks: 1, vias: 0, zones: 0 },
  ];
  expect(linesOfCopper({ tracks: 9, vias: 2, zones: 0, refilled: 1, nets })).toEqual([
    "removes 9 tracks, 2 vias (GND 10, SDA 1). Locked and drawn copper stays.",
  ]);
  expect(linesOfCopper({ tracks: 0, vias: 0, zones: 0, refilled: 2, nets: [] })).toEqual([]);
});

test("more errors than before are said, as many or fewer are not", () => {
  expect(linesOfErrors({ before: 3, after: 35 })).toEqual(["MORE ERRORS THAN BEFORE: 3 → 35"]);
  expect(linesOfErrors({ before: 3, after: 3 })).toEqual([]);
});
