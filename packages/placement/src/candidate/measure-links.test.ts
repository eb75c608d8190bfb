import type { Intent } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { measureLinks } from "./measure-links.ts";

const board = testBoard({ width: 50, height: 50 }, [
  testPart({ reference: "U1", width: 1, height: 1, nets: ["A"], at: mm(10, 10) }),
  testPart({ reference: "C1", width: 1, height: 1, nets: ["A"], at: mm(13, 14) }),
  testPart({ reference: "C2", width: 1, height: 1, nets: ["A"], at: mm(11, 10) }),
  testPart({ reference: "C3", width: 1, height: 1, nets: ["A"], at: mm(10, 40) }),
]);

function near(part: string): Intent {
  return {
    id: `decoupling ${part}`,
    kind: "decoupling",
    origin: "circuit",
    part,
    links: [{ from: { reference: part, pad: "1" }, to: { reference: "U1", pad: "1" }, within: fromMm(1) }],
    reason: { code: "decoupling", facts: {} },
  };
}

it("tells the middle and the longest of all distances, and nothing where there are none", () => {
  expect(measureLinks(board, ["C1", "C2", "C3"].map(near), "decoupling")).toEqual({ medianMm: 5, worstMm: 30 });
  expect(measureLinks(board, ["C1", "C2"].map(near), "decoupling")).toEqual({ medianMm: 1, worstMm: 5 });
  expect(measureLinks(board, ["C1"].map(near), "crystal")).toBeUndefined();
  expect(measureLinks(board, ["C9"].map(near), "decoupling")).toBeUndefined();
});
