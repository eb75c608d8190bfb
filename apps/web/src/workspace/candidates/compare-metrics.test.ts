import { expect, it } from "vitest";
import { compareMetrics } from "./compare-metrics.ts";

const bestOf = (rows: ReturnType<typeof compareMetrics>, name: string) =>
  rows.find((row) => row.name === name)?.cells.map((cell) => cell?.isBest);

it("points out what is better than another and worse than none", () => {
  const rows = compareMetrics([
    { wireLengthMm: 210.4, areaMm2: 500, trialRouted: 98 },
    { wireLengthMm: 250, areaMm2: 500, trialRouted: 100 },
    { wireLengthMm: 230, areaMm2: 620, trialRouted: 100 },
  ]);
  expect(bestOf(rows, "wireLengthMm")).toEqual([true, false, false]);
  expect(bestOf(rows, "areaMm2")).toEqual([true, true, false]);
  expect(bestOf(rows, "trialRouted")).toEqual([false, true, true]);
});

it("calls none the best where all are equal, look equal or cannot be better", () => {
  const rows = compareMetrics([
    { crossings: 4, wireLengthMm: 210.1, sides: 1 },
    { crossings: 4, wireLengthMm: 209.9, sides: 2 },
  ]);
  for (const name of ["crossings", "wireLengthMm", "sides"]) expect(bestOf(rows, name)).toEqual([false, false]);
});

it("leaves out what is not a number, and rows without any", () => {
  expect(compareMetrics([{ wireLengthMm: "long", areaMm2: null, note: "x" }, null, undefined])).toEqual([]);
  const [row] = compareMetrics([{ trialVias: 3 }, {}]);
  expect(row?.cells).toEqual([{ value: 3, isBest: false }, undefined]);
});

it("tells how many of the connectors are at the edge", () => {
  const [row] = compareMetrics([
    { edgePartsOut: 2, edgeParts: 3 },
    { edgePartsOut: 3, edgeParts: 3 },
  ]);
  expect(row?.cells).toEqual([
    { value: 2, isBest: false, outOf: 3 },
    { value: 3, isBest: true, outOf: 3 },
  ]);
});

it("tells of a trial that its allowance ended that it routed at least so much", () => {
  const [row] = compareMetrics([
    { trialRouted: 96, trialCut: 1 },
    { trialRouted: 96, trialCut: 0 },
    { trialRouted: 100, trialCut: 1 },
  ]);
  expect(row?.cells.map((cell) => cell?.isAtLeast)).toEqual([true, undefined, undefined]);
});
