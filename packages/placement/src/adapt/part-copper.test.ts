import { type Graphic, itemId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { Layout } from "../layout/layout.ts";
import { ON_BACK, ON_FRONT } from "../problem/poses.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { partCopper } from "./part-copper.ts";
import { placementProblemFromBoard } from "./problem-from-board.ts";

/** A line of copper 2 mm above the pads, on a part without a courtyard. */
const antenna = (layer: "F.Cu" | "B.Cu" | "F.SilkS") => {
  const line: Graphic = {
    id: itemId("antenna"),
    layer,
    shape: { kind: "line", start: mm(-2, -2), end: mm(2, -2) },
    stroke: { width: fromMm(0.4), style: "solid" },
    filled: false,
  };
  const part = testPart({ reference: "AE1", width: 4, height: 1, nets: ["RF"], at: mm(10, 5), courtyard: "none" });
  return { ...part, graphics: [line] };
};

function fitsAt(y: number, layer: "F.Cu" | "F.SilkS"): boolean {
  const board = testBoard({ width: 20, height: 10 }, [antenna(layer)]);
  const { problem } = placementProblemFromBoard(board, { intents: [] });
  const layout = new Layout(problem, { halo: 0, crowded: true, overhang: true });
  return layout.fits(0, { ...mm(10, y), pose: 0 });
}

describe("copper that a footprint draws", () => {
  it("stays on the board as its pads do, where the part itself may reach over the edge", () => {
    const { copperToEdge } = testBoard({ width: 20, height: 10 }, []).rules;
    const least = 2.2 + copperToEdge / 1e6;
    expect([fitsAt(least + 0.3, "F.Cu"), fitsAt(least - 0.3, "F.Cu"), fitsAt(1, "F.Cu")]).toEqual([true, false, false]);
    expect(fitsAt(1, "F.SilkS")).toBe(true);
  });

  it("follows the pads, on the side where it lies", () => {
    const board = testBoard({ width: 20, height: 10 }, []);
    expect(partCopper(board, antenna("F.Cu")).map(({ sides, crosses }) => [sides, crosses])).toEqual([
      [ON_FRONT, false],
      [ON_FRONT, false],
    ]);
    expect(partCopper(board, antenna("B.Cu"))[1]).toMatchObject({ sides: ON_BACK, crosses: true });
    expect(partCopper(board, { ...antenna("F.Cu"), pads: [] })).toEqual([]);
  });
});
