import { applyEdit, type Board, type ItemId, itemId } from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { checkBoard } from "@tracewright/checks";
import { fromMm, type Point } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RouteInProgress } from "../routing/route-in-progress.ts";
import { arbitraryBoard } from "../testing/arbitrary-board.ts";
import { TrackDrag } from "./track-drag.ts";

const STYLE = { width: fromMm(0.25), viaDiameter: fromMm(0.8), viaDrill: fromMm(0.4) };
const place = fc
  .record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) })
  .map(({ x, y }): Point => ({ x: fromMm(x / 10), y: fromMm(y / 10) }));
let named = 0;
const nameItem = (): ItemId => itemId(`new-${named++}`);
const GROUND = "net-GND" as never;

/** A board with one way drawn by hand on it, of several stretches. */
const drawn = fc.record({ any: arbitraryBoard, from: place, over: place, to: place }).map(({ any, from, over, to }) => {
  const board: Board = { ...any, zones: [], groups: [] };
  const route = new RouteInProgress(
    board,
    { ...STYLE, point: from, layer: "F.Cu", net: GROUND },
    { nameItem, mode: "walk-around" },
  );
  for (const point of [over, to]) {
    route.moveTo(point);
    route.fix();
  }
  const edit = route.finish();
  const done = edit ? applyEdit(board, edit) : board;
  return { board: done, way: done.tracks.filter(({ id }) => id.startsWith("new-")) };
});

function isBad(board: Board, ids: ReadonlySet<string>): string[] {
  return checkBoard(board)
    .findings.filter(
      ({ rule, items }) => !["track_dangling", "unconnected_items"].includes(rule) && items.some((id) => ids.has(id)),
    )
    .map(({ message }) => message);
}

describe("a stretch of track dragged sideways", () => {
  it("breaks no rule, keeps its direction, and stays joined at both ends", () => {
    fc.assert(
      fc.property(drawn, fc.nat(), place, fc.boolean(), ({ board, way }, pick, pointer, isPushing) => {
        const track = way[pick % Math.max(way.length, 1)];
        fc.pre(track !== undefined && isBad(board, new Set(way.map(({ id }) => id))).length === 0);
        if (!track) return;
        const drag = new TrackDrag(board, track, track.start, { nameItem, mode: isPushing ? "shove" : "stop" });
        const edit = drag.moveTo(pointer);
        const done = edit ? applyEdit(board, edit) : board;
        const before = new Set<string>(board.tracks.map(({ id }) => id));
        const added = done.tracks.filter(({ id }) => !before.has(id));
        expect(isBad(done, new Set(added.map(({ id }) => id)))).toEqual([]);
        const countOpen = (of: Board) =>
          checkBoard(of).findings.filter(({ rule }) => rule === "unconnected_items").length;
        expect(countOpen(done)).toBeLessThanOrEqual(countOpen(board));
        // What is pushed aside may never have run at 45°.
        for (const { start, end, net } of added) {
          if (net !== GROUND) continue;
          const [dx, dy] = [Math.abs(start.x - end.x), Math.abs(start.y - end.y)];
          expect(Math.min(dx, dy, Math.abs(dx - dy))).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("breaks no rule where any angle is wanted", () => {
    fc.assert(
      fc.property(drawn, fc.nat(), place, ({ board, way }, pick, pointer) => {
        const track = way[pick % Math.max(way.length, 1)];
        fc.pre(track !== undefined && isBad(board, new Set(way.map(({ id }) => id))).length === 0);
        if (!track) return;
        const edit = new TrackDrag(board, track, track.start, { nameItem, isAnyAngle: true }).moveTo(pointer);
        const done = edit ? applyEdit(board, edit) : board;
        const before = new Set<string>(board.tracks.map(({ id }) => id));
        const added = done.tracks.filter(({ id }) => !before.has(id));
        expect(isBad(done, new Set(added.map(({ id }) => id)))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it("moves towards the pointer on an empty board, its neighbours along their own lines", () => {
    const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
    const piece = (id: string, start: Point, end: Point) => ({
      ...aTrack({ id: itemId(id), start, end, width: STYLE.width, net: GROUND }),
    });
    const [board] = fc.sample(arbitraryBoard, { numRuns: 1, seed: 3 });
    const tracks = [piece("a", at(0, 5), at(5, 0)), piece("b", at(5, 0), at(15, 0)), piece("c", at(15, 0), at(20, 5))];
    const bare: Board = { ...board!, footprints: [], vias: [], graphics: [], texts: [], zones: [], groups: [], tracks };
    const edit = new TrackDrag(bare, tracks[1]!, at(10, 0), { nameItem }).moveTo(at(11, 2));
    const points = applyEdit(bare, edit!).tracks.map(({ start, end }) => [start, end]);
    expect(points).toEqual([
      [at(0, 5), at(3, 2)],
      [at(3, 2), at(17, 2)],
      [at(17, 2), at(20, 5)],
    ]);
  });
});
