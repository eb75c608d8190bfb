import { expect, it } from "vitest";
import { inputOf, NO_SEARCH, readNumber } from "./use-footprint-search.ts";

it("searches for what is typed, and for nothing while nothing is", () => {
  expect(inputOf(NO_SEARCH)).toBeUndefined();
  expect(inputOf({ ...NO_SEARCH, words: "  soic 8 " })).toEqual({ words: "soic 8", size: 50 });
  expect(inputOf({ ...NO_SEARCH, pads: "8", pitch: "1,27" })).toEqual({ pads: 8, pitchMm: 1.27, size: 50 });
  expect(inputOf({ ...NO_SEARCH, width: "4" })).toBeUndefined();
  expect(inputOf({ ...NO_SEARCH, width: "4", height: "5" })).toMatchObject({ bodyMm: { width: 4, height: 5 } });
});

it("passes over a field that is no number yet", () => {
  expect(readNumber("1.")).toBe(1);
  for (const text of ["", "-1", "0", "1e3", "abc", "1000"]) expect(readNumber(text)).toBeUndefined();
  expect(inputOf({ ...NO_SEARCH, words: "soic", pitch: "1.2.7" })).toEqual({ words: "soic", size: 50 });
});
