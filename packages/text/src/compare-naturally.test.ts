import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareNaturally } from "./compare-naturally.ts";

const names = fc.string({ unit: fc.constantFrom("R", "C", "r", "0", "1", "9", "-", "저", "😀"), maxLength: 8 });
const sign = (value: number) => Math.sign(value) + 0;

describe("the order in which people count", () => {
  it("has R2 before R10, numbers by their value however long, and letters before what follows them", () => {
    const written = [
      "R10",
      "C1",
      "R2",
      "R02",
      "U1B",
      "U1A",
      "R2-1",
      "R",
      "R123456789012345678901",
      "R123456789012345678900",
    ];
    expect(written.toSorted(compareNaturally)).toEqual([
      "C1",
      "R",
      "R02",
      "R2",
      "R2-1",
      "R10",
      "R123456789012345678900",
      "R123456789012345678901",
      "U1A",
      "U1B",
    ]);
  });

  it("is one order for all texts: only equal ones are equal, and what comes first comes first from either side", () => {
    fc.assert(
      fc.property(names, names, (a, b) => {
        expect(sign(compareNaturally(a, b))).toBe(-sign(compareNaturally(b, a)) + 0);
        expect(compareNaturally(a, b) === 0).toBe(a === b);
      }),
    );
  });

  it("does not depend on the order that texts come in", () => {
    fc.assert(
      fc.property(names, names, names, (a, b, c) => {
        if (compareNaturally(a, b) <= 0 && compareNaturally(b, c) <= 0)
          expect(compareNaturally(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  it("sorts numbers behind one prefix by their value", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        expect(sign(compareNaturally(`R${a}`, `R${b}`))).toBe(sign(a - b));
      }),
    );
  });
});
