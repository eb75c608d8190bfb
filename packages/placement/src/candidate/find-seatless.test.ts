import { describe, expect, it } from "vitest";
import { measureRimRoom } from "../footprint/rim-room.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { findSeatless } from "./find-seatless.ts";

/** A panel meter in the middle of a board leaves a strip of 5 mm around it. */
const meter = testPart({ reference: "PA1", width: 30, height: 20, nets: ["A"], at: mm(20, 15), locked: true });
const plug = (reference: string, depth: number) =>
  testPart({ reference, width: 6, height: depth, nets: ["A", "B"], at: mm(90, 15), row: -0.4 });

function seatlessOf(...depths: readonly number[]): readonly string[] {
  const parts = depths.map((depth, index) => plug(`J${index + 1}`, depth));
  const board = testBoard({ width: 40, height: 30 }, [meter, ...parts]);
  return findSeatless(board, parts, { staying: [meter] }).map(({ reference }) => reference);
}

describe("a part that belongs to the edge", () => {
  it("has no seat where its body is deeper than what stays leaves free, however long the rim is", () => {
    expect(seatlessOf(4, 9)).toEqual(["J2"]);
    const parts = [plug("J1", 9)];
    const board = testBoard({ width: 40, height: 30 }, [meter, ...parts]);
    expect(measureRimRoom(board, parts, { staying: [meter] }).most).toBe(1);
  });

  it("has one where nothing stays, and whoever else may move is not in its way", () => {
    const parts = [plug("J1", 9), plug("J2", 9)];
    expect(findSeatless(testBoard({ width: 40, height: 30 }, parts), parts, { staying: [] })).toEqual([]);
  });

  it("has one with any side at the rim where it is plugged in from above", () => {
    const header = testPart({ reference: "J1", width: 4, height: 9, nets: ["A", "B"], at: mm(90, 15) });
    const board = testBoard({ width: 40, height: 30 }, [meter, header]);
    expect(findSeatless(board, [header], { staying: [meter] })).toEqual([]);
    const thick = testPart({ reference: "J1", width: 6, height: 9, nets: ["A", "B"], at: mm(90, 15) });
    expect(findSeatless(board, [thick], { staying: [meter] })).toEqual([thick]);
  });
});
