import {
  applyEdit,
  type Board,
  type Footprint,
  footprintCourtyard,
  type HeightLimitIntent,
  heightsOf,
  type Intent,
  isKeptOut,
  limitsWithin,
  type Side,
} from "@tracewright/board";
import { boxOfPoints, fromMm, type Point, toMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PlacementOptions, startPlacement } from "../run/placement-run.ts";
import { faultsBetween } from "../testing/faults-between.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";

const QUICK = { effort: 0.002 };
const RUNS = { numRuns: 15 };
const BOARD = { width: 24, height: 16 };
const REASON = { code: "said", facts: {} };

const shape = fc.record({
  width: fc.integer({ min: 8, max: 40 }).map((tenths) => tenths / 10),
  height: fc.integer({ min: 8, max: 30 }).map((tenths) => tenths / 10),
  nets: fc.array(fc.constantFrom("A", "B", "C", "GND"), { minLength: 1, maxLength: 3 }),
  side: fc.constantFrom<Side>("front", "back"),
  through: fc.constantFrom(false, false, true),
  courtyard: fc.constantFrom("closed", "closed", "none"),
  /** Over the board, millimetres; unknown for some. */
  tall: fc.option(fc.integer({ min: 0, max: 12 }), { freq: 4 }),
});

const corner = fc.record({ x: fc.integer({ min: -20, max: 260 }), y: fc.integer({ min: -20, max: 180 }) });
const area = fc
  .oneof(
    fc.tuple(corner, corner).map(([a, b]) => [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }]),
    fc.array(corner, { minLength: 3, maxLength: 6 }),
  )
  .map((corners) => corners.map(({ x, y }) => mm(x / 10, y / 10)));

const limit = fc
  .record({
    side: fc.constantFrom<Side>("front", "back"),
    most: fc.constantFrom(0, 1, 3, 6, 9),
    area: fc.option(area, { freq: 3 }),
    unknown: fc.constantFrom<HeightLimitIntent["unknown"]>("allowed", "kept-out"),
  })
  .map(({ side, most, area: corners, unknown }) => limitOf(side, most, corners ?? undefined, unknown));

const problem = fc
  .record({
    shapes: fc.array(shape, { minLength: 2, maxLength: 10 }),
    limits: fc.array(limit, { minLength: 1, maxLength: 3 }),
    sides: fc.constantFrom<"as-is" | "front" | "both">("as-is", "front", "both"),
    mode: fc.constantFrom<"all" | "unplaced">("all", "unplaced"),
  })
  .map(({ shapes, limits, ...options }) => {
    const parts = shapes.map((part, index) => testPart({ ...part, reference: `U${index + 1}`, at: mm(60, 5) }));
    const heights = shapes.flatMap(({ tall }, index) => (tall === null ? [] : [heightOf(`U${index + 1}`, tall)]));
    return { board: testBoard(BOARD, parts), intents: [...heights, ...limits], options };
  });

function heightOf(part: string, height: number): Intent {
  return {
    id: `height ${part}`,
    kind: "height",
    origin: "circuit",
    reason: REASON,
    parts: [part],
    height: fromMm(height),
  };
}

function limitOf(
  side: Side,
  most: number,
  corners?: readonly Point[],
  unknown: HeightLimitIntent["unknown"] = "allowed",
): HeightLimitIntent {
  const id = `height-limit ${side} ${most} ${corners?.map(({ x, y }) => `${x},${y}`).join(" ")}`;
  return {
    id,
    kind: "height-limit",
    origin: "person",
    reason: REASON,
    side,
    most: fromMm(most),
    ...(corners && { area: corners }),
    unknown,
  };
}

function outcomeOf(board: Board, options: PlacementOptions) {
  const run = startPlacement(board, undefined, { ...QUICK, ...options });
  while (run.step(5_000) === "running");
  return run.outcome();
}

/** Parts that stand under a limit that is too low for them, in the slow obvious way. */
function tooHigh(board: Board, intents: readonly Intent[], skipped: ReadonlySet<string>): string[] {
  const heights = heightsOf(intents);
  const limits = intents.filter((intent) => intent.kind === "height-limit");
  return board.footprints.flatMap((footprint) => {
    const { reference, side } = footprint;
    const box = boxOfPoints(footprintCourtyard(footprint)[side].flatMap(({ outer }) => outer));
    if (skipped.has(reference) || !box) return [];
    return limits
      .filter((each) => each.side === side && isKeptOut(each, heights.get(reference)) && limitsWithin(each, box))
      .map((each) => `${reference} on the ${side} under ${toMm(each.most)} mm`);
  });
}

describe("limits of height", () => {
  it("have no part above them in any candidate, whatever the limits, sides and modes", () => {
    fc.assert(
      fc.property(problem, ({ board, intents, options }) => {
        for (const { edit, unplaced } of outcomeOf(board, { ...options, intents }).candidates) {
          const after = applyEdit(board, edit);
          const skipped = new Set(unplaced.map(({ reference }) => reference));
          expect(tooHigh(after, intents, skipped)).toEqual([]);
          const moved = new Set(after.footprints.map(({ reference }) => reference));
          if (board.footprints.every((part) => !footprintCourtyard(part).derived))
            expect(faultsBetween(after, { moved, skipped, ...BOARD })).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it("are kept by improving on what stands: what broke none breaks none", () => {
    fc.assert(
      fc.property(fc.array(limit, { minLength: 1, maxLength: 3 }), fc.integer({ min: 0, max: 9 }), (limits, tall) => {
        const parts = [2, 8, 14, 20].map((x, index) =>
          testPart({ reference: `U${index + 1}`, width: 2, height: 3, nets: ["A", "B"], at: mm(x, 4 + 2 * index) }),
        );
        const board = testBoard(BOARD, parts);
        const intents = [heightOf("U1", tall), heightOf("U2", 3), heightOf("U3", 0), ...limits];
        for (const { edit, compromises } of outcomeOf(board, { mode: "improve", radius: fromMm(5), intents })
          .candidates) {
          const told = new Set(compromises.filter(({ kind }) => kind === "too-high").map(({ reference }) => reference));
          const after = applyEdit(board, edit);
          // A part without a legal place within reach stays and is reported; no other part is too high.
          expect(tooHigh(after, intents, told)).toEqual([]);
          for (const { reference, position } of after.footprints)
            if (told.has(reference)) expect(position).toEqual(byReference(board, reference).position);
        }
      }),
      RUNS,
    );
  });

  it("let parts of unknown height in unless they are to be kept out, and never under a limit of nothing", () => {
    const board = testBoard(BOARD, [testPart({ reference: "U1", width: 3, height: 3, nets: ["A"], at: mm(60, 5) })]);
    const unplacedUnder = (each: HeightLimitIntent) =>
      outcomeOf(board, { mode: "all", intents: [each] }).unplaced.map(({ reference }) => reference);
    expect(unplacedUnder(limitOf("front", 1))).toEqual([]);
    expect(unplacedUnder(limitOf("front", 1, undefined, "kept-out"))).toEqual(["U1"]);
    expect(unplacedUnder(limitOf("front", 0))).toEqual(["U1"]);
  });
});

const CAN = testPart({ reference: "C4", width: 4, height: 4, nets: ["A", "B"], at: mm(60, 5) });
const CHIP = testPart({ reference: "U1", width: 5, height: 5, nets: ["A", "B"], at: mm(60, 15) });

describe("a part that is too high", () => {
  it("for both sides is told of with both limits, and leaves all others their usual room", () => {
    const intents = [heightOf("C4", 11.5), limitOf("front", 8), limitOf("back", 3)];
    const { status, candidates, unplaced } = outcomeOf(testBoard(BOARD, [CAN, CHIP]), {
      mode: "all",
      sides: "both",
      intents,
    });
    expect(status).toBe("partial");
    expect(unplaced.map(({ reason }) => reason)).toEqual([
      "C4 is 11.5 mm high; the front allows 8 mm, the back 3 mm: no side takes it. It was put beside the board.",
    ]);
    for (const { compromises } of candidates) expect(compromises).toEqual([]);
  });

  it("for its own side alone goes to the other where parts may, and says so where they may not", () => {
    const intents = [heightOf("C4", 5), limitOf("front", 3)];
    const board = testBoard(BOARD, [CAN, CHIP]);
    for (const { edit } of outcomeOf(board, { mode: "all", sides: "both", intents }).candidates)
      expect(byReference(applyEdit(board, edit), "C4").side).toBe("back");
    const [reason] = outcomeOf(board, { mode: "all", intents }).unplaced.map((part) => part.reason);
    expect(reason).toBe(
      "C4 is 5 mm high; the front allows 3 mm, and this run leaves it on that side; the back would take it. It was put beside the board.",
    );
  });

  it("is turned over on a board with parts on both sides, and that is told", () => {
    const other = testPart({ reference: "U2", width: 3, height: 3, nets: ["A"], at: mm(60, 5), side: "back" });
    const board = testBoard(BOARD, [CAN, CHIP, other]);
    const { candidates } = outcomeOf(board, { mode: "all", intents: [heightOf("C4", 5), limitOf("front", 3)] });
    for (const { edit, compromises } of candidates) {
      expect(byReference(applyEdit(board, edit), "C4").side).toBe("back");
      expect(compromises.map(({ message }) => message)).toEqual([
        "C4 was turned over: it is 5 mm high, and the front allows 3 mm.",
      ]);
    }
  });

  it("for the only room there is on its side is told with its height and the limit", () => {
    const everywhere = [mm(-1, -1), mm(25, -1), mm(25, 17), mm(-1, 17)];
    const { unplaced } = outcomeOf(testBoard(BOARD, [CAN, CHIP]), {
      mode: "all",
      intents: [heightOf("C4", 5), limitOf("front", 3, everywhere)],
    });
    expect(unplaced.map(({ reference }) => reference)).toEqual(["C4"]);
    expect(unplaced[0]?.reason).toContain("mm. It is 5 mm high, and a part of that side allows 3 mm. It was put");
  });

  it("and locked stays, and is told of", () => {
    const locked = testPart({ reference: "J1", width: 4, height: 4, nets: ["A"], at: mm(4, 4), locked: true });
    const board = testBoard(BOARD, [locked, CHIP]);
    const square = [mm(0, 0), mm(8, 0), mm(8, 8), mm(0, 8)];
    const intents = [heightOf("J1", 9), limitOf("front", 2, square)];
    for (const { compromises } of outcomeOf(board, { mode: "all", intents }).candidates)
      expect(compromises).toEqual([
        {
          reference: "J1",
          kind: "too-high",
          message: "J1 is 9 mm high and stays on the front, where the limit is 2 mm.",
        },
      ]);
  });
});

describe("a side that was said", () => {
  const side = (part: string, on: Side): Intent => ({
    id: `side ${part}`,
    kind: "side",
    origin: "person",
    reason: REASON,
    part,
    side: on,
  });

  it("is where the part stands in every candidate, pins through the board or not, whatever sides the others may take", () => {
    const board = testBoard(BOARD, [
      { ...CAN, reference: "C4" },
      CHIP,
      testPart({ reference: "J1", width: 3, height: 3, nets: ["A"], at: mm(60, 5), through: true }),
    ]);
    for (const sides of ["as-is", "front", "both"] as const)
      for (const { edit, unplaced } of outcomeOf(board, {
        mode: "all",
        sides,
        intents: [side("C4", "back"), side("J1", "back"), side("U1", "front")],
      }).candidates) {
        const after = applyEdit(board, edit);
        expect(unplaced).toEqual([]);
        expect(["C4", "J1", "U1"].map((reference) => byReference(after, reference).side)).toEqual([
          "back",
          "back",
          "front",
        ]);
      }
  });

  it("is told of where a run begins with what stands and turns nothing over", () => {
    const board = testBoard(BOARD, [
      { ...CAN, position: mm(5, 5) },
      { ...CHIP, position: mm(15, 8) },
    ]);
    const { candidates } = outcomeOf(board, { mode: "improve", radius: fromMm(3), intents: [side("C4", "back")] });
    for (const { edit, compromises } of candidates) {
      expect(byReference(applyEdit(board, edit), "C4").side).toBe("front");
      expect(compromises.map(({ kind }) => kind)).toEqual(["wrong-side"]);
    }
  });
});

function byReference(board: Board, wanted: string): Footprint {
  const found = board.footprints.find(({ reference }) => reference === wanted);
  if (!found) throw new Error(`no ${wanted}`);
  return found;
}
