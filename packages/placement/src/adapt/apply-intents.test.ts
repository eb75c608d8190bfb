import { applyEdit, type Board, type Footprint, type Intent, padPosition } from "@tracewright/board";
import { fromMm, type Point } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { startPlacement } from "../run/placement-run.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";

const FAR = fromMm(8);

function place(board: Board, intents: readonly Intent[]): readonly Board[] {
  const run = startPlacement(board, undefined, { strip: true, intents, effort: 0.2, fixed: ["K*"] });
  while (run.step(100_000) === "running");
  return run.outcome().candidates.map(({ edit }) => applyEdit(board, edit));
}

function padOf({ footprints }: Board, reference: string, number: string): Point {
  const part = footprints.find((footprint) => footprint.reference === reference);
  const pad = part?.pads.find((candidate) => candidate.number === number);
  return part && pad ? padPosition(part, pad) : { x: Number.NaN, y: Number.NaN };
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Two posts at the ends of the board that all small parts are wired to, and a chip that pulls nothing. */
const board = testBoard({ width: 60, height: 20 }, [
  { ...testPart({ reference: "K1", width: 2, height: 2, nets: ["A", "S"], at: mm(2, 10) }), locked: true },
  { ...testPart({ reference: "K2", width: 2, height: 2, nets: ["B", "S"], at: mm(58, 10) }), locked: true },
  testPart({ reference: "U1", width: 4, height: 4, nets: ["B", "S"], at: mm(50, 50) }),
  testPart({ reference: "C1", width: 2, height: 1, nets: ["A", "S"], at: mm(50, 50) }),
  ...["R1", "R2", "R3"].map(
    (reference, index): Footprint =>
      testPart({ reference, width: 2, height: 1, nets: [index % 2 ? "A" : "B", `N${index}`], at: mm(50, 50) }),
  ),
]);

const reason = { code: "test", facts: {} };

describe("an intent", () => {
  it("brings a pad to the pin it is for, against the pull of its wires", () => {
    const near: Intent = {
      id: "near C1",
      kind: "near",
      origin: "person",
      part: "C1",
      links: [{ from: { reference: "C1", pad: "1" }, to: { reference: "U1", pad: "1" }, within: fromMm(1) }],
      reason,
    };
    for (const placed of place(board, [near]))
      expect(apart(padOf(placed, "C1", "1"), padOf(placed, "U1", "1"))).toBeLessThan(FAR);
    for (const placed of place(board, []))
      expect(apart(padOf(placed, "C1", "1"), padOf(placed, "U1", "1"))).toBeGreaterThan(FAR);
  });

  it("holds a part at both ends beside another one, parallel to it", () => {
    const pins = ["1", "2"].map((pad) => ({
      from: { reference: "R1", pad },
      to: { reference: "R2", pad },
      within: fromMm(1.2),
    }));
    const held: Intent = { id: "pair R1", kind: "series", origin: "circuit", part: "R1", links: pins, reason };
    for (const placed of place(board, [held]))
      for (const pad of ["1", "2"])
        expect(apart(padOf(placed, "R1", pad), padOf(placed, "R2", pad))).toBeLessThan(fromMm(1.6));
  });

  it("keeps the parts of a group together", () => {
    const group: Intent = {
      id: "group",
      kind: "group",
      origin: "person",
      name: "filter",
      parts: ["R1", "R2", "R3"],
      reason,
    };
    const spread = (placed: Board) =>
      Math.max(...["R2", "R3"].map((reference) => apart(padOf(placed, "R1", "1"), padOf(placed, reference, "1"))));
    for (const placed of place(board, [group])) expect(spread(placed)).toBeLessThan(FAR);
    for (const placed of place(board, [])) expect(spread(placed)).toBeGreaterThan(FAR);
  });

  it("leaves a part where it is", () => {
    const stays: Intent = { id: "fixed U1", kind: "fixed", origin: "person", part: "U1", reason };
    for (const placed of place(board, [stays])) expect(placed.footprints[2]).toBe(board.footprints[2]);
  });

  it("about parts that are not there asks for nothing", () => {
    const lost: Intent = {
      id: "near C9",
      kind: "near",
      origin: "person",
      part: "C9",
      links: [{ from: { reference: "C9", pad: "1" }, to: { reference: "U1", pad: "1" }, within: 0 }],
      reason,
    };
    expect(place(board, [lost])).toEqual(place(board, []));
  });
});
