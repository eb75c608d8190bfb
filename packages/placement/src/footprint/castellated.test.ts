import { describe, expect, it } from "vitest";
import { chooseParts } from "../adapt/choose-parts.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { isCastellated } from "./castellated.ts";

const row = (y: number) =>
  testPart({ reference: "J1", width: 10, height: 4, nets: ["A", "B", "C"], at: mm(15, y), through: true });
const boardOf = (y: number) =>
  testBoard({ width: 30, height: 20 }, [
    row(y),
    testPart({ reference: "U1", width: 4, height: 4, nets: ["A", "B"], at: mm(15, 10) }),
  ]);

describe("half holes along the edge", () => {
  it("are those of a part whose every contact the outline cuts", () => {
    const [cut, inside, beyond] = [0, 2, -2].map((y) => boardOf(y));
    expect(isCastellated(cut!, cut!.footprints[0]!)).toBe(true);
    expect(isCastellated(inside!, inside!.footprints[0]!)).toBe(false);
    expect(isCastellated(beyond!, beyond!.footprints[0]!)).toBe(false);
  });

  it("stay where they are, unless they are named", () => {
    const names = (options: Parameters<typeof chooseParts>[1]) =>
      chooseParts(boardOf(0), options).movable.map(({ reference }) => reference);
    expect(names({ mode: "all" })).toEqual(["U1"]);
    expect(names({ strip: true })).toEqual(["U1"]);
    expect(names({ mode: "unplaced" })).toEqual([]);
    expect(names({ mode: "selected", parts: ["J1"] })).toEqual(["J1"]);
  });
});
