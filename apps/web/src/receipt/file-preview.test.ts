import { type Board, emptyBoard, itemId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { boardToSvg } from "@tracewright/rendering";
import { expect, test } from "vitest";
import { boxOfDrawing, spotOnPreview } from "./file-preview.ts";

const at = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });
const BOARD: Board = {
  ...emptyBoard(),
  graphics: [
    {
      id: itemId("edge"),
      layer: "Edge.Cuts",
      shape: { kind: "rect", start: at(100, 50), end: at(140, 70) },
      stroke: { width: 0, style: "solid" },
      filled: false,
    },
  ],
};

test("a place of the board is found on its drawing", () => {
  const preview = { source: "", box: boxOfDrawing(boardToSvg(BOARD)) };
  const middle = spotOnPreview(preview, at(120, 60));
  expect(middle?.left).toBeCloseTo(50, 1);
  expect(middle?.top).toBeCloseTo(50, 1);
  const corner = spotOnPreview(preview, at(140, 50));
  expect(corner?.left).toBeGreaterThan(90);
  expect(corner?.top).toBeLessThan(15);
});

test("what lies beyond the drawing is shown at its border, and what is no drawing of a board nowhere", () => {
  const preview = { source: "", box: boxOfDrawing(boardToSvg(BOARD)) };
  expect(spotOnPreview(preview, at(500, -10))).toEqual({ left: 100, top: 0 });
  expect(spotOnPreview({ box: boxOfDrawing("<svg/>") }, at(0, 0))).toBeUndefined();
});
