import { expect, test } from "vitest";
import { pathToPlace, placeInSentence, placeOf, withoutPlace } from "./place-in-address.ts";

test("a place goes into an address with its version and comes out as it went in", () => {
  const path = pathToPlace("a b", new URLSearchParams("m=2&r=14&view=layout"), { x: 12.5, y: -40.25 });
  expect(path).toBe("/layout/a%20b?m=2&r=14&at=12.5,-40.25");
  const search = new URLSearchParams(path.slice(path.indexOf("?")));
  expect(placeOf(search)).toEqual({ x: 12_500_000, y: -40_250_000 });
  expect(`${withoutPlace(search)}`).toBe("m=2&r=14");
  expect(pathToPlace("a", new URLSearchParams(), { x: 1, y: 2 })).toBe("/layout/a?at=1,2");
});

test.each(["", "1", "1,2,3", "a,b", "1e9,2", "99999,1"])("%j names no place", (at) => {
  expect(placeOf(new URLSearchParams({ at }))).toBeUndefined();
});

test("the first place that a sentence tells is found, and numbers in parentheses that are none are not", () => {
  const apart =
    "VCC is in 2 pieces: J1 pad 1 (VCC) at (104.000, -110.500) mm and R1 pad 1 (VCC) at (1.0, 2.0) mm are apart";
  expect(placeInSentence(apart)).toEqual({ x: 104, y: -110.5 });
  expect(placeInSentence("3 nets (12, 14) are not connected")).toBeUndefined();
});
