import type { Footprint } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { chooseParts } from "../adapt/choose-parts.ts";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { Layout } from "../layout/layout.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { isBoardFrame } from "./board-frame.ts";

/** Two rows of pins, one part, 13 mm apart. */
function frame(courtyard: "closed" | "none", width = 28): Footprint {
  const at = mm(10, 8);
  const nets = ["A", "B", "C"];
  const [upper, lower] = [-0.5, 0.5].map((row) =>
    testPart({ reference: "U9", width, height: 16, nets, at, through: true, row, courtyard }),
  );
  return { ...upper!, pads: [...upper!.pads, ...lower!.pads] };
}

const boardOf = (part: Footprint) =>
  testBoard({ width: 20, height: 16 }, [
    part,
    testPart({ reference: "U1", width: 4, height: 4, nets: ["A", "B"], at: mm(10, 8) }),
  ]);

describe("a frame of pins about the board", () => {
  it("reaches about more than half of it and has no courtyard", () => {
    expect(isBoardFrame(boardOf(frame("none")), frame("none"))).toBe(true);
    expect(isBoardFrame(boardOf(frame("closed")), frame("closed"))).toBe(false);
    expect(isBoardFrame(boardOf(frame("none", 14)), frame("none", 14))).toBe(false);
  });

  it("stays where it was drawn, unless it is named or was never placed", () => {
    const names = (part: Footprint, options: Parameters<typeof chooseParts>[1]) =>
      chooseParts(boardOf(part), options).movable.map(({ reference }) => reference);
    expect(names(frame("none"), { mode: "all" })).toEqual(["U1"]);
    expect(names(frame("none"), { strip: true })).toEqual(["U1"]);
    expect(names(frame("none"), { mode: "selected", parts: ["U9"] })).toEqual(["U9"]);
    expect(names({ ...frame("none"), position: mm(90, 8) }, { mode: "unplaced" })).toEqual(["U9"]);
  });

  it("takes no room but that of its pins", () => {
    const stands = (part: Footprint, x: number, y: number) => {
      const { problem } = placementProblemFromBoard(boardOf(part), { mode: "all", intents: [], fixed: ["U9"] });
      return new Layout(problem, { halo: 0, crowded: false, overhang: false }).fits(0, { ...mm(x, y), pose: 0 });
    };
    expect(stands(frame("none"), 10, 8)).toBe(true);
    expect(stands(frame("closed"), 10, 8)).toBe(false);
    expect(stands(frame("none"), 10, 13)).toBe(false);
  });
});
