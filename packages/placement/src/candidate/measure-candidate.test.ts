import { expect, it } from "vitest";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { measureCandidate } from "./measure-candidate.ts";

it("counts sides and angles of connected parts, whatever turn they are written with", () => {
  const part = (reference: string, nets: readonly string[]) =>
    testPart({ reference, width: 1, height: 1, nets, at: mm(10, 10) });
  const board = testBoard({ width: 50, height: 50 }, [
    part("R1", ["A"]),
    { ...part("R2", ["A"]), rotation: 360 },
    { ...part("R3", ["B"]), rotation: -90 },
    { ...part("R4", ["B"]), rotation: 270, side: "back" },
    { ...part("LOGO", []), rotation: 45 },
  ]);
  expect(measureCandidate(board)).toMatchObject({ sides: 2, orientations: 2 });
  expect(measureCandidate({ ...board, footprints: board.footprints.slice(0, 2) })).toMatchObject({
    sides: 1,
    orientations: 1,
  });
});
