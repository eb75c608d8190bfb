import { emptyBoard, itemId, itemsById, type Track } from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemBox } from "../items/item-box.ts";
import { arbitraryBoard } from "../testing/arbitrary-board.ts";
import { itemsInBox } from "./items-in-box.ts";

const track = (id: string, x1: number, y1: number, x2: number, y2: number): Track =>
  aTrack({
    id: itemId(id),
    start: { x: fromMm(x1), y: fromMm(y1) },
    end: { x: fromMm(x2), y: fromMm(y2) },
    width: fromMm(0.2),
  });
const box = { minX: 0, minY: 0, maxX: fromMm(10), maxY: fromMm(10) };

describe("a box drawn by hand", () => {
  const board = {
    ...emptyBoard(),
    tracks: [track("inside", 1, 1, 9, 9), track("across", 5, 5, 20, 5), track("past", 9, -5, 25, 11)],
  };

  it("takes what it encloses, or also what it touches, but not what passes its corner", () => {
    expect(itemsInBox(board, box, { mode: "enclosed" })).toEqual(["inside"]);
    expect(itemsInBox(board, box, { mode: "touching" })).toEqual(["inside", "across"]);
  });

  it("takes a group as a whole, and nothing that is hidden", () => {
    const group = { id: itemId("group"), name: "", members: [itemId("inside"), itemId("past")] };
    const grouped = { ...board, groups: [group] };
    expect(itemsInBox(grouped, box, { mode: "enclosed" })).toEqual(["inside", "past"]);
    const hidden = itemsInBox(board, box, { mode: "touching", isMeant: ({ record }) => record.id !== "inside" });
    expect(hidden).toEqual(["across"]);
  });

  it("that goes round everything means everything", () => {
    fc.assert(
      fc.property(arbitraryBoard, (any) => {
        const all = { minX: fromMm(-99), minY: fromMm(-99), maxX: fromMm(199), maxY: fromMm(199) };
        const extended = [...itemsById(any).values()].filter((item) => itemBox(any, item));
        const found = itemsInBox(any, all, { mode: "enclosed" });
        for (const { record } of extended) expect(found).toContain(record.id);
        expect(itemsInBox(any, all, { mode: "touching" })).toEqual(found);
      }),
    );
  });
});
