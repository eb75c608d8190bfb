import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_NAME_CHARACTERS, nameOfCopy } from "./name-of-copy.ts";

test.each([
  ["Sensor", [], "Sensor (2)"],
  ["Sensor", ["Sensor", "sensor (2)"], "Sensor (3)"],
  ["Sensor (2)", ["Sensor (2)"], "Sensor (3)"],
  ["(2)", ["(2)"], "(2) (2)"],
  ["Rev (B)", ["Rev (B)"], "Rev (B) (2)"],
  ["회로", ["회로"], "회로 (2)"],
])("a copy of “%s” beside %j is “%s”", (name, taken, expected) => {
  expect(nameOfCopy(name, taken)).toBe(expected);
});

test("whatever the names, a copy's is free, no longer than a name may be, and whole characters", () => {
  const name = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 130 })
    .map((text) => [...text].slice(0, 100).join(""));
  fc.assert(
    fc.property(name, fc.integer({ min: 0, max: 12 }), (first, copies) => {
      const taken = [first];
      for (let copy = 0; copy < copies; copy++) {
        const next = nameOfCopy(taken.at(-1) ?? first, taken);
        expect(taken.map((one) => one.toLowerCase())).not.toContain(next.toLowerCase());
        expect([...next].length).toBeLessThanOrEqual(MAX_NAME_CHARACTERS);
        expect(next.isWellFormed()).toBe(true);
        taken.push(next);
      }
    }),
    { numRuns: 50 },
  );
});
