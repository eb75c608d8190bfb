import { emptyBoard, itemId, netId, type Track } from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { expect, test } from "vitest";
import { airwiresInHand } from "./airwires-in-hand.ts";
import { boardWithout, inHand } from "./in-hand.ts";

const [GND, VCC] = [netId("gnd"), netId("vcc")];
const track = (id: string, x: number, net = GND): Track =>
  aTrack({
    id: itemId(id),
    start: { x, y: 0 },
    end: { x: x + 10, y: 0 },
    width: 2,
    net,
  });
const BOARD = { ...emptyBoard(), tracks: [track("a", 0), track("b", 20), track("c", 40)] };
const edit = (change: { added?: Track[]; removed?: Track[]; updated?: { before: Track; after: Track }[] }) => ({
  lists: [{ list: "tracks" as const, added: [], removed: [], updated: [], ...change }],
  settings: [],
});

test("what is in hand is all that comes or moves, and what stays is the board without what goes or moves", () => {
  const [a, b] = BOARD.tracks as [Track, Track];
  const held = inHand(
    BOARD,
    edit({ added: [track("n", 9)], removed: [a], updated: [{ before: b, after: track("b", 7) }] }),
  );
  expect([...held.gone].sort()).toEqual(["a", "b"]);
  expect(held.brought.tracks.map(({ id, start }) => [id, start.x])).toEqual([
    ["n", 9],
    ["b", 7],
  ]);
  expect(boardWithout(BOARD, held.gone).tracks.map(({ id }) => id)).toEqual(["c"]);
  expect(boardWithout(BOARD, new Set())).toBe(BOARD);
});

test("while a track is drawn the airwires of its net stay bright", () => {
  const end = { item: itemId("x"), position: { x: 0, y: 0 } };
  const airwires = [GND, VCC].map((net) => ({ net, from: end, to: end }));
  const held = inHand(BOARD, edit({ added: [track("n", 9, VCC)] }), VCC);
  const { bright, dim } = airwiresInHand(BOARD, airwires, held);
  expect([bright.map(({ net }) => net), dim.map(({ net }) => net)]).toEqual([[VCC], [GND]]);
});
