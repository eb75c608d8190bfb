import { type Board, emptyBoard, itemId, itemsById, type LayerId, type Text, type Track } from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { fromMm, type Point, rotatePoint } from "@tracewright/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryBoard } from "../testing/arbitrary-board.ts";
import { holdersOf } from "./holders-of.ts";
import { isSeen, itemsAt } from "./items-at.ts";

const track = (id: string, layer: "F.Cu" | "B.Cu"): Track =>
  aTrack({
    id: itemId(id),
    start: { x: 0, y: 0 },
    end: { x: fromMm(10), y: 0 },
    width: fromMm(0.2),
    layer,
  });

test("what lies on hidden layers is not picked", () => {
  const board: Board = { ...emptyBoard(), tracks: [track("front", "F.Cu"), track("back", "B.Cu")] };
  const at = (hidden: LayerId[]) =>
    itemsAt(board, { x: fromMm(5), y: 0 }, { reach: 1000, isShown: (layer) => !hidden.includes(layer) });
  expect(at([]).map(({ record }) => record.id)).toEqual(["front", "back"]);
  expect(at(["F.Cu"]).map(({ record }) => record.id)).toEqual(["back"]);
  expect(at(["F.Cu", "B.Cu"])).toEqual([]);
});

test.each([0, 30, 90])(
  "a text turned by %i° is picked between its letters, too, after whatever else lies there",
  (rotation) => {
    const text: Text = {
      id: itemId("text"),
      role: "user",
      text: "I   I",
      layer: "F.SilkS",
      position: { x: 0, y: 0 },
      rotation,
      style: {
        size: { width: fromMm(2), height: fromMm(2) },
        thickness: fromMm(0.2),
        horizontal: "center",
        vertical: "middle",
        mirrored: false,
      },
      hidden: false,
    };
    const shown = { reach: 1000, isShown: () => true };
    const ids = (board: Board, at: Point) => itemsAt(board, at, shown).map(({ record }) => record.id);
    const middle = { x: 0, y: 0 };
    expect(ids({ ...emptyBoard(), texts: [text] }, middle)).toEqual(["text"]);
    expect(ids({ ...emptyBoard(), texts: [text], tracks: [track("track", "F.Cu")] }, middle)).toEqual([
      "track",
      "text",
    ]);
    const above = rotatePoint({ x: 0, y: fromMm(-1.5) }, rotation);
    expect(ids({ ...emptyBoard(), texts: [text] }, above)).toEqual([]);
  },
);

test("parts that are hidden are not picked wherever one presses, all others as before", () => {
  fc.assert(
    fc.property(arbitraryBoard, fc.nat(), (board, pick) => {
      const hidden = board.footprints[pick % Math.max(1, board.footprints.length)];
      if (!hidden) return;
      const all = { reach: fromMm(0.1), isShown: () => true };
      const some = { ...all, hiddenParts: new Set([hidden.id]) };
      for (const { position } of board.footprints) {
        const before = itemsAt(board, position, all).filter(({ record }) => record.id !== hidden.id);
        expect(itemsAt(board, position, some)).toEqual(before);
      }
      const seen = [...itemsById(board).values()].filter((item) => !isSeen(board, item, some));
      expect(seen.map(({ record }) => record.id)).toEqual([hidden.id]);
    }),
    { numRuns: 30 },
  );
});

test("pads and drawings of a part stand for the part, and what the board does not hold for nothing", () => {
  fc.assert(
    fc.property(arbitraryBoard, (board) => {
      for (const part of board.footprints)
        for (const { id } of [...part.pads, ...part.graphics])
          expect(holdersOf(board, [id, "none"])).toEqual([part.id]);
      const all = [...itemsById(board).keys()];
      expect(new Set(holdersOf(board, all))).toEqual(new Set(all));
    }),
    { numRuns: 30 },
  );
});
