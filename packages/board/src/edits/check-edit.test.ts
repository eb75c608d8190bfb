import fc from "fast-check";
import { expect, test } from "vitest";
import type { Board } from "../records/board.ts";
import { emptyBoard } from "../records/default-board.ts";
import { itemId, netId } from "../records/ids.ts";
import type { Track, Via } from "../records/track.ts";
import { inEnglish } from "../remarks/remark-words.ts";
import { arbitraryBoard } from "../testing/arbitrary-board.ts";
import { aTrack, aVia } from "../testing/index.ts";
import { checkEdit } from "./check-edit.ts";
import { editBetween } from "./edit-between.ts";

const track: Track = aTrack({
  id: itemId("t1"),
  start: { x: 0, y: 0 },
  end: { x: 1000, y: 0 },
  width: 200,
  net: netId("n1"),
});
const via: Via = aVia({
  id: itemId("v1"),
  position: { x: 0, y: 0 },
  diameter: 800,
  drill: 400,
  locked: true,
});
const board: Board = {
  ...emptyBoard(),
  nets: [{ id: netId("n1"), name: "GND" }],
  tracks: [track],
  vias: [via],
};
const problemsOf = (after: Board, before = board) =>
  checkEdit(before, editBetween(before, after)).map(({ message, words }) => {
    expect(message).toBe(inEnglish(words));
    return message;
  });

test("what people do to free things is let through, whatever it is", () => {
  const free = (state: Board): Board => ({
    ...state,
    footprints: state.footprints.map((part) => ({ ...part, locked: false })),
    tracks: state.tracks.map((piece) => ({ ...piece, locked: false })),
  });
  fc.assert(
    fc.property(arbitraryBoard, arbitraryBoard, (before, after) => {
      expect(problemsOf(free(after), free(before))).toEqual([]);
    }),
  );
});

test("a locked thing is neither moved nor removed; unlocking it, or what its lock does not hold, is let through", () => {
  expect(problemsOf({ ...board, vias: [] })).toEqual(["via v1 is locked: unlock it before it is removed"]);
  const moved = { ...via, position: { x: 5, y: 0 }, drill: 300 };
  expect(problemsOf({ ...board, vias: [moved] })).toEqual([
    "via v1 is locked: unlock it before its position, drill changes",
  ]);
  expect(problemsOf({ ...board, vias: [{ ...moved, locked: false }] })).toEqual([]);
  expect(problemsOf({ ...board, vias: [{ ...via, net: netId("n1") }] })).toEqual([]);
});

test("nets, layers and members that the board does not have are named", () => {
  expect(problemsOf({ ...board, tracks: [{ ...track, net: netId("n9") }] })).toEqual([
    "track t1 names n9, which the board does not have",
  ]);
  expect(problemsOf({ ...board, tracks: [{ ...track, layer: "In1.Cu" }] })).toEqual([
    "track t1 is on In1.Cu, which the board does not have",
  ]);
  expect(problemsOf({ ...board, nets: [] })).toEqual(["track t1 names n1, which the board does not have"]);
  const group = { id: itemId("g"), name: "both", members: [track.id, itemId("t7")] };
  expect(problemsOf({ ...board, groups: [group] })).toEqual(["group both names t7, which the board does not have"]);
});

test("what a file brought that way stays editable in everything else", () => {
  const odd = { ...track, net: netId("gone"), layer: "In9.Cu" as const, width: 0 };
  const before = { ...board, tracks: [odd] };
  expect(problemsOf({ ...before, tracks: [{ ...odd, locked: true }] }, before)).toEqual([]);
});

test("an id stands for one thing, those of pads included", () => {
  expect(problemsOf({ ...board, vias: [via, { ...via, id: itemId("t1") }] })).toContain(
    "via t1: the id t1 is given twice",
  );
});

test("sizes that nothing can be made with are told with their numbers", () => {
  expect(problemsOf({ ...board, tracks: [{ ...track, width: 0 }] })).toEqual([
    "track t1: the width of a track is 0 nm; it has to be at least 1 nm",
  ]);
  const narrow = { ...via, id: itemId("v2"), locked: false, diameter: 400 };
  expect(problemsOf({ ...board, vias: [via, narrow] })).toEqual([
    "via v2: the diameter of a via is 400 nm; it has to be at least 401 nm",
  ]);
});

test("layers with copper are not switched off, and rules keep their Default class", () => {
  const layers = board.layers.filter(({ id }) => id !== "F.Cu");
  expect(problemsOf({ ...board, layers })).toEqual([
    "a board has the layers F.Cu and B.Cu",
    "there is copper on F.Cu: take it away before the layer",
  ]);
  expect(problemsOf({ ...board, rules: { ...board.rules, netClasses: [] } })).toEqual([
    "the rules have a net class named Default",
  ]);
  expect(problemsOf({ ...board, rules: { ...board.rules, minClearance: -1 } })).toEqual([
    "minimum clearance is -0.000001 mm; it cannot be less than 0",
  ]);
});

test("a broken piece of a file does not get onto the board", () => {
  const foreign = { format: "kicad" as const, version: 20211014, fragments: ["(teardrops yes)", ") (pwned"] };
  expect(problemsOf({ ...board, tracks: [{ ...track, foreign }] })).toEqual([
    "track t1 carries a broken piece of a file",
  ]);
});

test("a text of custom rules is refused with rule, line and column where it cannot be obeyed and is not listed as such", () => {
  const ruled = (customRules: string, uncheckedRules?: readonly string[]): Board => ({
    ...board,
    rules: { ...board.rules, customRules, ...(uncheckedRules && { uncheckedRules }) },
  });
  const text = '(rule "a" (constraint clearance (min 1mm)))\n(rule "b" (constraint clearance (min 1)))\nrule';
  const unread = [
    'custom rule "b", line 2, column 38: 1 has no unit',
    'custom rules, line 3, column 1: "rule" is outside of brackets',
  ];
  expect(problemsOf(ruled(text))).toEqual(unread);
  expect(problemsOf(ruled(text, ["a"]))).toEqual(unread);
  expect(problemsOf(ruled(text, ["b", "board.kicad_dru"]))).toEqual([]);
  const newer = '(rule "mask" (constraint solder_mask_sliver (min 1mm)))';
  expect(problemsOf(ruled(newer))).toEqual([
    'custom rule "mask", line 1, column 1: "solder_mask_sliver" is not checked here',
  ]);
  expect(problemsOf(ruled(newer, ["mask"]))).toEqual([]);
  // What a file brought stays while something else changes, and can be taken back.
  const brought = ruled(text, ["b", "board.kicad_dru"]);
  expect(problemsOf({ ...brought, rules: { ...brought.rules, minClearance: 1 } }, brought)).toEqual([]);
  expect(problemsOf(brought, ruled("(version 1)"))).toEqual([]);
});
