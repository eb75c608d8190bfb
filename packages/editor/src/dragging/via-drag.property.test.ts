import {
  applyEdit,
  type Board,
  emptyBoard,
  type ItemId,
  itemId,
  netId,
  type Track,
  type Via,
} from "@tracewright/board";
import { aTrack, aVia } from "@tracewright/board/testing";
import { checkBoard } from "@tracewright/checks";
import { fromMm, type Point } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ViaDrag } from "./via-drag.ts";

const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
let named = 0;
const nameItem = (): ItemId => itemId(`new-${named++}`);

function trackOf(id: string, net: string, [start, end]: readonly [Point, Point], more: Partial<Track> = {}): Track {
  return aTrack({ id: itemId(id), start, end, width: fromMm(0.25), net: netId(net), ...more });
}

const VIA: Via = aVia({
  id: itemId("via"),
  position: at(15, 10),
  diameter: fromMm(0.8),
  drill: fromMm(0.4),
  net: netId("own"),
});
const FRONT = trackOf("front", "own", [at(5, 10), at(15, 10)]);
const OWN = [
  FRONT,
  trackOf("back-1", "own", [at(15, 10), at(20, 10)], { layer: "B.Cu" }),
  trackOf("back-2", "own", [at(20, 10), at(25, 15)], { layer: "B.Cu" }),
];
const NETS = ["own", "a", "b"].map((name) => ({ id: netId(name), name }));
const place = fc.record({ x: fc.nat(300), y: fc.nat(200) }).map(({ x, y }) => at(x / 10, y / 10));
const layer = fc.constantFrom("F.Cu" as const, "B.Cu" as const);
const others = fc.array(
  fc.record({ net: fc.constantFrom("a", "b"), start: place, end: place, layer, locked: fc.boolean() }),
  { maxLength: 5 },
);

function boardOf(tracks: readonly Track[]): Board {
  return { ...emptyBoard(), nets: NETS, tracks, vias: [VIA] };
}

function findings(board: Board, isMeant: (id: string) => boolean): string[] {
  return checkBoard(board)
    .findings.filter(({ rule, items }) => !/dangling|unconnected/.test(rule) && items.some(isMeant))
    .map(({ message }) => message);
}

function countOpen(board: Board): number {
  return checkBoard(board).findings.filter(
    ({ rule, nets }) => rule === "unconnected_items" && nets.includes(netId("own")),
  ).length;
}

describe("a via dragged with its tracks", () => {
  it("breaks no rule and stays joined, whatever is about", () => {
    let moved = 0;
    fc.assert(
      fc.property(others, place, fc.constantFrom("shove" as const, "walk-around" as const), (lines, to, mode) => {
        const about = lines.map(({ net, start, end, ...more }, index) => trackOf(`t${index}`, net, [start, end], more));
        const board = boardOf([...OWN, ...about]);
        fc.pre(findings(board, (id) => ["via", "front", "back-1", "back-2"].includes(id)).length === 0);
        const edit = ViaDrag.begin(board, VIA, { nameItem, mode })?.moveTo(to);
        if (!edit) return;
        moved++;
        const done = applyEdit(board, edit);
        expect(findings(done, (id) => id === "via" || id.startsWith("new-"))).toEqual([]);
        expect(countOpen(done)).toBe(countOpen(board));
        expect(done.tracks.filter(({ locked }) => locked)).toEqual(board.tracks.filter(({ locked }) => locked));
      }),
      { numRuns: 60 },
    );
    expect(moved).toBeGreaterThan(20);
  });

  it("goes just to the pointer where there is room, its tracks after it", () => {
    const board = boardOf(OWN);
    const edit = ViaDrag.begin(board, VIA, { nameItem })?.moveTo(at(14, 12));
    const done = applyEdit(board, edit ?? { lists: [], settings: [] });
    expect(done.vias[0]?.position).toEqual(at(14, 12));
    const ends = done.tracks.flatMap(({ start, end, layer: on }) => [start, end].map(({ x, y }) => `${on} ${x} ${y}`));
    const here = `${fromMm(14)} ${fromMm(12)}`;
    expect(ends).toEqual(expect.arrayContaining([`F.Cu ${here}`, `B.Cu ${here}`]));
  });

  it("is held by a locked track", () => {
    expect(ViaDrag.begin(boardOf([{ ...FRONT, locked: true }]), VIA, { nameItem })).toBeUndefined();
  });
});
