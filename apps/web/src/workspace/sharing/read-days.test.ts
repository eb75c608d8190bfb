import { expect, it } from "vitest";
import { readDays } from "./read-days.ts";

it.each([
  ["1", 1],
  [" 30 ", 30],
  ["90", 90],
  ["0", undefined],
  ["91", undefined],
  ["-1", undefined],
  ["1.5", undefined],
  ["1e1", undefined],
  ["", undefined],
])("%s days", (typed, days) => {
  expect(readDays(typed)).toBe(days);
});
