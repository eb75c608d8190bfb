import { expect, test } from "vitest";
import { type TextsOfLine, textLines } from "../testing/text-lines.ts";
import { SupplyRanges } from "./supply-ranges.ts";

function read(...lines: readonly TextsOfLine[]) {
  const ranges = new SupplyRanges();
  ranges.add(3, textLines(...lines));
  return ranges.list().map(({ symbol, minimum, typical, maximum, confidence, evidence }) => ({
    symbol,
    range: [minimum, typical, maximum],
    confidence,
    page: evidence.page,
  }));
}

const HEADINGS = [
  [60, "PARAMETER"],
  [300, "MIN"],
  [350, "TYP"],
  [400, "MAX"],
  [450, "UNIT"],
] as const;

test("a table of recommended conditions is read with all three values", () => {
  const rows = read(
    [[50, "6.3 Recommended Operating Conditions"]],
    HEADINGS,
    [
      [60, "VCC"],
      [100, "Supply voltage"],
      [300, "2.7"],
      [350, "3.3"],
      [400, "5.5"],
      [450, "V"],
    ],
    [
      [60, "VIH"],
      [100, "High-level input voltage"],
      [300, "2"],
      [400, "5.5"],
      [450, "V"],
    ],
    [
      [60, "TA"],
      [100, "Operating temperature"],
      [300, "-40"],
      [400, "85"],
      [450, "°C"],
    ],
  );
  expect(rows).toEqual([{ symbol: "VCC", range: [2.7, 3.3, 5.5], confidence: 0.9, page: 3 }]);
});

test("absolute maximum ratings are no supply range, in tables or in sentences", () => {
  expect(
    read(
      [[50, "6.1 Absolute Maximum Ratings"]],
      HEADINGS,
      [
        [60, "VCC"],
        [100, "Supply voltage"],
        [300, "-0.3"],
        [400, "7"],
        [450, "V"],
      ],
      [[60, "Supply voltage range -0.3 V to 7 V"]],
    ),
  ).toEqual([]);
});

test("a new section ends the one before", () => {
  const rows = read(
    [[50, "2 Absolute maximum ratings"]],
    [
      [60, "Supply voltage"],
      [300, "-0.3 to 7 V"],
    ],
    [[50, "3 Recommended operating conditions"]],
    [[60, "Supply voltage 1.8 V to 5.5 V"]],
  );
  expect(rows).toEqual([{ symbol: "", range: [1.8, undefined, 5.5], confidence: 0.75, page: 3 }]);
});

test("a sentence of the first page is read, less surely", () => {
  expect(read([[50, "• Wide supply range: 2.0 V to 6.0 V"]])).toEqual([
    { symbol: "", range: [2, undefined, 6], confidence: 0.45, page: 3 },
  ]);
  expect(read([[50, "Output voltage of 1.2 V to 5 V"]])).toEqual([]);
});

test("millivolts are volts, and values that go downwards are none", () => {
  const row = (...cells: [number, string][]) =>
    read([[50, "Recommended operating conditions"]], HEADINGS, [[60, "VDD"], [100, "Supply voltage"], ...cells]);
  expect(row([300, "900"], [400, "1600"], [450, "mV"])[0]?.range).toEqual([0.9, undefined, 1.6]);
  expect(row([300, "5.5"], [400, "2.7"], [450, "V"])).toEqual([]);
  expect(row([300, "1"], [400, "2"], [450, "A"])).toEqual([]);
});
