import { expect, test } from "vitest";
import { isBusinessNumber } from "./business-number.ts";

test("of the ten last digits exactly one is right, with and without hyphens", () => {
  for (const start of ["123-45-6789", "220-81-6251", "000-00-0000", "999-99-9999"]) {
    const right = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).filter(isBusinessNumber);
    expect(right).toHaveLength(1);
    expect(isBusinessNumber((right[0] ?? "").replaceAll("-", ""))).toBe(true);
  }
});

test("a number that the tax office publishes is right", () => {
  expect(isBusinessNumber("220-81-62517")).toBe(true);
  expect(isBusinessNumber("220-81-62518")).toBe(false);
});

test("other texts are no number", () => {
  for (const text of ["", "12345", "123-45-678911", "abc-de-fghij", "12-345-67891"])
    expect(isBusinessNumber(text)).toBe(false);
});
