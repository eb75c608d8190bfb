import { applyEdit, type Board } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlacementCandidate } from "../candidate/placement-candidate.ts";
import { faultsBetween } from "../testing/faults-between.ts";
import { mm, type TestPart, testBoard, testPart } from "../testing/test-board.ts";
import { type PlacementOptions, resumePlacement, startPlacement } from "./placement-run.ts";

const QUICK = { effort: 0.004 };
const RUNS = { numRuns: 25 };
const BOARD = { width: 24, height: 16 };
const CUT_OUT = [10, 6, 3, 4] as const;
const hole = { minX: fromMm(10), minY: fromMm(6), maxX: fromMm(13), maxY: fromMm(10) };
const NETS = ["A", "B", "C", "D", "GND"];

const partShape = fc.record({
  width: fc.integer({ min: 8, max: 50 }).map((tenths) => tenths / 10),
  height: fc.integer({ min: 8, max: 40 }).map((tenths) => tenths / 10),
  nets: fc.array(fc.constantFrom(...NETS), { minLength: 1, maxLength: 3 }),
  side: fc.constantFrom("front", "back"),
  through: fc.boolean(),
  row: fc.constantFrom(-0.4, 0, 0.4),
});

/** Free parts in a heap beside the board, some connectors among them, and locked ones in two corners. */
const problem = fc
  .record({ free: fc.array(partShape, { minLength: 1, maxLength: 14 }), locked: fc.array(partShape, { maxLength: 2 }) })
  .map(({ free, locked }) => {
    const letter = (index: number) => (index % 5 === 0 ? "J" : "U");
    const loose = free.map((shape, index) =>
      testPart({ ...shape, reference: `${letter(index)}${index + 1}`, at: mm(60, 5) } satisfies TestPart),
    );
    const kept = locked.map((shape, index) =>
      testPart({ ...shape, reference: `K${index + 1}`, locked: true, at: index === 0 ? mm(3, 3) : mm(21, 13) }),
    );
    return testBoard({ ...BOARD, cutOuts: [CUT_OUT] }, [...kept, ...loose]);
  });

function candidatesOf(board: Board, options: PlacementOptions = {}): readonly PlacementCandidate[] {
  const run = startPlacement(board, undefined, { ...QUICK, ...options });
  while (run.step(5_000) === "running");
  return run.outcome().candidates;
}

describe("every candidate of any problem", () => {
  it("keeps courtyards and pads apart and pads on the board, except for what it says found no room", () => {
    fc.assert(
      fc.property(problem, fc.integer({ min: 0, max: 1_000 }), (board, seed) => {
        const moved = new Set(board.footprints.filter(({ locked }) => !locked).map(({ reference }) => reference));
        for (const { edit, unplaced } of candidatesOf(board, { seed })) {
          const skipped = new Set(unplaced.map(({ reference }) => reference));
          expect(faultsBetween(applyEdit(board, edit), { moved, skipped, ...BOARD, hole })).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it("leaves locked parts, parts named fixed and the side of every part alone, or says that it turned a part over", () => {
    fc.assert(
      fc.property(problem, (board) => {
        const fixed = board.footprints.at(-1)?.reference ?? "";
        for (const { edit, compromises } of candidatesOf(board, { fixed: [fixed], strip: true })) {
          const turned = new Set(
            compromises.flatMap(({ kind, reference }) => (kind === "other-side" ? reference : [])),
          );
          for (const [index, after] of applyEdit(board, edit).footprints.entries()) {
            const before = board.footprints[index];
            if (after.locked || after.reference === fixed) expect(after).toBe(before);
            expect(after.side !== before?.side).toBe(turned.has(after.reference));
          }
        }
      }),
      RUNS,
    );
  });

  it("comes out the same when it is interrupted anywhere", () => {
    fc.assert(
      fc.property(problem, fc.integer({ min: 1, max: 6_000 }), (board, pause) => {
        const whole = startPlacement(board, undefined, QUICK);
        while (whole.step(1_000) === "running");
        let run = startPlacement(board, undefined, QUICK);
        // Counted, because a checkpoint that forgets its progress would never end.
        for (let rests = 0; rests < 4; rests += 1) {
          run.step(pause);
          run = resumePlacement(board, undefined, run.checkpoint(), QUICK);
        }
        while (run.step(1_000) === "running");
        expect(run.outcome()).toEqual(whole.outcome());
      }),
      RUNS,
    );
  });
});
