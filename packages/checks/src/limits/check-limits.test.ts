import { type Board, copperLayers, emptyBoard } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { at, boardWith, drawing, footprint, smdPad } from "../testing/board-builder.ts";
import { checkLimits, sizesOfBoard } from "./check-limits.ts";
import { checkPlacement } from "./check-placement.ts";

/** `parts` parts of two pins each, whose pins go round `nets` nets. */
function boardOf(parts: number, nets: number): Board {
  return boardWith({
    footprints: Array.from({ length: parts }, (_, n) =>
      footprint(`R${n}`, 10, 10, [
        smdPad(`${n}a`, `N${(2 * n) % nets}`, 0, 0),
        smdPad(`${n}b`, `N${(2 * n + 1) % nets}`, 2, 0),
      ]),
    ),
  });
}

describe("checkLimits", () => {
  it("takes 1,000 parts, 2,000 pins and 400 nets", () => {
    const board = boardOf(1000, 400);
    expect(sizesOfBoard(board)).toEqual({ parts: 1000, pins: 2000, nets: 400 });
    expect(checkLimits({ board })).toEqual([]);
  });

  it("names the number and the limit of each that is exceeded", () => {
    const problems = checkLimits({ board: boardOf(1001, 400) });
    expect(problems.map(({ catalogue, message }) => [catalogue, message])).toEqual([
      [70017, "1,001 parts: the limit is 1,000"],
      [70017, "2,002 pins: the limit is 2,000"],
    ]);
    expect(checkLimits({ board: boardOf(500, 401) }).map(({ message }) => message)).toEqual([
      "401 nets: the limit is 400",
    ]);
  });

  it("does not count nets of one pin", () => {
    expect(sizesOfBoard(boardOf(300, 600)).nets).toBe(0);
  });

  it("takes two or four copper layers", () => {
    const three = { ...boardWith({}), layers: emptyBoard(4).layers.filter(({ id }) => id !== "In2.Cu") };
    expect(copperLayers(three)).toHaveLength(3);
    expect(checkLimits({ board: three }).map(({ catalogue, message }) => [catalogue, message])).toEqual([
      [70017, "2 or 4 copper layers are supported, and this board has 3 (F.Cu, In1.Cu, B.Cu)"],
    ]);
    expect(checkLimits({ board: boardWith({}, 4) })).toEqual([]);
  });

  it("asks for a closed outline", () => {
    expect(checkLimits({ board: boardWith({ graphics: [] }) }).map(({ catalogue, code }) => [catalogue, code])).toEqual(
      [[70016, "outline-missing"]],
    );
  });
});

describe("checkPlacement", () => {
  it("names parts outside the outline and parts in one another's courtyard", () => {
    const yard = (id: string) => drawing(id, "F.CrtYd", { kind: "rect", start: at(-1, -1), end: at(1, 1) });
    const board = boardWith({
      footprints: [
        footprint("R5", 60, 10, [smdPad("1", "A", 0, 0)]),
        footprint("R6", 10, 10, [smdPad("2", "A", 0, 0)], { graphics: [yard("y1")] }),
        footprint("R7", 11, 10, [], { graphics: [yard("y2")] }),
      ],
    });
    expect(checkPlacement(board).map(({ catalogue, subjects }) => [catalogue, subjects])).toEqual([
      [70019, ["R5"]],
      [70019, ["R6", "R7"]],
    ]);
    expect(checkPlacement(board).map(({ message, words }) => [message, words?.kind])).toEqual([
      ["R5 is outside the board outline", "part-outside"],
      ["The courtyards of R6 and R7 overlap", "courtyards-overlap"],
    ]);
  });
});
