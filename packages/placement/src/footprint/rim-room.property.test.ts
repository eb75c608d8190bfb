import { Xorshift32 } from "@tracewright/algorithms";
import type { EdgeIntent } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { Layout } from "../layout/layout.ts";
import { packRim } from "../search/pack-rim.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { measureRimRoom } from "./rim-room.ts";

const edge = (part: string): EdgeIntent => ({
  id: `edge ${part}`,
  kind: "edge",
  origin: "person",
  part,
  reason: { code: "said", facts: {} },
});

function boardOf(lengths: readonly number[], width: number, height: number) {
  const parts = lengths.map((length, index) =>
    testPart({ reference: `J${index + 1}`, width: length, height: 3, nets: ["A", "B"], at: mm(90, 5 * index) }),
  );
  return testBoard({ width, height }, parts);
}

describe("the room at a rim", () => {
  it("is all of it where nothing stands there, and what is needed are the short sides of upright parts", () => {
    const board = boardOf([10, 10, 2], 30, 20);
    const { needed, free, most } = measureRimRoom(board, board.footprints, { staying: [] });
    expect([needed, free, most]).toEqual([fromMm(8), fromMm(100), 3]);
  });

  it("is less by what stays before it", () => {
    const plug = testPart({ reference: "X1", width: 10, height: 4, nets: ["A"], at: mm(15, 2) });
    const board = testBoard({ width: 30, height: 20 }, [plug, ...boardOf([10], 30, 20).footprints]);
    const parts = board.footprints.filter(({ reference }) => reference !== "X1");
    expect(measureRimRoom(board, parts, { staying: board.footprints.slice(0, 1) }).free).toBe(fromMm(90));
  });

  it("has room for fewer than all where they need more than there is", () => {
    const board = boardOf(
      Array.from({ length: 20 }, () => 6),
      10,
      8,
    );
    const { needed, free, most } = measureRimRoom(board, board.footprints, { staying: [] });
    expect([needed, free, most]).toEqual([fromMm(60), fromMm(36), 12]);
  });

  it("is never too small for what stands there", () => {
    const lengths = fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 3, maxLength: 9 });
    fc.assert(
      fc.property(lengths, fc.integer({ min: 8, max: 16 }), fc.integer({ min: 8, max: 14 }), (sizes, width, height) => {
        const board = boardOf(sizes, width, height);
        const intents = board.footprints.map(({ reference }) => edge(reference));
        const { problem } = placementProblemFromBoard(board, { fixed: [], strip: true, intents });
        const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
        const parts = [...problem.wantsEdge.keys()];
        const { seats } = packRim(layout, parts, { grid: fromMm(0.1), random: new Xorshift32(1) });
        expect(seats.size).toBeLessThanOrEqual(measureRimRoom(board, board.footprints, { staying: [] }).most);
      }),
      { numRuns: 12 },
    );
  });
});
