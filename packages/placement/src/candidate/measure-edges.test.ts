import { applyEdit, type Board, type EdgeIntent, moveFootprint } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { startPlacement } from "../run/placement-run.ts";
import { mm, testBoard, testPart, withOutline } from "../testing/test-board.ts";
import { measureEdges } from "./measure-edges.ts";

const plug = (reference: string) =>
  testPart({ reference, width: 6, height: 5, nets: ["A", "B"], at: mm(80, 5), row: -0.4 });
const chip = testPart({ reference: "U1", width: 4, height: 4, nets: ["A", "B"], at: mm(80, 15) });
const wantEdge = (part: string): EdgeIntent => ({
  id: `edge ${part}`,
  kind: "edge",
  origin: "person",
  part,
  reason: { code: "person", facts: {} },
});
const intents = ["J1", "J2", "J3"].map(wantEdge);
const square = testBoard({ width: 40, height: 40 }, [plug("J1"), plug("J2"), plug("J3"), chip]);

function standings(board: Board, effort = 0.02) {
  const run = startPlacement(board, undefined, { effort, intents });
  while (run.step(10_000) === "running");
  const { status, candidates } = run.outcome();
  expect(status).toBe("complete");
  return candidates.map(({ edit }) => measureEdges(applyEdit(board, edit), intents));
}

const circle = Array.from({ length: 90 }, (_, index) => {
  const angle = (index / 90) * 2 * Math.PI;
  return mm(20 + 20 * Math.cos(angle), 20 + 20 * Math.sin(angle));
});

describe("edge parts", () => {
  it.each([
    ["a square", square],
    ["a trapezium", withOutline(square, [mm(0, 0), mm(40, 0), mm(30, 40), mm(10, 40)])],
    ["an L", withOutline(square, [mm(0, 0), mm(15, 0), mm(15, 25), mm(40, 25), mm(40, 40), mm(0, 40)])],
    ["a circle", withOutline(square, circle)],
    ["a square that is turned", withOutline(square, [mm(20, 0), mm(40, 20), mm(20, 40), mm(0, 20)])],
  ])("of every candidate stand at the rim of %s and open out of it", (_, board) => {
    for (const candidate of standings(board))
      for (const { reference, atEdge, facesOut } of candidate)
        expect({ reference, atEdge, facesOut }).toEqual({ reference, atEdge: true, facesOut: true });
  });

  it("that look across the board do not face out", () => {
    const at = (x: number, y: number, rotation: number) => ({
      ...square,
      footprints: [moveFootprint(plug("J1"), { position: mm(x, y), rotation }), chip],
    });
    expect(measureEdges(at(20, 37.5, 0), intents)).toEqual([{ reference: "J1", gap: 0, atEdge: true, facesOut: true }]);
    expect(measureEdges(at(20, 37.5, 180), intents)).toMatchObject([{ atEdge: false, facesOut: false }]);
    expect(measureEdges(at(20, 20, 0), intents)).toMatchObject([{ atEdge: false, facesOut: true }]);
  });
});
