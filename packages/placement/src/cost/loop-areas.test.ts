import type { Intent } from "@tracewright/board";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { Layout } from "../layout/layout.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { LoopAreas } from "./loop-areas.ts";

const pin = (reference: string) => ({ reference, pad: "1" });
const LOOP: Intent = {
  id: "switching-loop",
  origin: "person",
  reason: { code: "person", facts: {} },
  kind: "switching-loop",
  pins: [pin("C1"), pin("U1"), pin("D1")],
  links: [],
};

/** Parts of a single pad in their middle; the last stays where it is. */
function layoutOf(loop: Intent): Layout {
  const at = (reference: string, x: number, y: number) =>
    testPart({ reference, width: 2, height: 2, nets: ["A"], at: mm(x, y), locked: reference === "D1" });
  const board = testBoard({ width: 40, height: 40 }, [at("C1", 10, 10), at("U1", 20, 10), at("D1", 10, 16)]);
  const { problem } = placementProblemFromBoard(board, { fixed: [], strip: true, intents: [loop] });
  const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
  for (let part = 0; part < problem.partCount; part += 1) layout.put(part, layout.placeOf(part));
  return layout;
}

describe("the area within a switched current's loop", () => {
  it("costs a millimetre of wire a square millimetre", () => {
    // A right triangle of 10 by 6 mm.
    expect(new LoopAreas(layoutOf(LOOP)).total()).toBeCloseTo(30e6, 0);
  });

  it("is the same from wherever and whichever way around the current is followed", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(LOOP.pins as { reference: string; pad: string }[], { minLength: 3 }), (pins) => {
        expect(new LoopAreas(layoutOf({ ...LOOP, pins })).total()).toBeCloseTo(30e6, 0);
      }),
    );
  });

  it("counts for no loop of which a pin is not there", () => {
    const loop = { ...LOOP, pins: [...LOOP.pins, pin("L9")] };
    expect(layoutOf(loop).problem.loops).toEqual([]);
  });

  it("changes by what a move says, and is taken back", () => {
    const layout = layoutOf(LOOP);
    const loops = new LoopAreas(layout);
    layout.put(1, { x: 14_000_000, y: 10_000_000, pose: 0 });
    expect(loops.change(Int32Array.of(1), 1)).toBeCloseTo(-18e6, 0);
    layout.put(1, { x: 20_000_000, y: 10_000_000, pose: 0 });
    loops.takeBack();
    expect(loops.total()).toBeCloseTo(30e6, 0);
  });
});
