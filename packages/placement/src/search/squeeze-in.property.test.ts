import type { EdgeIntent } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { isAtEdge, placesAtEdge } from "../layout/edge.ts";
import { Layout } from "../layout/layout.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { squeezeIn } from "./squeeze-in.ts";

const GRID = fromMm(0.1);
const TOP = 2;
const MARGIN = 2;
const edge = (part: string): EdgeIntent => ({
  id: `edge ${part}`,
  kind: "edge",
  origin: "person",
  part,
  reason: { code: "said", facts: {} },
});

/** Connectors side by side along the top of a board that is too low for a second row, the last one lying beside the board. */
function rowOf(lengths: readonly number[], gaps: readonly number[], room: number): Layout {
  const width = lengths.reduce((sum, length) => sum + length, MARGIN + room);
  const parts = lengths.map((length, index) =>
    testPart({ reference: `J${index + 1}`, width: length, height: 4, nets: ["A", "B"], at: mm(-20, 8 * index) }),
  );
  const { problem } = placementProblemFromBoard(testBoard({ width, height: 5 }, parts), {
    fixed: [],
    strip: true,
    intents: parts.map(({ reference }) => edge(reference)),
  });
  const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
  let at = MARGIN / 2;
  for (const [part, length] of lengths.slice(0, -1).entries()) {
    at += gaps[part]!;
    const along = fromMm(Number((at + length / 2).toFixed(1)));
    const place = placesAtEdge(layout, part, { pose: 0, side: TOP, along, grid: GRID })[0];
    if (place && layout.fits(part, place)) layout.put(part, place);
    at += length;
  }
  return layout;
}

const isLegal = (layout: Layout) => [...layout.stands.keys()].every((part) => layout.fits(part, layout.placeOf(part)));
const placesOf = (layout: Layout) =>
  [...layout.stands.keys()].filter((part) => layout.stands[part] === 1).map((part) => layout.placeOf(part));

/** Lengths, and how the room that is left is spread in front of all but the last. */
const rows = fc.array(fc.integer({ min: 5, max: 14 }), { minLength: 2, maxLength: 6 }).chain((lengths) =>
  fc.record({
    lengths: fc.constant(lengths),
    shares: fc.array(fc.integer({ min: 0, max: 10 }), { minLength: lengths.length, maxLength: lengths.length }),
  }),
);

describe("one more connector on a rim whose gaps are too short for it", () => {
  it("finds room where all of them together have it, and everybody stands legally at the rim", () => {
    fc.assert(
      fc.property(rows, ({ lengths, shares }) => {
        const last = lengths.length - 1;
        const spare = lengths[last]! + 1;
        const sum = shares.reduce((a, b) => a + b, 0) || 1;
        const layout = rowOf(
          lengths,
          shares.map((share) => (share / sum) * spare),
          1,
        );
        fc.pre(layout.stands.slice(0, last).every((stand) => stand === 1));
        const squeeze = squeezeIn(layout, last, GRID);
        expect(squeeze?.seats.size).toBeGreaterThan(0);
        for (const part of squeeze!.seats.keys()) layout.takeUp(part);
        for (const [part, place] of squeeze!.seats) layout.put(part, place);
        expect(layout.stands).toEqual(new Uint8Array(lengths.length).fill(1));
        expect(isLegal(layout)).toBe(true);
        for (const [part, place] of placesOf(layout).entries())
          expect(isAtEdge(layout.problem, part, place)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  it("leaves the layout as it was, and finds none where the rim is shorter than they are", () => {
    fc.assert(
      fc.property(rows, ({ lengths }) => {
        const none = lengths.map(() => 0);
        const layout = rowOf(lengths, none, -MARGIN - 1);
        const before = placesOf(layout);
        expect(squeezeIn(layout, lengths.length - 1, GRID)).toBeUndefined();
        expect(placesOf(layout)).toEqual(before);
      }),
      { numRuns: 8 },
    );
  });
});

describe("what does not belong to the edge", () => {
  it("is not pushed along it, but named as being in the way", () => {
    const parts = [
      testPart({ reference: "J1", width: 8, height: 4, nets: ["A", "B"], at: mm(-20, 0) }),
      testPart({ reference: "U1", width: 18, height: 4, nets: ["A", "C"], at: mm(-20, 8) }),
    ];
    const { problem } = placementProblemFromBoard(testBoard({ width: 20, height: 5 }, parts), {
      fixed: [],
      strip: true,
      intents: [edge("J1")],
    });
    const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
    layout.put(1, { x: fromMm(10), y: fromMm(2.5), pose: 0 });
    const squeeze = squeezeIn(layout, 0, GRID)!;
    expect([...squeeze.seats.keys()]).toEqual([0]);
    expect(squeeze.blockers).toEqual([1]);
  });
});
