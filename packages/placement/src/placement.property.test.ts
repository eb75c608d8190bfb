import {
  applyEdit,
  type Board,
  type Box,
  boxOfPoints,
  type Footprint,
  footprintCourtyard,
  fromMm,
  netClassOf,
  padBox,
  padHole,
} from "@tracewright/board";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PlacementCandidate, type PlacementOptions, resumePlacement, startPlacement } from "./placement-run.ts";
import { mm, type TestPart, testBoard, testPart } from "./testing/test-board.ts";

const QUICK = { effort: 0.004 };
const RUNS = { numRuns: 25 };
const BOARD = { width: 24, height: 16 };
const CUT_OUT = [10, 6, 3, 4] as const;
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

function overlap(a: Box, b: Box, gap = 0): boolean {
  return a.minX < b.maxX + gap && b.minX < a.maxX + gap && a.minY < b.maxY + gap && b.minY < a.maxY + gap;
}

/** The slow obvious way, with nothing of the engine's: courtyard boxes, pads and the edge, every pair. */
function faultsOf(board: Board, moved: ReadonlySet<string>, skipped: ReadonlySet<string>): string[] {
  const parts = board.footprints.filter(({ reference }) => !skipped.has(reference));
  const clearance = netClassOf(board, undefined).clearance;
  const hole = { minX: fromMm(10), minY: fromMm(6), maxX: fromMm(13), maxY: fromMm(10) };
  const faults: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (moved.has(part.reference))
      for (const pad of part.pads) {
        const box = padBox(part, pad);
        if (box.minX < 0 || box.minY < 0 || box.maxX > fromMm(BOARD.width) || box.maxY > fromMm(BOARD.height))
          faults.push(`${part.reference} pad ${pad.number} is outside`);
        if (overlap(box, hole)) faults.push(`${part.reference} pad ${pad.number} is in the cut-out`);
      }
    for (const other of parts.slice(index + 1)) {
      if (!moved.has(part.reference) && !moved.has(other.reference)) continue;
      for (const side of ["front", "back"] as const)
        if (courtyardBoxes(part, side).some((a) => courtyardBoxes(other, side).some((b) => overlap(a, b))))
          faults.push(`${part.reference} overlaps ${other.reference} on the ${side}`);
      for (const pad of part.pads)
        for (const against of other.pads) {
          const share = padHole(part, pad) ?? padHole(other, against) ?? (part.side === other.side ? true : undefined);
          if (share && overlap(padBox(part, pad), padBox(other, against), clearance))
            faults.push(`${part.reference} pad ${pad.number} is too near to ${other.reference} pad ${against.number}`);
        }
    }
  }
  return faults;
}

function courtyardBoxes(part: Footprint, side: "front" | "back"): Box[] {
  return footprintCourtyard(part)[side].flatMap(({ outer }) => boxOfPoints(outer) ?? []);
}

describe("every candidate of any problem", () => {
  it("keeps courtyards and pads apart and pads on the board, except for what it says found no room", () => {
    fc.assert(
      fc.property(problem, fc.integer({ min: 0, max: 1_000 }), (board, seed) => {
        const moved = new Set(board.footprints.filter(({ locked }) => !locked).map(({ reference }) => reference));
        for (const { edit, unplaced } of candidatesOf(board, { seed })) {
          const skipped = new Set(unplaced.map(({ reference }) => reference));
          expect(faultsOf(applyEdit(board, edit), moved, skipped)).toEqual([]);
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
