import { applyEdit, type Footprint } from "@tracewright/board";
import { expect, test } from "vitest";
import { startPlacement } from "../run/placement-run.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { placementProblemFromBoard } from "./problem-from-board.ts";

/** A strip of a board with a contact in its middle, about which U1 has its two pads: no box of U1's pads is free of it. */
function strip(height: number) {
  const parts: Footprint[] = [
    testPart({ reference: "J1", width: 1, height: 1, nets: ["A"], at: mm(10, 1), locked: true, courtyard: "none" }),
    testPart({ reference: "U1", width: 40, height: 1, nets: ["A", "B"], at: mm(10, 1), courtyard: "none" }),
    testPart({ reference: "R1", width: 1, height: 1, nets: ["B"], at: mm(5, 1) }),
  ];
  return testBoard({ width: 20, height }, parts);
}

test("a part for which the board has no other place is told from parts that have one", () => {
  const rooted = (height: number) =>
    placementProblemFromBoard(strip(height), { mode: "all", intents: [] }).rooted.map(({ reference }) => reference);
  expect(rooted(2)).toEqual(["U1"]);
  expect(rooted(6)).toEqual([]);
});

test("it stays where it stands, beside whatever else moves, and every candidate says so", () => {
  const board = strip(2);
  const run = startPlacement(board, undefined, { mode: "all", intents: [], effort: 0.01 });
  while (run.step(100_000) === "running");
  const { status, candidates } = run.outcome();
  expect(status).toBe("complete");
  for (const { edit, compromises, unplaced } of candidates) {
    expect(unplaced).toEqual([]);
    expect(applyEdit(board, edit).footprints[1]).toBe(board.footprints[1]);
    expect(compromises.map(({ reference, kind }) => `${kind} ${reference}`)).toContain("no-other-place U1");
  }
});

test("a part that was never placed is not rooted, wherever the file has it", () => {
  const board = strip(2);
  const rooted = (change: Partial<Footprint>) => {
    const footprints = board.footprints.map((part) => (part.locked ? part : { ...part, ...change }));
    return placementProblemFromBoard({ ...board, footprints }, { mode: "all", intents: [] }).rooted;
  };
  expect(rooted({})).toHaveLength(1);
  expect(rooted({ position: mm(90, 90) })).toEqual([]);
  expect(rooted({ placed: false })).toEqual([]);
});
