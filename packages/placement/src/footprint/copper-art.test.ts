import { type Graphic, itemId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { mm, testBoard } from "../testing/test-board.ts";
import { visitCopperArt } from "./copper-art.ts";

const raster = { originX: 0, originY: 0, cell: fromMm(0.1), columns: 300, rows: 200 };
const WHOLE = raster.columns * raster.rows;

/** How many cells a line of that width over the board keeps free, on a board whose parts claim a share of the room. */
function cellsKept({ width, claimed }: { width: number; claimed: number }): number {
  const line: Graphic = {
    id: itemId("line"),
    layer: "F.Cu",
    shape: { kind: "line", start: mm(5, 10), end: mm(25, 10) },
    stroke: { width: fromMm(width), style: "solid" },
    filled: false,
  };
  const board = testBoard({ width: 30, height: 20 }, []);
  const cells = new Set<number>();
  const room = { whole: WHOLE, free: WHOLE, claims: claimed * WHOLE };
  visitCopperArt(
    { ...board, graphics: [...board.graphics, line] },
    [],
    { side: "front", raster, clearance: 0, room },
    (cell) => cells.add(cell),
  );
  return cells.size;
}

describe("artwork on copper", () => {
  it("of a few square millimetres is kept free on the fullest board", () => {
    expect(cellsKept({ width: 1, claimed: 0.95 })).toBeGreaterThan(1_900);
  });

  it("of more than a twentieth is kept free only where the parts find room beside it", () => {
    expect(cellsKept({ width: 4, claimed: 0.2 })).toBeGreaterThan(7_600);
    expect(cellsKept({ width: 4, claimed: 0.6 })).toBe(0);
  });

  it("of more than a quarter is never kept free", () => {
    expect(cellsKept({ width: 9, claimed: 0.1 })).toBe(0);
  });
});
