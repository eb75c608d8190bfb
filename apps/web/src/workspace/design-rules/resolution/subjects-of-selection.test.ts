import { type Board, emptyBoard, itemId } from "@tracewright/board";
import { aFootprint, aPad, aTrack } from "@tracewright/board/testing";
import { expect, it } from "vitest";
import { firstPair, subjectsOfSelection } from "./subjects-of-selection.ts";

const [r1, t1] = [itemId("r1"), itemId("t1")];
const board: Board = {
  ...emptyBoard(),
  footprints: [aFootprint({ id: r1, reference: "R1", pads: ["p1", "p2"].map((id) => aPad({ id: itemId(id) })) })],
  tracks: [aTrack({ id: t1, start: { x: 0, y: 0 }, end: { x: 1, y: 0 }, width: 1 })],
};

it("a part stands for its pads, and the first two things are of different items where they can be", () => {
  const both = subjectsOfSelection(board, [r1, t1]);
  expect(both.map(({ id }) => id)).toEqual(["p1", "p2", "t1"]);
  expect(firstPair(both)).toEqual(["p1", "t1"]);
  expect(firstPair(subjectsOfSelection(board, [r1]))).toEqual(["p1", "p2"]);
  expect(firstPair(subjectsOfSelection(board, [t1]))).toBeUndefined();
});
