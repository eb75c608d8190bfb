import {
  applyEdit,
  type Board,
  emptyBoard,
  hashBoard,
  type ItemId,
  invertEdit,
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
import { RouteInProgress } from "../routing/route-in-progress.ts";

const STYLE = { width: fromMm(0.25), viaDiameter: fromMm(0.8), viaDrill: fromMm(0.4) };
const OWN = netId("own");
const NETS = ["own", "a", "b", "c", "d", "e"].map((name) => ({ id: netId(name), name }));
const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });

let named = 0;
const nameItem = (): ItemId => itemId(`new-${named++}`);

function trackOf(id: string, [start, end]: readonly [Point, Point], net: string, locked = false): Track {
  return aTrack({ id: itemId(id), start, end, width: fromMm(0.25), net: netId(net), locked });
}

function viaAt(id: string, position: Point, net: string): Via {
  const layers = ["F.Cu", "B.Cu"] as const;
  return aVia({
    id: itemId(id),
    position,
    diameter: fromMm(0.8),
    drill: fromMm(0.4),
    layers,
    net: netId(net),
  });
}

/** Lines of five nets across the board, each with a bend, a via in some, some locked; nothing too near to anything. */
const bus: fc.Arbitrary<Board> = fc
  .record({
    rows: fc.array(
      fc.record({
        gap: fc.integer({ min: 10, max: 40 }),
        bend: fc.integer({ min: 3, max: 24 }),
        locked: fc.nat(6).map((dice) => dice === 0),
        hasVia: fc.nat(3).map((dice) => dice === 0),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ rows }) => {
    const tracks: Track[] = [];
    const vias: Via[] = [];
    let y = 6;
    for (const [index, { gap, bend, locked, hasVia }] of rows.entries()) {
      const net = NETS[index + 1]!.name;
      y += gap / 20 + 0.4;
      const corner = at(bend, y);
      const after = at(bend + 1, y + 1);
      tracks.push(
        trackOf(`${net}-1`, [at(0, y), corner], net, locked),
        trackOf(`${net}-2`, [corner, after], net, locked),
        trackOf(`${net}-3`, [after, at(30, y + 1)], net, locked),
      );
      if (hasVia) vias.push(viaAt(`${net}-via`, after, net));
      y += 1;
    }
    return { ...emptyBoard(), nets: NETS, tracks, vias };
  });
const place = fc
  .record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 160 }) })
  .map(({ x, y }) => at(x / 10, y / 10));

function findings(board: Board, ids: ReadonlySet<string>): string[] {
  return checkBoard(board)
    .findings.filter(
      ({ rule, items }) =>
        !["track_dangling", "via_dangling", "unconnected_items"].includes(rule) && items.some((id) => ids.has(id)),
    )
    .map(({ message }) => message);
}

function inOrder(board: Board): Board {
  const byId = <Record extends { readonly id: string }>(records: readonly Record[]) =>
    records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { ...board, tracks: byId(board.tracks), vias: byId(board.vias) };
}

function countOpen(board: Board): number {
  return checkBoard(board).findings.filter(({ rule }) => rule === "unconnected_items").length;
}

function routeOver(board: Board, from: Point, pointers: readonly Point[]): RouteInProgress {
  const route = new RouteInProgress(board, { ...STYLE, point: from, layer: "F.Cu", net: OWN }, { nameItem });
  for (const pointer of pointers) {
    route.moveTo(pointer);
    route.fix();
  }
  return route;
}

describe("copper pushed aside by a track being drawn", () => {
  it("breaks no rule, leaves what is locked, parts nothing, and is taken back whole", () => {
    let pushed = 0;
    fc.assert(
      fc.property(bus, place, fc.array(place, { minLength: 1, maxLength: 3 }), (board, from, pointers) => {
        fc.pre(findings(board, new Set([...board.tracks, ...board.vias].map(({ id }) => id))).length === 0);
        const edit = routeOver(board, from, pointers).finish();
        if (!edit) return;
        const done = applyEdit(board, edit);
        const old = new Set([...board.tracks, ...board.vias].map(({ id }) => id));
        const changed = new Set<string>([
          ...done.tracks.flatMap(({ id }) => (old.has(id) ? [] : [id])),
          ...done.vias.map(({ id }) => id),
        ]);
        if (edit.lists.some(({ removed, updated }) => removed.length + updated.length > 0)) pushed++;
        expect(findings(done, changed)).toEqual([]);
        const before = board.tracks.filter(({ locked }) => locked);
        expect(done.tracks.filter(({ locked }) => locked)).toEqual(before);
        const bare = (of: Board): Board => ({ ...of, tracks: of.tracks.filter(({ net }) => net !== OWN) });
        expect(countOpen(bare(done))).toBeLessThanOrEqual(countOpen(board));
        expect(hashBoard(inOrder(applyEdit(done, invertEdit(edit))))).toBe(hashBoard(inOrder(board)));
      }),
      { numRuns: 25 },
    );
    expect(pushed).toBeGreaterThan(0);
  });

  it("keeps to steps of 45°, to a nanometre, without acute angles", () => {
    fc.assert(
      fc.property(bus, place, place, (board, from, to) => {
        const edit = routeOver(board, from, [to]).finish();
        const done = edit ? applyEdit(board, edit) : board;
        for (const { start, end } of done.tracks) {
          const [dx, dy] = [Math.abs(start.x - end.x), Math.abs(start.y - end.y)];
          expect(Math.min(dx, dy, Math.abs(dx - dy))).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("springs back when the pointer leaves", () => {
    const board: Board = { ...emptyBoard(), nets: NETS, tracks: [trackOf("a", [at(0, 10), at(30, 10)], "a")] };
    const route = new RouteInProgress(board, { ...STYLE, point: at(5, 5), layer: "F.Cu", net: OWN }, { nameItem });
    route.moveTo(at(15, 10));
    expect(route.preview.reached).toBe(true);
    expect(route.preview.edit?.lists.some(({ removed }) => removed.length > 0)).toBe(true);
    route.moveTo(at(15, 5));
    expect(route.preview.edit?.lists.some(({ removed }) => removed.length > 0)).toBe(false);
  });

  it("hugs what pushes it at just the clearance, and pushes on what is beyond", () => {
    const tracks = [0, 1, 2].map((row) =>
      trackOf(`t${row}`, [at(0, 10 + row * 0.5), at(30, 10 + row * 0.5)], NETS[row + 1]!.name),
    );
    const board: Board = { ...emptyBoard(), nets: NETS, tracks };
    const edit = routeOver(board, at(5, 9), [at(12, 9), at(13, 10), at(18, 10)]).finish();
    const done = applyEdit(board, edit!);
    const lowest = (net: string) =>
      Math.max(...done.tracks.filter((track) => track.net === net).flatMap(({ start, end }) => [start.y, end.y]));
    const apart = fromMm(0.2) + STYLE.width;
    expect(board.rules.netClasses[0]?.clearance).toBe(fromMm(0.2));
    for (const [index, net] of ["a", "b", "c"].entries()) {
      const hugging = at(0, 10).y + (index + 1) * apart;
      expect(lowest(net)).toBeGreaterThanOrEqual(hugging);
      expect(lowest(net) - hugging).toBeLessThanOrEqual((index + 1) * 4);
    }
  });

  it("goes around what is locked", () => {
    const board: Board = { ...emptyBoard(), nets: NETS, tracks: [trackOf("a", [at(8, 10), at(22, 10)], "a", true)] };
    const route = routeOver(board, at(15, 5), [at(15, 15)]);
    const done = applyEdit(board, route.finish()!);
    expect(done.tracks[0]).toBe(board.tracks[0]);
    expect(route.preview.end).toEqual(at(15, 15));
  });
});
