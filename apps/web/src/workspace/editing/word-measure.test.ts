import { expect, it } from "vitest";
import { wordMeasure } from "./word-measure.ts";

const origin = { x: 0, y: 0 };

it("tells a distance with its steps and its angle, which turns against the clock while y grows downwards", () => {
  expect(wordMeasure({ from: origin, to: { x: 3_000_000, y: -4_000_000 } }, "mm")).toEqual({
    length: "5.0000 mm",
    steps: ["dx 3.0000 mm", "dy -4.0000 mm", "53.1°"],
  });
});

it("tells it in mils", () => {
  expect(wordMeasure({ from: origin, to: { x: 0, y: 2_540_000 } }, "mil")).toEqual({
    length: "100.00 mil",
    steps: ["dx 0.00 mil", "dy 100.00 mil", "270.0°"],
  });
});

it("calls a line that all but lies flat 0°, not 360°", () => {
  expect(wordMeasure({ from: origin, to: { x: 10_000_000, y: 100 } }, "mm").steps).toContain("0.0°");
});
