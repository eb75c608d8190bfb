import { applyEdit, type Board, type Footprint, type Intent } from "@tracewright/board";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultsBetween } from "../testing/faults-between.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { type PlacementOptions, startPlacement } from "./placement-run.ts";

const QUICK = { effort: 0.004 };
const RUNS = { numRuns: 25 };
const BOARD = { width: 24, height: 16 };

const shape = fc.record({
  width: fc.integer({ min: 8, max: 50 }).map((tenths) => tenths / 10),
  height: fc.integer({ min: 8, max: 40 }).map((tenths) => tenths / 10),
  nets: fc.array(fc.constantFrom("A", "B", "C", "GND"), { minLength: 1, maxLength: 3 }),
  side: fc.constantFrom("front", "back"),
  through: fc.constantFrom(false, false, true),
});

/** Parts of both sides beside the board, connectors among them, and one that is locked on the back. */
const problem = fc
  .array(shape, { minLength: 2, maxLength: 12 })
  .map((shapes) =>
    testBoard(BOARD, [
      testPart({ reference: "K1", width: 3, height: 3, nets: ["A"], side: "back", locked: true, at: mm(4, 4) }),
      ...shapes.map((part, index) =>
        testPart({ ...part, reference: `${index % 5 === 0 ? "J" : "U"}${index + 1}`, at: mm(60, 5) }),
      ),
    ]),
  );

function candidatesOf(board: Board, options: PlacementOptions) {
  const run = startPlacement(board, undefined, { ...QUICK, ...options });
  while (run.step(5_000) === "running");
  return run.outcome().candidates;
}

describe("sides", () => {
  it("may all be the front: whatever is placed stands there, legally", () => {
    fc.assert(
      fc.property(problem, (board) => {
        for (const { edit, unplaced } of candidatesOf(board, { mode: "all", sides: "front" })) {
          const after = applyEdit(board, edit);
          for (const { reference, side, locked } of after.footprints)
            if (!locked) expect(`${reference} ${side}`).toBe(`${reference} front`);
          expect(after.footprints[0]).toBe(board.footprints[0]);
          expectLegal(board, after, unplaced);
        }
      }),
      RUNS,
    );
  });

  it("may be either, but for what people reach from outside and what has pins through the board", () => {
    fc.assert(
      fc.property(problem, (board) => {
        const intents = board.footprints.filter(({ reference }) => reference.startsWith("J")).map(edgeIntent);
        for (const { edit, unplaced, compromises } of candidatesOf(board, { mode: "all", sides: "both", intents })) {
          const after = applyEdit(board, edit);
          expectLegal(board, after, unplaced);
          const forced = new Set(compromises.map(({ reference }) => reference));
          for (const [index, { reference, side, pads }] of after.footprints.entries()) {
            const isBound = reference.startsWith("J") || pads.some(({ kind }) => kind === "through-hole");
            if (isBound && !forced.has(reference)) expect(side).toBe(board.footprints[index]?.side);
          }
        }
      }),
      RUNS,
    );
  });

  it("find room for twice as much on a board that has room for one side alone", () => {
    // Twelve parts of 5 mm; a board of 16 × 16 mm takes nine a side.
    const board = testBoard(
      { width: 16, height: 16 },
      Array.from({ length: 12 }, (_, index) =>
        testPart({ reference: `U${index + 1}`, width: 5, height: 5, nets: ["A", "B"], at: mm(60, 5) }),
      ),
    );
    for (const { unplaced } of candidatesOf(board, { mode: "all" })) expect(unplaced.length).toBeGreaterThan(0);
    for (const { edit, unplaced, compromises } of candidatesOf(board, { mode: "all", sides: "both" })) {
      expect(unplaced).toEqual([]);
      // It was allowed, and so nothing was given up.
      expect(compromises).toEqual([]);
      const onBack = applyEdit(board, edit).footprints.filter(({ side }) => side === "back").length;
      expect(onBack).toBeGreaterThanOrEqual(3);
    }
  });
});

function edgeIntent({ reference }: Footprint): Intent {
  const reason = { code: "said", facts: {} };
  return { kind: "edge", id: `edge:${reference}`, origin: "person", reason, part: reference };
}

function expectLegal(board: Board, after: Board, unplaced: readonly { readonly reference: string }[]): void {
  const skipped = new Set(unplaced.map(({ reference }) => reference));
  const moved = new Set(
    after.footprints.filter((part, index) => part !== board.footprints[index]).map(({ reference }) => reference),
  );
  expect(faultsBetween(after, { moved, skipped, ...BOARD })).toEqual([]);
}
