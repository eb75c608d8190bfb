import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dimensionOf, nameDimension, readMeasure, timesDimension, writeMeasure } from "./unit.ts";

describe("a measure", () => {
  it.each([
    ["4.7 kΩ", "", 4700, "Ω"],
    ["4k7", "Ω", 4700, "Ω"],
    ["0R1", "", 0.1, "Ω"],
    ["10k", "Ω", 10_000, "Ω"],
    ["5m", "Ω", 0.005, "Ω"],
    ["5 m", "", 5, "m"],
    ["100 nF", "", 1e-7, "F"],
    ["0,1 µF", "", 1e-7, "F"],
    ["500 kHz", "Hz", 500_000, "Hz"],
    ["3.3", "V", 3.3, "V"],
    ["-40 K", "", -40, "K"],
    ["2 %", "", 0.02, "a bare number"],
    ["1e3", "", 1000, "a bare number"],
    ["12 MHz", "Hz", 12e6, "Hz"],
  ])("%s is read where %j is expected", (text, unit, value, name) => {
    const measure = readMeasure(text, unit);
    expect(measure?.value).toBe(value);
    expect(measure && nameDimension(measure.dimension)).toBe(name);
  });

  it.each(["", "DNP", "4.7 kilo", "1e999", "5 furlongs", "constructor", "1 __proto__"])("%j is none", (text) => {
    expect(readMeasure(text)).toBeUndefined();
  });

  it("is written with a prefix and four digits, and read back to the same", () => {
    expect(writeMeasure(4700, "Ω")).toBe("4.7 kΩ");
    expect(writeMeasure(999.96, "Hz")).toBe("1 kHz");
    expect(writeMeasure(0.1, "")).toBe("0.1");
    fc.assert(
      fc.property(fc.double({ min: 1e-11, max: 9e8, noNaN: true }), (value) => {
        const read = readMeasure(writeMeasure(value, "V"))?.value ?? NaN;
        expect(Math.abs(read / value - 1)).toBeLessThan(6e-4);
      }),
    );
  });
});

it("volts times amperes are watts, and volts over amperes ohms", () => {
  const [volt, ampere] = [dimensionOf("V")!, dimensionOf("A")!];
  expect(nameDimension(timesDimension(volt, ampere))).toBe("W");
  expect(nameDimension(timesDimension(volt, ampere, -1))).toBe("Ω");
});
