import { type Board, emptyBoard, indexBoard, itemId, netId } from "@tracewright/board";
import { aPad } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readingOrder } from "./reading-order.ts";
import { type WalkPlace, type WalkStep, walk } from "./walk.ts";

/** Parts with round pads, one millimetre apart; places in millimetres. */
function boardOf(parts: readonly { at: readonly [number, number]; nets?: readonly (string | undefined)[] }[]): Board {
  const board = emptyBoard();
  return {
    ...board,
    footprints: parts.map(({ at: [x, y], nets = [] }, index) => ({
      id: itemId(`f${index + 1}`),
      reference: `R${index + 1}`,
      value: "",
      library: "",
      position: { x: fromMm(x), y: fromMm(y) },
      rotation: 0,
      side: "front",
      pads: nets.map((net, number) =>
        aPad({
          id: itemId(`f${index + 1}p${number + 1}`),
          number: String(number + 1),
          position: { x: fromMm(number), y: 0 },
          shape: { kind: "circle", diameter: fromMm(0.8) },
          ...(net !== undefined && { net: netId(net) }),
        }),
      ),
      graphics: [],
      texts: [],
      zones: [],
      attributes: {},
    })) as unknown as Board["footprints"],
  };
}

const references = (board: Board, isFromBelow = false) =>
  readingOrder(board, isFromBelow).map(({ reference }) => reference);
const follow = (board: Board, steps: readonly WalkStep[], from?: WalkPlace) =>
  steps.reduce((place: WalkPlace | undefined, step) => walk(board, place, step), from);

describe("the order of reading a board", () => {
  // R1 stands a little lower than R2 beside it, R3 in the row below.
  const board = boardOf([
    { at: [0, 0.3], nets: ["A"] },
    { at: [9, 0], nets: ["A"] },
    { at: [4, 5], nets: ["A"] },
  ]);

  it("goes row by row, though nobody places parts to the hundredth", () => {
    expect(references(board)).toEqual(["R1", "R2", "R3"]);
  });

  it("goes from the left also on a board that is looked at from below", () => {
    expect(references(board, true)).toEqual(["R2", "R1", "R3"]);
  });

  it("holds every part once", () => {
    const at = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(fc.array(at, { maxLength: 12 }), (places) => {
        const order = references(boardOf(places.map((place) => ({ at: place, nets: ["A"] }))));
        expect(order.toSorted()).toEqual(places.map((_, index) => `R${index + 1}`).toSorted());
      }),
    );
  });
});

describe("walking a board by keys", () => {
  const board = boardOf([
    { at: [0, 0], nets: ["A", "B"] },
    { at: [10, 0], nets: ["B", undefined] },
    { at: [9, 8], nets: ["A", "B"] },
  ]);

  it("begins at the first part and goes round", () => {
    expect(follow(board, ["in"])).toEqual({ part: "f1" });
    expect(follow(board, ["in", "next", "next", "next"])).toEqual({ part: "f1" });
    expect(follow(board, ["in", "previous"])).toEqual({ part: "f3" });
  });

  it("goes down to what is nearest below, and stays where nothing is", () => {
    expect(follow(board, ["in", "next", "down"])).toEqual({ part: "f3" });
    expect(follow(board, ["in", "next", "down", "down"])).toEqual({ part: "f3" });
    expect(follow(board, ["in", "next", "down", "up"])).toEqual({ part: "f2" });
  });

  it("goes into pads, from pad to pad, and out again", () => {
    expect(follow(board, ["in", "in"])).toEqual({ part: "f1", pad: "f1p1" });
    expect(follow(board, ["in", "in", "next"])).toEqual({ part: "f1", pad: "f1p2" });
    expect(follow(board, ["in", "in", "next", "out"])).toEqual({ part: "f1" });
    expect(follow(board, ["in", "in", "out", "out"])).toBeUndefined();
  });

  it("follows a net from part to part and round", () => {
    const start = { part: itemId("f1"), pad: itemId("f1p2") };
    expect(follow(board, ["net"], start)).toEqual({ part: "f2", pad: "f2p1" });
    expect(follow(board, ["net", "net"], start)).toEqual({ part: "f3", pad: "f3p2" });
    expect(follow(board, ["net", "net", "net"], start)).toEqual(start);
    expect(follow(board, ["netBack"], start)).toEqual({ part: "f3", pad: "f3p2" });
    const loose = { part: itemId("f2"), pad: itemId("f2p2") };
    expect(follow(board, ["net"], loose)).toEqual(loose);
  });

  it("finds nothing on an empty board, and begins anew where a part is gone", () => {
    expect(follow(emptyBoard(), ["in", "next"])).toBeUndefined();
    expect(follow(board, ["next"], { part: itemId("gone") })).toEqual({ part: "f1" });
  });

  it("never leaves the board but by going out, and comes to every part by going on", () => {
    const step = fc.constantFrom<WalkStep>("in", "next", "previous", "up", "down", "net", "netBack");
    const { footprintById, padById } = indexBoard(board);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const place = follow(board, ["in", ...steps]);
        expect(place && footprintById.has(place.part)).toBe(true);
        if (place?.pad) expect(padById.get(place.pad)?.footprint.id).toBe(place.part);
      }),
    );
    const met = board.footprints.map((_, count) => follow(board, ["in", ...Array<WalkStep>(count).fill("next")])?.part);
    expect(new Set(met).size).toBe(board.footprints.length);
  });
});
