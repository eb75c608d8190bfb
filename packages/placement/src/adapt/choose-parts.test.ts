import type { Footprint } from "@tracewright/board";
import { expect, test } from "vitest";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { chooseParts } from "./choose-parts.ts";

/** A pad as EasyEDA files hold them: on the board by itself. */
function loosePad(reference: string, x: number): Footprint {
  const part = testPart({ reference, width: 1, height: 1, nets: [`N${reference}`], at: mm(x, 3), courtyard: "none" });
  return { ...part, library: "EasyEDA:Pad", attributes: { ...part.attributes, boardOnly: true } };
}

const board = testBoard({ width: 30, height: 20 }, [
  ...[5, 7.54, 10.08].map((x, index) => loosePad(`PAD${index + 1}`, x)),
  testPart({ reference: "U1", width: 4, height: 4, nets: ["A", "B"], at: mm(20, 12) }),
]);

test("pads that were drawn by themselves stay in every mode, unless they are named", () => {
  const moved = (options: Parameters<typeof chooseParts>[1]) =>
    chooseParts(board, options).movable.map(({ reference }) => reference);
  expect(moved({ mode: "all" })).toEqual(["U1"]);
  expect(moved({ strip: true })).toEqual(["U1"]);
  expect(moved({ mode: "improve" })).toEqual(["U1"]);
  expect(moved({ mode: "unplaced" })).toEqual([]);
  expect(moved({ mode: "selected", parts: ["PAD2"] })).toEqual(["PAD2"]);
});
