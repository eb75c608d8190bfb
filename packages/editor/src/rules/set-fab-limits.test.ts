import { applyEdit, type Board, emptyBoard, fabRulesFor } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { fabLimitChanges, setFabLimits } from "./set-fab-limits.ts";

const fab = fabRulesFor("jlcpcb", 2);
const plain = emptyBoard();
const [standard] = plain.rules.netClasses;
const board: Board = {
  ...plain,
  rules: {
    ...plain.rules,
    minTrackWidth: fromMm(0.05),
    netClasses: [
      { ...standard!, trackWidth: fromMm(0.1), viaDrill: fromMm(0.2), viaDiameter: fromMm(0.4) },
      { name: "Power" },
    ],
  },
};

it("a fab's limits become the board's minima in one step, and raise net classes that are below them", () => {
  const { edit } = setFabLimits(board, fab);
  const { rules } = applyEdit(board, edit!);
  expect(rules).toMatchObject({
    minTrackWidth: fab.track,
    minClearance: fab.space,
    minViaDiameter: fromMm(0.6),
    minHoleToHole: fab.holeToHole,
    minTextHeight: fab.silkTextHeight,
  });
  expect(rules.netClasses[0]).toMatchObject({ trackWidth: fab.track, viaDrill: fromMm(0.3), viaDiameter: fromMm(0.6) });
  expect(rules.netClasses[1]).toEqual({ name: "Power" });
  expect(fabLimitChanges(rules, fab)).toEqual([]);
  expect(fabLimitChanges(board.rules, fab)).toContainEqual({
    rule: "minTrackWidth",
    before: fromMm(0.05),
    after: fab.track,
  });
});

it("values that a fab says nothing about stay", () => {
  const osh = fabRulesFor("osh-park", 2);
  const { edit } = setFabLimits(board, osh);
  expect(applyEdit(board, edit!).rules.minHoleToHole).toBe(board.rules.minHoleToHole);
});
