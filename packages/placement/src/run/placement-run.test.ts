import {
  applyEdit,
  type Board,
  type Footprint,
  footprintCourtyard,
  type Group,
  itemId,
  padPosition,
} from "@tracewright/board";
import { fromMm, type Point } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { type PlacementOptions, resumePlacement, startPlacement } from "./placement-run.ts";

const STEP = 20_000;

/** A part with a square courtyard and one pad a net, in a row. */
function part(reference: string, side: number, nets: readonly string[], at: Point): Footprint {
  return testPart({ reference, width: side, height: side, nets, at });
}

/** `count` parts outside a 30 × 20 mm board with a cut-out, a locked one inside, chained by nets. */
function boardWith(count: number, side = 2.5): Board {
  const parts = Array.from({ length: count }, (_, index) =>
    part(`U${index + 1}`, side, [`N${index}`, `N${index + 1}`, "GND"], mm(100 + index * 5, 0)),
  );
  const locked = { ...part("J1", 3, ["N0", "GND"], mm(4, 10)), locked: true };
  return testBoard({ width: 30, height: 20, cutOuts: [[14, 8, 3, 4]] }, [locked, ...parts]);
}

/** A tenth of the usual work is enough for what is asked here. */
const QUICK: PlacementOptions = { effort: 0.1 };

function run(board: Board, options: PlacementOptions = {}) {
  const engine = startPlacement(board, undefined, { ...QUICK, ...options });
  while (engine.step(STEP) === "running");
  return engine.outcome();
}

/** The slow obvious way: corner against corner, for squares. */
function illegalities(board: Board): string[] {
  const boxes = board.footprints.map((footprint) => {
    const corners = footprintCourtyard(footprint).front.flatMap(({ outer }) => outer);
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    return {
      name: footprint.reference,
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  });
  const hole = { name: "cut-out", left: fromMm(14), right: fromMm(17), top: fromMm(8), bottom: fromMm(12) };
  const problems: string[] = [];
  for (const [index, a] of boxes.entries()) {
    if (a.left < 0 || a.top < 0 || a.right > fromMm(30) || a.bottom > fromMm(20)) problems.push(`${a.name} is outside`);
    for (const b of [...boxes.slice(index + 1), hole])
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        problems.push(`${a.name} overlaps ${b.name}`);
  }
  return problems;
}

it("leaves a locked rigid block where it is, and places the others beside it", () => {
  const plain = boardWith(6);
  const [one, other] = [mm(20, 4), mm(23, 4)];
  const spots = new Map([
    ["U1", one],
    ["U2", other],
  ]);
  const footprints = plain.footprints.map((footprint) => ({
    ...footprint,
    position: spots.get(footprint.reference) ?? footprint.position,
  }));
  const members = footprints.filter(({ reference }) => spots.has(reference)).map(({ id }) => id);
  const block: Group = {
    ...{ id: itemId("block"), name: "Block", members, locked: true },
    block: {
      ...{ use: "u", document: "0".repeat(64), mode: "rigid", margin: 0, ports: [] },
      anchor: { part: members[0]!, rotation: 0, side: "front" },
    },
  };
  const board: Board = { ...plain, schemaVersion: 2, footprints, groups: [block] };
  const { candidates } = run(board, { mode: "all" });
  expect(candidates.length).toBeGreaterThan(0);
  for (const { edit } of candidates) {
    const after = applyEdit(board, edit);
    expect(after.footprints.filter(({ id }) => members.includes(id))).toEqual(
      footprints.filter(({ id }) => members.includes(id)),
    );
    expect(illegalities(after)).toEqual([]);
  }
});

describe("placement", () => {
  it("gives three candidates in which nothing overlaps, lies outside or stands in the cut-out", () => {
    const board = boardWith(20);
    const { status, candidates } = run(board);
    expect(status).toBe("complete");
    expect(candidates.map(({ profile }) => profile)).toEqual(["compact", "routable", "orderly"]);
    for (const { edit } of candidates) expect(illegalities(applyEdit(board, edit))).toEqual([]);
  });

  it("leaves locked and fixed parts exactly as they were", () => {
    const board = boardWith(8);
    const settled = {
      ...board,
      footprints: board.footprints.map((entry) =>
        entry.reference === "U3" ? { ...entry, position: mm(25, 15) } : entry,
      ),
    };
    for (const { edit } of run(settled, { strip: true, fixed: ["U3"] }).candidates) {
      const after = applyEdit(settled, edit);
      for (const reference of ["J1", "U3"])
        expect(after.footprints.find((entry) => entry.reference === reference)).toBe(
          settled.footprints.find((entry) => entry.reference === reference),
        );
    }
  });

  it("makes candidates that are apart, and tells how far", () => {
    const board = boardWith(12);
    const { candidates } = run(board);
    const diagonal = Math.hypot(fromMm(30), fromMm(20));
    const placed = candidates.map(({ edit }) => applyEdit(board, edit).footprints.filter(({ locked }) => !locked));
    const wayBetween = (a: readonly Footprint[], b: readonly Footprint[]) =>
      Math.min(
        ...[0, 1].map((shifted) => {
          const ways = a.map(({ position: { x, y } }, part) => {
            const other = b[part]?.position ?? { x, y };
            return { x: x - other.x, y: y - other.y };
          });
          const middle = (of: (way: { x: number; y: number }) => number) =>
            (shifted * ways.reduce((sum, way) => sum + of(way), 0)) / ways.length;
          const [dx, dy] = [middle(({ x }) => x), middle(({ y }) => y)];
          return ways.reduce((sum, { x, y }) => sum + Math.hypot(x - dx, y - dy), 0) / ways.length / diagonal;
        }),
      );
    for (const [index, own] of placed.entries()) {
      const others = placed.filter((_, other) => other !== index);
      const nearest = Math.min(...others.map((other) => wayBetween(own, other)));
      expect(candidates[index]?.apart).toBeCloseTo(nearest, 2);
      expect(nearest).toBeGreaterThan(0.12);
    }
  });

  it("gives the same bytes for the same seed and others for another", () => {
    const board = boardWith(10);
    const text = (seed: number) => JSON.stringify(run(board, { seed }));
    expect(text(5)).toBe(text(5));
    expect(text(5)).not.toBe(text(6));
  });

  it("goes on from a checkpoint as if there had been no pause", () => {
    const board = boardWith(10);
    const whole = JSON.stringify(run(board));
    const first = startPlacement(board, undefined, QUICK);
    first.step(1_000);
    let bytes = first.checkpoint();
    for (let pause = 0; pause < 3; pause += 1) {
      const next = resumePlacement(board, undefined, bytes, QUICK);
      next.step(10_000);
      bytes = next.checkpoint();
    }
    const last = resumePlacement(board, undefined, bytes, QUICK);
    while (last.step(STEP) === "running");
    expect(JSON.stringify(last.outcome())).toBe(whole);
  });

  it("has three legal candidates to offer long before it is finished", () => {
    const board = boardWith(20);
    const early = startPlacement(board, undefined, QUICK);
    while (early.outcome().candidates.length < 3 && early.step(400) === "running");
    expect(early.progress().percent).toBeLessThan(20);
    expect(early.outcome().candidates).toHaveLength(3);
    for (const { edit } of early.outcome().candidates) expect(illegalities(applyEdit(board, edit))).toEqual([]);
  });

  it("begins anew from a checkpoint of another version", () => {
    const board = boardWith(6);
    const foreign = new TextEncoder().encode(JSON.stringify({ version: 1, profile: 2 }));
    const resumed = resumePlacement(board, undefined, foreign, QUICK);
    while (resumed.step(STEP) === "running");
    expect(resumed.outcome()).toEqual(run(board));
  });

  it("says which parts found no room and puts them beside the board", () => {
    // Courtyards of 8 mm on a 30 × 20 mm board: six at the most.
    const board = boardWith(12, 8);
    const { status, unplaced, candidates } = run(board);
    expect(status).toBe("partial");
    expect(unplaced.length).toBeGreaterThan(0);
    expect(unplaced[0]?.reason).toMatch(
      /^U\d+ needs 8.00 × 8.00 mm on the front; the largest free rectangle there is /,
    );
    for (const { edit, unplaced: homeless } of candidates) {
      const left = homeless.map(({ reference }) => reference);
      const after = applyEdit(board, edit);
      expect(illegalities(after).filter((problem) => problem.includes("overlaps U"))).toEqual([]);
      const beside = after.footprints.filter(({ reference }) => left.includes(reference));
      expect(beside.every(({ position }) => position.x > fromMm(30))).toBe(true);
    }
  });

  it("puts connected parts nearer to each other than chance would", () => {
    const board = boardWith(20);
    const { candidates } = run(board);
    const placed = applyEdit(board, candidates[0]!.edit);
    const at = (reference: string) => placed.footprints.find((entry) => entry.reference === reference)!;
    const gaps = Array.from({ length: 19 }, (_, index) => {
      const a = padPosition(at(`U${index + 1}`), at(`U${index + 1}`).pads[1]!);
      const b = padPosition(at(`U${index + 2}`), at(`U${index + 2}`).pads[0]!);
      return Math.hypot(a.x - b.x, a.y - b.y);
    });
    expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(fromMm(5));
  });

  it("shows whole layouts once there was one, though every further start finds room anew", () => {
    const board = boardWith(9);
    const engine = startPlacement(board, undefined, QUICK);
    const shown: number[] = [];
    let hasHalves = false;
    while (engine.step(500) === "running") {
      shown.push(engine.preview().length);
      hasHalves ||= engine.progress().placed < 9;
    }
    expect(hasHalves).toBe(true);
    expect(shown.slice(shown.indexOf(9)).every((count) => count === 9)).toBe(true);
  });
});
