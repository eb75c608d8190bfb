import { expect, it } from "vitest";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { measureOrder } from "./measure-order.ts";

const chip = (reference: string, x: number, y: number) =>
  testPart({ reference, width: 2, height: 1, nets: ["A", "B"], at: mm(x, y) });
const boardOf = (...parts: readonly ReturnType<typeof chip>[]) => testBoard({ width: 50, height: 50 }, parts);

it("counts who stands on a line with its like, and who is a hair off it", () => {
  expect(measureOrder(boardOf(chip("R1", 10, 10), chip("R2", 13, 10), chip("R3", 17, 10.2)))).toEqual({
    alignedShare: 2 / 3,
    nearlyAligned: 2,
  });
});

it("asks nothing of parts far from their like, or of one that has none", () => {
  const far = boardOf(chip("R1", 5, 5), chip("R2", 40, 5.1), { ...chip("U1", 20, 20), library: "other" });
  expect(measureOrder(far)).toEqual({ alignedShare: 1, nearlyAligned: 0 });
});
