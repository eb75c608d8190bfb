import { expect, it } from "vitest";
import { candidateNumbers } from "./candidate-numbers.ts";

it("points out the one candidate that is better than both others, and none on a tie", () => {
  const [first, second, third] = candidateNumbers([
    { wireLengthMm: 210.4, areaMm2: 500 },
    { wireLengthMm: 250, areaMm2: 500 },
    { wireLengthMm: 230, areaMm2: 620 },
  ]);
  expect(first?.map(({ name, isBest }) => [name, isBest])).toEqual([
    ["wireLengthMm", true],
    ["areaMm2", false],
  ]);
  expect(second?.some(({ isBest }) => isBest)).toBe(false);
  expect(third?.some(({ isBest }) => isBest)).toBe(false);
});

it("leaves out what is not a number", () => {
  expect(candidateNumbers([{ wireLengthMm: "long", areaMm2: null, note: "x" }, null, undefined])).toEqual([[], [], []]);
});
