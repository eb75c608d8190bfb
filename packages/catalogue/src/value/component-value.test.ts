import fc from "fast-check";
import { expect, test } from "vitest";
import { formatComponentValue, readComponentValue, VALUE_UNITS, type ValuedCategory } from "./component-value.ts";

test.each<[string, ValuedCategory, number | undefined]>([
  ["4k7", "resistor", 4700],
  ["4K7 1%", "resistor", 4700],
  ["4.7 kΩ", "resistor", 4700],
  ["4,7K", "resistor", 4700],
  ["4700", "resistor", 4700],
  ["0R", "resistor", 0],
  ["R005", "resistor", 0.005],
  ["2m", "resistor", 0.002],
  ["1M", "resistor", 1e6],
  ["15 Ohm, 1%, 1/16W", "resistor", 15],
  ["100nF", "resistor", undefined],
  ["banana", "resistor", undefined],
  ["100n", "capacitor", 100e-9],
  ["0.1uF/16V", "capacitor", 0.1e-6],
  ["u1", "capacitor", 0.1e-6],
  ["2u2", "capacitor", 2.2e-6],
  ["100", "capacitor", undefined],
  ["10k", "capacitor", undefined],
  ["1M", "capacitor", undefined],
  ["10µH", "inductor", 10e-6],
  ["600R@100MHz", "ferrite-bead", 600],
  ["12MHz", "crystal", 12e6],
  ["32.768kHz", "crystal", 32768],
  ["500mA", "fuse", 0.5],
  ["", "resistor", undefined],
  ["R", "resistor", undefined],
])("%s of a %s", (text, category, value) => {
  const read = readComponentValue(text, category);
  if (value === undefined) expect(read).toBeUndefined();
  else expect(read).toBeCloseTo(value, 15);
});

/** Powers of ten that three digits times it still are a part of its kind. */
const POWERS: Record<ValuedCategory, readonly [least: number, most: number]> = {
  resistor: [-5, 6],
  capacitor: [-14, -1],
  inductor: [-12, -1],
  "ferrite-bead": [-2, 2],
  crystal: [1, 6],
  fuse: [-5, -1],
};

const values = fc.constantFrom(...(Object.keys(VALUE_UNITS) as ValuedCategory[])).chain((category) => {
  const [min, max] = POWERS[category];
  return fc.record({
    category: fc.constant(category),
    digits: fc.integer({ min: 100, max: 999 }),
    power: fc.integer({ min, max }),
  });
});

test("what is shown of a value is read as that value again", () => {
  fc.assert(
    fc.property(values, ({ category, digits, power }) => {
      const shown = formatComponentValue(digits * 10 ** power, category);
      const read = readComponentValue(shown, category);
      expect(read && formatComponentValue(read, category)).toBe(shown);
    }),
    { numRuns: 500 },
  );
});
