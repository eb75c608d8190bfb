import fc from "fast-check";
import { expect, it } from "vitest";
import { seriesValues, snapToSeries } from "./e-series.ts";

it("each series has as many values a decade as its name says, all different and rising", () => {
  for (const [name, count] of [
    ["E6", 6],
    ["E12", 12],
    ["E24", 24],
    ["E48", 48],
    ["E96", 96],
    ["E192", 192],
  ] as const) {
    const values = seriesValues(name);
    expect(values).toHaveLength(count);
    expect([...new Set(values)].sort((a, b) => a - b)).toEqual(values);
  }
});

it("E192 has 9.20, the one value of the standard that its formula does not give", () => {
  expect(seriesValues("E192")).toContain(9.2);
  expect(seriesValues("E192")).not.toContain(9.19);
});

it.each([
  [1591.5, "E24", 1600],
  [7.98e-6, "E12", 8.2e-6],
  [75_000, "E24", 75_000],
  [9.9, "E6", 10],
  [0, "E24", 0],
] as const)("%d becomes %s %d", (value, series, snapped) => {
  expect(snapToSeries(value, series)).toBe(snapped);
});

it("what is not positive and finite has no neighbour", () => {
  for (const value of [-1, NaN, Infinity]) expect(snapToSeries(value, "E24")).toBeUndefined();
});

it("no value of the series is nearer than the one chosen, and a chosen one stays", () => {
  const values = Array.from({ length: 24 }, (_, index) => index - 13).flatMap((decade) =>
    seriesValues("E24").map((step) => Number(`${step}e${decade}`)),
  );
  const away = (from: number, to: number) => Math.abs(Math.log(from / to));
  fc.assert(
    fc.property(fc.double({ min: 1e-12, max: 1e9, noNaN: true }), (value) => {
      const snapped = snapToSeries(value, "E24") ?? NaN;
      for (const other of values) expect(away(snapped, value)).toBeLessThanOrEqual(away(other, value) + 1e-12);
      expect(snapToSeries(snapped, "E24")).toBe(snapped);
    }),
  );
});
