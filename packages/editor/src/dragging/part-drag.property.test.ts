import { applyEdit, type Board, type Footprint, fromMm, type ItemId, itemId, type Track } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Motion } from "../motion/motion.ts";
import { RouteInProgress } from "../routing/route-in-progress.ts";
import { arbitraryBoard } from "../testing/arbitrary-board.ts";
import { PartDrag } from "./part-drag.ts";

const STYLE = { width: fromMm(0.25), viaDiameter: fromMm(0.8), viaDrill: fromMm(0.4) };
const shift = fc
  .record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: -60, max: 60 }) })
  .map(({ x, y }): Motion => ({ kind: "shift", by: { x: fromMm(x / 10), y: fromMm(y / 10) } }));
const motion = fc.oneof(
  { weight: 4, arbitrary: shift },
  { weight: 1, arbitrary: fc.constant<Motion>({ kind: "turn", about: { x: fromMm(20), y: fromMm(15) }, by: 90 }) },
  { weight: 1, arbitrary: fc.constant<Motion>({ kind: "flip", x: fromMm(20) }) },
);

let named = 0;
const nameItem = (): ItemId => itemId(`new-${named++}`);

/** Parts of a few pads, wired by hand as far as there is a way. */
const wired: fc.Arbitrary<Board> = arbitraryBoard.map((any) => {
  const kept: Board = { ...any, groups: [], zones: [], tracks: [], vias: [], graphics: [], texts: [] };
  const bare = { ...kept, footprints: kept.footprints.map(facingUp) };
  let board: Board = bare;
  const places = new Map<string, { x: number; y: number }[]>();
  for (const { net, point } of padPlaces(bare)) places.set(net, [...(places.get(net) ?? []), point]);
  for (const [net, points] of places)
    for (const [index, point] of points.slice(1).entries()) {
      const start = { ...STYLE, point: points[index]!, layer: "F.Cu" as const, net: itemId(net) as never };
      const route = new RouteInProgress(board, start, { nameItem, mode: "walk-around" });
      route.moveTo(point);
      if (route.fix()) board = applyEdit(board, route.finish() ?? { lists: [], settings: [] });
    }
  return board;
});

/** Its pads are on the front whatever the generator said of the part. */
function facingUp(part: Footprint): Footprint {
  return { ...part, locked: false, side: "front", rotation: 0 };
}

function padPlaces(board: Board): readonly { readonly net: string; readonly point: { x: number; y: number } }[] {
  return board.footprints.flatMap(({ position, pads }) =>
    pads.flatMap(({ net, position: at }) =>
      net === undefined ? [] : [{ net, point: { x: position.x + at.x, y: position.y + at.y } }],
    ),
  );
}

function countOpen(board: Board): number {
  return checkBoard(board).findings.filter(({ rule }) => rule === "unconnected_items").length;
}

describe("parts dragged with their tracks", () => {
  it("are tried on boards that have such tracks", () => {
    const withTracks = fc.sample(wired, { numRuns: 12, seed: 1 }).filter(({ tracks }) => tracks.length > 1);
    expect(withTracks.length).toBeGreaterThan(6);
  });

  it("draw tracks that break no rule, and open no more connections than they say", () => {
    fc.assert(
      fc.property(wired, motion, (board, to) => {
        const [part] = board.footprints;
        if (!part) return;
        const drag = new PartDrag(board, [part.id], { nameItem });
        const { parted } = drag.moveTo(to);
        const edit = drag.finish();
        const done = edit ? applyEdit(board, edit) : board;
        const old = new Set<ItemId>(board.tracks.map(({ id }) => id));
        const drawn = new Set<ItemId>(done.tracks.flatMap(({ id }: Track) => (old.has(id) ? [] : [id])));
        const bad = checkBoard(done).findings.filter(
          ({ rule, items }) =>
            !["track_dangling", "unconnected_items"].includes(rule) && items.some((id) => drawn.has(id as ItemId)),
        );
        expect(bad.map(({ message }) => message)).toEqual([]);
        expect(countOpen(done)).toBeLessThanOrEqual(countOpen(board) + parted.length);
      }),
      { numRuns: 40 },
    );
  });

  it("stand as before when they are brought back", () => {
    fc.assert(
      fc.property(wired, shift, (board, to) => {
        const ids = board.footprints.slice(0, 2).map(({ id }) => id);
        const drag = new PartDrag(board, ids, { nameItem });
        drag.moveTo(to);
        const { edit, parted } = drag.moveTo({ kind: "shift", by: { x: 0, y: 0 } });
        const done = edit ? applyEdit(board, edit) : board;
        expect(done.footprints).toEqual(board.footprints);
        expect(parted).toEqual([]);
        expect(countOpen(done)).toBe(countOpen(board));
      }),
      { numRuns: 40 },
    );
  });
});
