import { type Board, type Footprint, itemId, moveFootprint, netId, type Side } from "@tracewright/board";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixedParts } from "../adapt/apply-intents.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { readIntents } from "./read-intents.ts";

/** A socket of one row along y, its first pin at a place, its pins 2.54 mm apart by default. */
function socket(
  reference: string,
  [x, y]: readonly [number, number],
  {
    pins = 8,
    pitch = 2.54,
    turn = 0,
    side = "front",
  }: { pins?: number; pitch?: number; turn?: number; side?: Side } = {},
): Footprint {
  const plain = testPart({ reference, width: 2, height: 2, nets: ["A"], at: mm(0, 0), through: true, side });
  const [pad] = plain.pads;
  const row: Footprint = {
    ...plain,
    library: `Connector_PinSocket_2.54mm:PinSocket_1x${pins}_Vertical`,
    graphics: [],
    pads: Array.from({ length: pins }, (_, index) => ({
      ...pad!,
      id: itemId(`${reference} ${index}`),
      number: String(index + 1),
      position: mm(0, index * pitch),
      net: netId(`${reference}${index}`),
    })),
  };
  return moveFootprint(row, { position: mm(x, y), rotation: turn });
}

const boardOf = (...parts: readonly Footprint[]): Board => testBoard({ width: 80, height: 60 }, parts);
const staying = (board: Board) => fixedParts(readIntents(board));
const atEdge = (board: Board) => readIntents(board).flatMap((intent) => (intent.kind === "edge" ? [intent.part] : []));

describe("two rows of contacts that face each other", () => {
  it("carry one module: they stay where they are, and do not belong to the edge", () => {
    const board = boardOf(socket("J1", [20, 10]), socket("J2", [35.24, 10]), socket("J3", [60, 12], { pins: 6 }));
    expect(staying(board)).toEqual(["J1", "J2"]);
    expect(atEdge(board)).toEqual(["J3"]);
    expect(readIntents(board).find(({ id }) => id === "fixed J1")?.reason).toEqual({
      code: "module-row",
      facts: { part: "J2", distance: 15.24 },
    });
  });

  it("do so however the module is turned, and with their first pins at opposite ends", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 90, 180, 270),
        fc.boolean(),
        fc.integer({ min: 6, max: 20 }),
        (turn, isTurnedBack, halves) => {
          const apart = halves * 1.27;
          const away = { 0: [apart, 0], 90: [0, -apart], 180: [-apart, 0], 270: [0, apart] }[turn]!;
          const along = { 0: [0, 1], 90: [1, 0], 180: [0, -1], 270: [-1, 0] }[turn]!;
          const length = isTurnedBack ? 7 * 2.54 : 0;
          const there = [40 + away[0]! + along[0]! * length, 30 + away[1]! + along[1]! * length] as const;
          const other = socket("J2", there, { turn: isTurnedBack ? (turn + 180) % 360 : turn });
          expect(staying(boardOf(socket("J1", [40, 30], { turn }), other))).toEqual(["J1", "J2"]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    ["of unlike pin counts", socket("J2", [35.24, 10], { pins: 9 })],
    ["of unlike pitches", socket("J2", [35.24, 10], { pitch: 2 })],
    ["shifted along each other", socket("J2", [35.24, 12.54])],
    ["across each other", socket("J2", [45, 20], { turn: 90 })],
    ["on different sides", socket("J2", [35.24, 10], { side: "back" })],
    ["at a distance that is on no grid", socket("J2", [34.7, 10])],
    ["side by side", socket("J2", [25.08, 10])],
    ["too far apart for a module", socket("J2", [75.88, 10])],
    ["of which one is beside the board", socket("J2", [-15.56, 10])],
  ])("carry nothing %s", (_, other) => {
    expect(staying(boardOf(socket("J1", [20, 10]), other))).toEqual([]);
  });

  it("carry nothing as three or more in a bank, at one distance from one another", () => {
    const bank = [10, 20.16, 30.32, 40.48].map((x, index) => socket(`J${index + 1}`, [x, 10]));
    expect(staying(boardOf(...bank))).toEqual([]);
  });

  it("are the nearest two, where rows to measure at stand beside them", () => {
    const board = boardOf(
      socket("J1", [14.92, 10]),
      socket("J2", [20, 10]),
      socket("J3", [35.24, 10]),
      socket("J4", [40.32, 10]),
    );
    expect(staying(board)).toEqual(["J2", "J3"]);
  });

  it("move where a person names them as what is to be placed, but not where a person said that they stay", () => {
    const intents = readIntents(boardOf(socket("J1", [20, 10]), socket("J2", [35.24, 10])));
    expect(fixedParts(intents, ["J1", "U1"])).toEqual(["J2"]);
    const said = intents.map((intent) => ({ ...intent, origin: "person" as const }));
    expect(fixedParts(said, ["J1"])).toEqual(["J1", "J2"]);
  });

  it("may be drawn a few hundredths of a millimetre off", () => {
    const near = socket("J2", [35.29, 10]);
    expect(staying(boardOf(socket("J1", [20, 10]), near))).toEqual(["J1", "J2"]);
  });
});
