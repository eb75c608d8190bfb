import { expect, it } from "vitest";
import { COUNTRY_CODES, callingCodeOf } from "./calling-codes.ts";

it.each([
  ["KR", "+82"],
  ["KP", "+850"],
  ["US", "+1"],
  ["CA", "+1"],
  ["KZ", "+7"],
  ["GB", "+44"],
  ["VN", "+84"],
  ["SX", "+1"],
])("the calling code of %s is %s", (country, code) => {
  expect(callingCodeOf(country)).toBe(code);
});

it("every country is listed once, has a name in both languages and a code that the server takes", () => {
  expect(COUNTRY_CODES).toHaveLength(243);
  expect(new Set(COUNTRY_CODES).size).toBe(243);
  const names = ["en", "ko"].map((language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" }));
  for (const country of COUNTRY_CODES) {
    for (const name of names) expect(name.of(country), country).toBeDefined();
    expect(callingCodeOf(country)).toMatch(/^\+[1-9]\d{0,2}$/);
  }
});

it("an unknown country has none", () => {
  expect(callingCodeOf("XX")).toBeUndefined();
});
