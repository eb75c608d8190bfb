import { applyEdit, type Board, type Footprint, footprintCourtyard, padPosition } from "@tracewright/board";
import { boxOfPoints, fromMm, toMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { Cost } from "../cost/cost.ts";
import { Layout } from "../layout/layout.ts";
import { PLACEMENT_MODES, type PlacementMode } from "../problem/move-options.ts";
import { standInPose } from "../problem/pose.ts";
import { POSES } from "../problem/poses.ts";
import { PROFILES } from "../problem/profile.ts";
import { faultsBetween } from "../testing/faults-between.ts";
import { mm, type TestPart, testBoard, testPart } from "../testing/test-board.ts";
import { checkPlacementOptions } from "./check-placement-options.ts";
import { type PlacementOptions, resumePlacement, startPlacement } from "./placement-run.ts";

const QUICK = { effort: 0.004 };
const RUNS = { numRuns: 25 };
const BOARD = { width: 30, height: 20 };
const NETS = ["A", "B", "C", "D", "E", "GND"];
/** Three footprints, so that there are parts which can exchange places. */
const SHAPES = [
  { width: 1.2, height: 0.8 },
  { width: 2.5, height: 1.5 },
  { width: 4, height: 4 },
] as const;

const standing = fc.record({
  shape: fc.constantFrom(...SHAPES),
  nets: fc.array(fc.constantFrom(...NETS), { minLength: 2, maxLength: 2 }),
  x: fc.integer({ min: 25, max: 275 }),
  y: fc.integer({ min: 25, max: 175 }),
  turned: fc.constantFrom(0, 0, 90, 180, 270, 30),
  side: fc.constantFrom("front", "front", "front", "back"),
  locked: fc.constantFrom(false, false, false, false, true),
});

/** Parts that stand anywhere on the board, over one another too, and some that were never placed. */
const halfPlaced = fc
  .record({
    placed: fc.array(standing, { minLength: 2, maxLength: 14 }),
    loose: fc.array(standing, { maxLength: 4 }),
  })
  .map(({ placed, loose }) =>
    testBoard(BOARD, [
      ...placed.map((part, index) => partOf(`U${index + 1}`, part, mm(part.x / 10, part.y / 10))),
      ...loose.map((part, index) => partOf(`R${index + 1}`, { ...part, locked: false }, mm(60 + 6 * index, 5))),
    ]),
  );

function partOf(
  reference: string,
  part: { shape: { width: number; height: number }; turned: number } & Pick<TestPart, "nets" | "side" | "locked">,
  at: { x: number; y: number },
): Footprint {
  const { shape, nets, side = "front", locked = false, turned } = part;
  const library = `test:${shape.width}x${shape.height}`;
  return { ...testPart({ ...shape, reference, nets, side, locked, at }), library, rotation: turned };
}

const radius = fc.integer({ min: 1, max: 60 }).map((tenths) => fromMm(tenths / 10));

/** Options that a person could have given for the board, and that pass the check. */
function optionsFor(board: Board, mode: PlacementMode, reach: number): PlacementOptions | undefined {
  const wishes = {
    mode,
    ...(mode === "improve" && { radius: reach }),
    ...(reach % 3 === 0 && mode !== "swap" && { sides: "both" }),
    ...(mode === "selected" && {
      parts: board.footprints
        .filter(({ locked }, index) => !locked && index % 2 === 0)
        .map(({ reference }) => reference),
    }),
  };
  const checked = checkPlacementOptions(board, wishes);
  return checked.status === "ok" ? { ...QUICK, ...checked.options } : undefined;
}

function outcomeOf(board: Board, options: PlacementOptions) {
  const run = startPlacement(board, undefined, options);
  while (run.step(5_000) === "running");
  return run.outcome();
}

function isOutside({ position: { x, y } }: Footprint): boolean {
  return x < 0 || y < 0 || x > fromMm(BOARD.width) || y > fromMm(BOARD.height);
}

/** The parts that a mode may not touch. */
function staysIn(options: PlacementOptions, part: Footprint): boolean {
  if (part.locked) return true;
  if (options.mode === "selected") return !options.parts?.includes(part.reference);
  if (options.mode === "unplaced") return part.pads.every((pad) => isOnBoard(padPosition(part, pad)));
  return options.mode !== "all" && isOutside(part);
}

function isOnBoard({ x, y }: { x: number; y: number }): boolean {
  return x >= 0 && y >= 0 && x <= fromMm(BOARD.width) && y <= fromMm(BOARD.height);
}

const everyMode = fc.constantFrom(...PLACEMENT_MODES);

describe("every mode", () => {
  it("leaves locked parts and those it is not about as the very same records", () => {
    fc.assert(
      fc.property(halfPlaced, everyMode, radius, (board, mode, reach) => {
        const options = optionsFor(board, mode, reach);
        fc.pre(options !== undefined);
        for (const { edit } of outcomeOf(board, options).candidates)
          for (const [index, after] of applyEdit(board, edit).footprints.entries()) {
            const before = board.footprints[index]!;
            if (staysIn(options, before)) expect(after).toBe(before);
          }
      }),
      RUNS,
    );
  });

  it("puts no part that it moves over another, and none over the edge", () => {
    fc.assert(
      fc.property(halfPlaced, everyMode, radius, (board, mode, reach) => {
        const options = optionsFor(board, mode, reach);
        fc.pre(options !== undefined);
        for (const { edit, unplaced, compromises } of outcomeOf(board, options).candidates) {
          const skipped = new Set(unplaced.map(({ reference }) => reference));
          const after = applyEdit(board, edit);
          const moved = new Set(
            after.footprints
              .filter((part, index) => part !== board.footprints[index])
              .map(({ reference }) => reference),
          );
          const shared = compromises.some(({ kind }) => kind === "shares-room" || kind === "over-edge");
          if (!shared) expect(faultsBetween(after, { moved, skipped, ...BOARD })).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it("comes out the same when it is interrupted anywhere", () => {
    fc.assert(
      fc.property(halfPlaced, everyMode, radius, fc.integer({ min: 1, max: 3_000 }), (board, mode, reach, pause) => {
        const options = optionsFor(board, mode, reach);
        fc.pre(options !== undefined);
        let run = startPlacement(board, undefined, options);
        for (let rests = 0; rests < 4; rests += 1) {
          run.step(pause);
          run = resumePlacement(board, undefined, run.checkpoint(), options);
        }
        while (run.step(1_000) === "running");
        expect(run.outcome()).toEqual(outcomeOf(board, options));
      }),
      RUNS,
    );
  });
});

describe("improve", () => {
  it("moves no part farther than the radius from where it stood", () => {
    fc.assert(
      fc.property(halfPlaced, radius, (board, reach) => {
        const options = optionsFor(board, "improve", reach);
        fc.pre(options !== undefined);
        for (const { edit, unplaced } of outcomeOf(board, options).candidates) {
          expect(unplaced).toEqual([]);
          for (const [index, { position }] of applyEdit(board, edit).footprints.entries()) {
            const before = board.footprints[index]!.position;
            expect(Math.hypot(position.x - before.x, position.y - before.y)).toBeLessThanOrEqual(reach);
          }
        }
      }),
      RUNS,
    );
  });

  it("keeps to the parts that are named", () => {
    fc.assert(
      fc.property(halfPlaced, radius, (board, reach) => {
        const named = board.footprints.filter((part) => !part.locked && !isOutside(part)).slice(0, 2);
        fc.pre(named.length > 0);
        const parts = named.map(({ reference }) => reference);
        const { candidates } = outcomeOf(board, { ...QUICK, mode: "improve", radius: reach, parts });
        for (const { edit } of candidates)
          for (const [index, after] of applyEdit(board, edit).footprints.entries())
            if (!parts.includes(after.reference)) expect(after).toBe(board.footprints[index]);
      }),
      RUNS,
    );
  });

  it("answers nothing that is worse in its own measure than what it began with", () => {
    fc.assert(
      fc.property(halfPlaced, fc.constantFrom("improve", "swap"), radius, (board, mode, reach) => {
        const options = optionsFor(board, mode, reach);
        fc.pre(options !== undefined);
        // What the circuit says is measured too; here it says nothing.
        const { candidates } = outcomeOf(board, { ...options, intents: [] });
        for (const [index, { edit }] of candidates.entries()) {
          const before = standingCost(board, options, index);
          expect(standingCost(applyEdit(board, edit), options, index, board)).toBeLessThanOrEqual(before + 1);
        }
      }),
      RUNS,
    );
  });

  it("parts two that overlap, and moves nothing that was in nobody's way", () => {
    const part = (reference: string, x: number) =>
      partOf(reference, { shape: { width: 2.5, height: 1.5 }, nets: ["A", "B"], turned: 0 }, mm(x, 10));
    const board = testBoard(BOARD, [part("U1", 10), part("U2", 11.5), part("U3", 20)]);
    const { problem } = placementProblemFromBoard(board, { mode: "improve", radius: fromMm(3), intents: [] });
    const start = problem.rules.start!;
    const moved = start.x.map((x, index) => toMm(Math.hypot(x - problem.startX[index]!, start.y[index]! - fromMm(10))));
    expect(moved[0]).toBe(0);
    // 2.5 mm apart is enough, and they are 1.5 mm apart.
    expect(moved[1]).toBeCloseTo(1, 1);
    expect(moved[2]).toBe(0);
    expect([...problem.rules.still]).toEqual([0, 0, 0]);
  });

  it("leaves what cannot come free within the radius, and says so", () => {
    const part = (reference: string, x: number) =>
      partOf(reference, { shape: { width: 4, height: 4 }, nets: ["A", "B"], turned: 0 }, mm(x, 10));
    const board = testBoard(BOARD, [part("U1", 10), part("U2", 11)]);
    for (const { edit, compromises } of outcomeOf(board, { ...QUICK, mode: "improve", radius: fromMm(1) }).candidates) {
      expect(compromises.map(({ kind, reference }) => `${kind} ${reference}`)).toEqual([
        "left-in-the-way U1",
        "left-in-the-way U2",
      ]);
      expect(applyEdit(board, edit).footprints).toEqual(board.footprints);
    }
  });
});

describe("swap", () => {
  it("keeps the places of every footprint: the same middles at the same angles", () => {
    fc.assert(
      fc.property(halfPlaced, (board) => {
        const options = optionsFor(board, "swap", 0);
        fc.pre(options !== undefined);
        for (const { edit } of outcomeOf(board, options).candidates)
          expect(placesOf(applyEdit(board, edit))).toEqual(placesOf(board));
      }),
      RUNS,
    );
  });

  it("turns parts about their middle, wherever their position is", () => {
    const board = testBoard(BOARD, [
      cornered("J1", 6, 0),
      cornered("J2", 22, 90),
      partOf("K1", { shape: SHAPES[0], nets: ["J1", "GND"], turned: 0, locked: true }, mm(27, 10)),
      partOf("K2", { shape: SHAPES[0], nets: ["J2", "GND"], turned: 0, locked: true }, mm(3, 10)),
    ]);
    const middles = (footprints: readonly Footprint[]) =>
      footprints.slice(0, 2).map((part) => JSON.stringify(middleOf(part)));
    for (const { edit } of outcomeOf(board, { effort: 0.01, mode: "swap" }).candidates) {
      const after = applyEdit(board, edit).footprints;
      expect(middles(after)).toEqual(middles(board.footprints).reverse());
    }
  });

  it("exchanges two parts whose wires cross the board for nothing", () => {
    const at = (reference: string, net: string, x: number, locked: boolean) =>
      partOf(reference, { shape: SHAPES[0], nets: [net, "GND"], turned: 0, locked }, mm(x, 10));
    const board = testBoard(BOARD, [
      at("K1", "A", 3, true),
      at("K2", "B", 27, true),
      at("R1", "A", 22, false),
      at("R2", "B", 8, false),
    ]);
    const { candidates } = outcomeOf(board, { effort: 0.01, mode: "swap" });
    for (const { edit } of candidates) {
      const xs = new Map(applyEdit(board, edit).footprints.map(({ reference, position }) => [reference, position.x]));
      expect(xs.get("R1")).toBe(fromMm(8));
      expect(xs.get("R2")).toBe(fromMm(22));
    }
  });
});

/** A part whose position is a corner of it, as that of connectors is their first pin. */
function cornered(reference: string, x: number, turned: number): Footprint {
  const part = partOf(reference, { shape: SHAPES[1], nets: ["A", reference], turned }, mm(x, 10));
  const by = ({ x: px, y: py }: { x: number; y: number }) => ({ x: px + fromMm(1.25), y: py + fromMm(0.75) });
  return {
    ...part,
    pads: part.pads.map((pad) => ({ ...pad, position: by(pad.position) })),
    graphics: part.graphics.map((graphic) =>
      graphic.shape.kind === "line"
        ? { ...graphic, shape: { ...graphic.shape, start: by(graphic.shape.start), end: by(graphic.shape.end) } }
        : graphic,
    ),
  };
}

function middleOf(part: Footprint): { x: number; y: number } {
  const { minX, minY, maxX, maxY } = boxOfPoints(footprintCourtyard(part).front.flatMap(({ outer }) => outer))!;
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
}

/** What a layout of the board's parts as they stand comes to in a profile's measure. */
function standingCost(board: Board, options: PlacementOptions, profile: number, origin: Board = board): number {
  const { problem, parts } = placementProblemFromBoard(origin, { ...options, intents: [] });
  const { start } = problem.rules;
  const layout = new Layout(problem, start!.spacing);
  for (const [index, part] of parts.entries()) {
    const { position, rotation, side } = board.footprints.find(({ id }) => id === part.id)!;
    const pose = Array.from({ length: POSES }, (_, own) => own).find((own) => {
      const standing = standInPose(board, part, { position, pose: own });
      return standing.side === side && standing.rotation === rotation;
    })!;
    const stands = { x: start!.x[index]!, y: start!.y[index]!, pose: start!.pose[index]! };
    layout.put(index, board === origin ? stands : { ...position, pose });
  }
  const cost = new Cost(layout, PROFILES[profile]!);
  cost.countExactly();
  return cost.total();
}

/** By footprint, in any order: where the middle of the part is, at what angle up to quarter turns, on which side. */
function placesOf(board: Board): string[] {
  return board.footprints
    .map((part) => {
      const { position, rotation, side, library } = part;
      return `${library} ${position.x} ${position.y} ${((rotation % 90) + 90) % 90} ${side}`;
    })
    .sort();
}
