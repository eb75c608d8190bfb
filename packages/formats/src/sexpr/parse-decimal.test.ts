import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDecimal } from "./parse-decimal.ts";

const read = (text: string) => parseDecimal(new TextEncoder().encode(`(at ${text})`), 4, 4 + text.length);

describe("parseDecimal", () => {
  it("reads every decimal number as the language does, to the last bit", () => {
    const digits = (maxLength: number) =>
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength }).map((list) => list.join(""));
    fc.assert(
      fc.property(fc.constantFrom("", "-", "+"), digits(9), digits(6), (sign, whole, fraction) => {
        fc.pre(whole + fraction !== "");
        for (const text of [`${sign}${whole}.${fraction}`, `${sign}${whole}${fraction}`])
          expect(read(text)).toBe(Number(text));
      }),
    );
  });

  it("leaves all that is written otherwise, or longer than a double holds, to others", () => {
    for (const text of ["", "-", ".", "1e3", "0x10", "1.2.3", "12a", "NaN", "Infinity", "1234567890.1234567"])
      expect([text, read(text)]).toEqual([text, Number.NaN]);
  });
});
