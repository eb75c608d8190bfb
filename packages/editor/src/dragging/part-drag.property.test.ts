import type { Motion } from "@tracewright/board";
import { applyEdit, type Board, type Footprint, type ItemId, itemId, type Track } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryWiredBoard } from "../testing/arbitrary-wired-board.ts";
import { PartDrag } from "./part-drag.ts";

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

/** What the rules have against a part where it stands, as pairs of what is too near. */
function pairsOf(board: Board, part: Footprint): readonly string[] {
  const own = new Set<string>([part.id, ...part.pads.map(({ id }) => id)]);
  return checkBoard(board).findings.flatMap(({ rule, items }) =>
    ["courtyards_overlap", "clearance", "shorting_items", "hole_clearance", "copper_edge_clearance"].includes(rule) &&
    items.some((id) => own.has(id))
      ? [[...items].sort().join(" ")]
      : [],
  );
}

function countOpen(board: Board): number {
  return checkBoard(board).findings.filter(({ rule }) => rule === "unconnected_items").length;
}

describe("parts dragged with their tracks", () => {
  it("are tried on boards that have such tracks", () => {
    const withTracks = fc
      .sample(arbitraryWiredBoard, { numRuns: 12, seed: 1 })
      .filter(({ tracks }) => tracks.length > 1);
    expect(withTracks.length).toBeGreaterThan(6);
  });

  it("draw tracks that break no rule, and open no more connections than they say", () => {
    fc.assert(
      fc.property(arbitraryWiredBoard, motion, (board, to) => {
        const [part] = board.footprints;
        fc.pre(part !== undefined);
        const drag = new PartDrag(board, [part.id], { nameItem });
        drag.moveTo(to);
        const { parted } = drag.legal;
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

  it("are put down only where they collide with nothing that they did not collide with before", () => {
    let refused = 0;
    fc.assert(
      fc.property(arbitraryWiredBoard, fc.array(motion, { minLength: 1, maxLength: 3 }), (board, motions) => {
        const [part] = board.footprints;
        if (!part) return;
        const drag = new PartDrag(board, [part.id], { nameItem });
        const onto = board.footprints.slice(1).map(({ position: { x, y } }): Motion => {
          return { kind: "shift", by: { x: x - part.position.x + fromMm(1), y: y - part.position.y } };
        });
        for (const to of [...motions, ...onto]) {
          const { edit, collisions } = drag.moveTo(to);
          const old = new Set(pairsOf(board, part));
          const fresh = pairsOf(edit ? applyEdit(board, edit) : board, part).filter((pair) => !old.has(pair));
          if (fresh.length > 0) expect(collisions).not.toEqual([]);
          if (collisions.length > 0) refused++;
        }
        const done = drag.finish();
        const old = new Set(pairsOf(board, part));
        expect(pairsOf(done ? applyEdit(board, done) : board, part).filter((pair) => !old.has(pair))).toEqual([]);
      }),
      { numRuns: 40 },
    );
    expect(refused).toBeGreaterThan(10);
  });

  it("stand as before when they are brought back", () => {
    fc.assert(
      fc.property(arbitraryWiredBoard, shift, (board, to) => {
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
