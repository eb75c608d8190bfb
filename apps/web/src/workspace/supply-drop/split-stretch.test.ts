import { itemId } from "@tracewright/board";
import type { DropStretch } from "@tracewright/checks";
import { expect, it } from "vitest";
import { splitStretch } from "./split-stretch.ts";

const stretch = (drops: readonly [number, number]): DropStretch => ({
  item: itemId("t"),
  layer: "F.Cu",
  width: 200_000,
  start: { x: 0, y: 0 },
  end: { x: 1000, y: 0 },
  drops,
});
const piecesOf = (drops: readonly [number, number], max: number) =>
  splitStretch(stretch(drops), max, 4).map(({ step, start, end }) => [step, start.x, end.x]);

it("a track changes its colour where its drop reaches the next step, in whichever direction it was drawn", () => {
  expect(piecesOf([0, 1], 1)).toEqual([
    [0, 0, 250],
    [1, 250, 500],
    [2, 500, 750],
    [3, 750, 1000],
  ]);
  expect(piecesOf([0.5, 0.125], 1)).toEqual([
    [2, 0, 0],
    [1, 0, expect.closeTo(666.667, 2)],
    [0, expect.closeTo(666.667, 2), 1000],
  ]);
});

it("a track without a drop has one colour, also where no copper drops anything", () => {
  expect(piecesOf([0.3, 0.3], 1)).toEqual([[1, 0, 1000]]);
  expect(piecesOf([0, 0], 0)).toEqual([[0, 0, 1000]]);
});
