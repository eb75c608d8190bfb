import { Xorshift32 } from "@tracewright/algorithms";
import type { EdgeIntent } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { edgeSidesOf, findNearestEdgePlace, isAtEdge, leavesEdge, sideAtEdge } from "../layout/edge.ts";
import { Layout } from "../layout/layout.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { exchangeAtEdge } from "./edge-exchange.ts";
import { packRim } from "./pack-rim.ts";

const GRID = fromMm(0.1);
const edge = (part: string): EdgeIntent => ({
  id: `edge ${part}`,
  kind: "edge",
  origin: "person",
  part,
  reason: { code: "said", facts: {} },
});

/** Upright connectors of these lengths, 4 mm deep, on a board. */
function rimOf(lengths: readonly number[], { width, height }: { width: number; height: number }): Layout {
  const parts = lengths.map((length, index) =>
    testPart({ reference: `J${index + 1}`, width: length, height: 4, nets: ["A", "B", "C"], at: mm(90, 5 * index) }),
  );
  const board = testBoard({ width, height }, parts);
  const intents = parts.map(({ reference }) => edge(reference));
  const { problem } = placementProblemFromBoard(board, { fixed: [], strip: true, intents });
  return new Layout(problem, { halo: 0, crowded: false, overhang: false });
}

const partsOf = ({ problem }: Layout) => [...problem.wantsEdge.keys()];
const packed = (layout: Layout) => packRim(layout, partsOf(layout), { grid: GRID, random: new Xorshift32(1) }).seats;
/** How many find a seat one after another, each nearest to the middle of the board, greedily. */
function seatOneByOne(layout: Layout, wish: { x: number; y: number }): number {
  let seated = 0;
  for (const part of partsOf(layout)) {
    const place = findNearestEdgePlace(layout, part, { ...wish, grid: GRID });
    if (!place) continue;
    layout.put(part, place);
    seated += 1;
  }
  return seated;
}

describe("a rim that is nearly full", () => {
  const lengths = [17, 17, 17, 17, 8, 8, 8, 8, 8, 8];
  const size = { width: 40, height: 30 };

  it("seats all that belong to it, where one after another leaves gaps that are too short", () => {
    const layout = rimOf(lengths, size);
    expect(seatOneByOne(rimOf(lengths, size), { x: fromMm(20), y: fromMm(15) })).toBeLessThan(lengths.length);
    const seats = packed(layout);
    expect(seats.size).toBe(lengths.length);
    for (const [part, place] of seats) {
      expect(layout.fits(part, place)).toBe(true);
      expect(isAtEdge(layout.problem, part, place)).toBe(true);
      layout.put(part, place);
    }
  });

  it("leaves the layout as it was", () => {
    const layout = rimOf(lengths, size);
    packed(layout);
    expect(layout.stands).toEqual(new Uint8Array(lengths.length));
  });

  it("has upright connectors stand across it where they cannot all stand along it", () => {
    const long = rimOf([14, 14, 14, 14, 14, 14], { width: 30, height: 20 });
    const seats = packed(long);
    expect(seats.size).toBe(6);
    const along = [...seats].filter(([part, place]) =>
      edgeSidesOf(long.problem, part, place.pose).includes(sideAtEdge(long.problem, part, place)!),
    );
    expect(along.length).toBeLessThan(6);
  });

  it("seats as many as there is room for when there is not enough", () => {
    const seats = packed(
      rimOf(
        Array.from({ length: 16 }, () => 5),
        { width: 12, height: 10 },
      ),
    );
    expect(seats.size).toBeGreaterThan(3);
    expect(seats.size).toBeLessThan(16);
  });
});

describe("two connectors at the rim", () => {
  it("change places on one side by their outer ends, a long one with a short one", () => {
    const layout = rimOf([12, 6], { width: 40, height: 20 });
    layout.put(0, { x: fromMm(8), y: fromMm(2.2), pose: 0 });
    layout.put(1, { x: fromMm(18), y: fromMm(2.2), pose: 0 });
    const [to, back] = exchangeAtEdge(layout, 0, 1, GRID)!;
    expect([to.x, back.x]).toEqual([fromMm(15), fromMm(5)]);
    expect([to.y, back.y].map((y) => isAtEdge(layout.problem, 0, { x: fromMm(15), y, pose: 0 }))).toEqual([true, true]);
  });

  it("change places from side to side, turned", () => {
    const layout = rimOf([6, 6], { width: 30, height: 30 });
    layout.put(0, { x: fromMm(15), y: fromMm(2.2), pose: 0 });
    layout.put(1, { x: fromMm(2.2), y: fromMm(15), pose: 1 });
    const [to, back] = exchangeAtEdge(layout, 0, 1, GRID)!;
    expect([to.y, back.x]).toEqual([fromMm(15), fromMm(15)]);
    expect([to.pose % 2, back.pose % 2]).toEqual([1, 0]);
    expect([isAtEdge(layout.problem, 0, to), isAtEdge(layout.problem, 1, back)]).toEqual([true, true]);
  });

  it("stay where one of them does not stand at it", () => {
    const layout = rimOf([6, 6], { width: 30, height: 30 });
    layout.put(0, { x: fromMm(15), y: fromMm(2.2), pose: 0 });
    layout.put(1, { x: fromMm(15), y: fromMm(15), pose: 0 });
    expect(exchangeAtEdge(layout, 0, 1, GRID)).toBeUndefined();
  });

  it("never leave it again", () => {
    const layout = rimOf([6], { width: 30, height: 30 });
    layout.put(0, { x: fromMm(15), y: fromMm(15), pose: 0 });
    expect(leavesEdge(layout, 0, { x: fromMm(12), y: fromMm(12), pose: 0 })).toBe(false);
    layout.put(0, { x: fromMm(15), y: fromMm(2.2), pose: 0 });
    expect(leavesEdge(layout, 0, { x: fromMm(12), y: fromMm(12), pose: 0 })).toBe(true);
    expect(leavesEdge(layout, 0, { x: fromMm(9), y: fromMm(2.2), pose: 0 })).toBe(false);
  });
});
