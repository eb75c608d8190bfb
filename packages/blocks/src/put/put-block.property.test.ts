import {
  applyEdit,
  type Board,
  canonicalJson,
  type Item,
  itemsById,
  padPosition,
  RECORD_LISTS,
} from "@tracewright/board";
import { type Point, placePoint } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Pose } from "../pose/pose.ts";
import type { BlockDocument } from "../records/block-document.ts";
import { type TakeOutcome, takeBlock } from "../take/take-block.ts";
import { arbitraryWiredBoard } from "../testing/arbitrary-wired-board.ts";
import { boardWith, moveUse, putBlock, removeUse } from "./put-block.ts";

type Taken = Extract<TakeOutcome, { status: "taken" }>;

/** A board, and a block of some of its parts and all of its drawings. */
const taken = fc
  .tuple(arbitraryWiredBoard, fc.integer({ min: 1, max: 6 }))
  .map(([board, count]) => {
    const ids = [...board.footprints.slice(0, count), ...board.graphics, ...board.texts].map(({ id }) => id);
    return { board, outcome: takeBlock(board, { ids, title: "Taken" }) };
  })
  .filter((one): one is { board: Board; outcome: Taken } => one.outcome.status === "taken");

const pose: fc.Arbitrary<Pose> = fc.record({
  position: fc.record({ x: fc.integer({ min: -1e8, max: 1e8 }), y: fc.integer({ min: -1e8, max: 1e8 }) }),
  rotation: fc.oneof(fc.constantFrom(0, 90, 180, 270), fc.double({ min: 0, max: 359.9, noNaN: true })),
  side: fc.constantFrom("front", "back"),
});

/** Where a point of the block is on the board, by the law: turned over left for right, turned, put in its place. */
const place = ({ x, y }: Point, { side, rotation, position }: Pose): Point =>
  placePoint({ x: side === "back" ? -x + 0 : x, y }, position, rotation);

const joins = ({ ports }: BlockDocument) => Object.fromEntries(ports.map(({ key, net }) => [key, net]));
const home = ({ layout }: BlockDocument): Pose => ({ position: layout!.takenAt!, rotation: 0, side: "front" });
const use = (block: BlockDocument, at: Pose) => ({ id: "use 1", name: "Filter", pose: at, joins: joins(block) });

/** What a record says, without its ids and what belongs to a use: net, reference, lock, symbol. */
function plain({ record }: Item): string {
  return canonicalJson(
    JSON.parse(
      JSON.stringify(record, (key, value) =>
        ["id", "net", "locked", "reference", "symbolPath"].includes(key) ? undefined : value,
      ),
    ),
  ).replaceAll(/"text":"[RU]\d+"/g, '"text":"reference"');
}

/** Names of the nets of a record, in order. */
function netNames(board: Board, { record, list }: Item): (string | undefined)[] {
  const nets = list === "footprints" ? record.pads.map(({ net }) => net) : ["net" in record ? record.net : undefined];
  return nets.map((net) => board.nets.find(({ id }) => id === net)?.name);
}

describe("a block that is taken from a board and put back where it was", () => {
  it("has every item where it was, to the nanometre, and on the same outer nets", () => {
    fc.assert(
      fc.property(taken, ({ board, outcome: { block, items } }) => {
        const gone = new Set<string>(items);
        const rest = { ...board };
        for (const list of RECORD_LISTS) Object.assign(rest, { [list]: board[list].filter(({ id }) => !gone.has(id)) });
        const put = putBlock(rest, block, use(block, home(block)));
        const after = boardWith(rest, put);
        if (put.status !== "put") throw new Error("refused");
        const [before, now] = [itemsById(board), itemsById(after)];
        expect(put.ids.size).toBe(items.length);
        const outer = new Set(block.ports.map(({ net }) => net));
        for (const id of items) {
          const [old, fresh] = [before.get(id)!, now.get(put.ids.get(id)!)!];
          expect(plain(fresh)).toBe(plain(old));
          expect(netNames(after, fresh)).toEqual(
            netNames(board, old).map((name) =>
              name === undefined || outer.has(name) ? name : `/Filter/${name.replace(/^\//, "")}`,
            ),
          );
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("putting a block", () => {
  it("only adds: not one record of the board is changed or removed", () => {
    fc.assert(
      fc.property(taken, pose, ({ board, outcome: { block } }, at) => {
        const put = putBlock(board, block, use(block, at));
        if (put.status !== "put") throw new Error("refused");
        expect(put.edit.settings).toEqual([]);
        for (const { removed, updated } of put.edit.lists) expect([...removed, ...updated]).toEqual([]);
        const references = boardWith(board, put).footprints.map(({ reference }) => reference);
        expect(new Set(references).size).toBe(references.length);
      }),
      { numRuns: 200 },
    );
  });

  it("gives the same ids for the same use, and others for another", () => {
    fc.assert(
      fc.property(taken, pose, pose, ({ board, outcome: { block } }, one, other) => {
        const [first, again] = [putBlock(board, block, use(block, one)), putBlock(board, block, use(block, other))];
        const second = putBlock(boardWith(board, first), block, { ...use(block, one), id: "use 2", name: "Filter 2" });
        if (first.status !== "put" || again.status !== "put" || second.status !== "put") throw new Error("refused");
        expect([...again.ids]).toEqual([...first.ids]);
        const own = new Set(first.ids.values());
        expect([...second.ids.values()].filter((id) => own.has(id))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it("is undone by removing the use: the board is what it was", () => {
    fc.assert(
      fc.property(taken, pose, ({ board, outcome: { block } }, at) => {
        const after = boardWith(board, putBlock(board, block, { ...use(block, at), joins: {} }));
        expect(canonicalJson(applyEdit(after, removeUse(after, block, "use 1")))).toBe(canonicalJson(board));
      }),
      { numRuns: 200 },
    );
  });

  it("keeps copper and pads together: every point goes where the pose brings it, within 2 nm at odd angles", () => {
    fc.assert(
      fc.property(taken, pose, ({ board, outcome: { block } }, at) => {
        const put = putBlock(board, block, use(block, at));
        if (put.status !== "put" || !block.board) throw new Error("refused");
        const now = itemsById(boardWith(board, put));
        const slack =
          at.rotation % 90 === 0 && block.board.footprints.every(({ rotation }) => rotation % 90 === 0) ? 0 : 2;
        for (const part of block.board.footprints) {
          const moved = now.get(put.ids.get(part.id)!);
          if (moved?.list !== "footprints") throw new Error("not a part");
          for (const [index, pad] of part.pads.entries()) {
            const [want, have] = [
              place(padPosition(part, pad), at),
              padPosition(moved.record, moved.record.pads[index]!),
            ];
            expect(Math.max(Math.abs(want.x - have.x), Math.abs(want.y - have.y))).toBeLessThanOrEqual(slack);
          }
        }
        for (const track of block.board.tracks) {
          const moved = now.get(put.ids.get(track.id)!);
          if (moved?.list !== "tracks") throw new Error("not a track");
          expect([moved.record.start, moved.record.end]).toEqual([place(track.start, at), place(track.end, at)]);
          expect(moved.record.layer === track.layer).toBe(at.side === "front");
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe("moving a use", () => {
  it("anywhere and back gives the same bytes: turned over twice, turned at any angle, by any path", () => {
    fc.assert(
      fc.property(
        taken,
        pose,
        fc.array(pose, { minLength: 1, maxLength: 6 }),
        ({ board, outcome: { block } }, start, path) => {
          const before = boardWith(board, putBlock(board, block, use(block, start)));
          const after = [...path, start].reduce((now, at) => {
            const edit = moveUse(now, block, { id: "use 1", pose: at });
            return edit ? applyEdit(now, edit) : now;
          }, before);
          expect(canonicalJson(after)).toBe(canonicalJson(before));
        },
      ),
      { numRuns: 200 },
    );
  });

  it("is the same as putting it there in the first place, and changes nothing beside it", () => {
    fc.assert(
      fc.property(taken, pose, pose, ({ board, outcome: { block } }, start, at) => {
        const put = boardWith(board, putBlock(board, block, use(block, start)));
        const edit = moveUse(put, block, { id: "use 1", pose: at });
        expect(canonicalJson(edit ? applyEdit(put, edit) : put)).toBe(
          canonicalJson(boardWith(board, putBlock(board, block, use(block, at)))),
        );
        const own = new Set<string>(put.groups.flatMap(({ members }) => members));
        for (const { updated, added, removed } of edit?.lists ?? []) {
          expect([...added, ...removed]).toEqual([]);
          for (const { before } of updated) expect(own.has(before.id)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("keeps what the project changed on its parts", () => {
    fc.assert(
      fc.property(taken, pose, pose, ({ board, outcome: { block } }, start, at) => {
        const put = boardWith(board, putBlock(board, block, use(block, start)));
        const own = new Set<string>(put.groups.flatMap(({ members }) => members));
        const changed = {
          ...put,
          footprints: put.footprints.map((part) =>
            own.has(part.id) ? { ...part, reference: `X${part.id}`, value: "10k" } : part,
          ),
        };
        const edit = moveUse(changed, block, { id: "use 1", pose: at });
        const after = edit ? applyEdit(changed, edit) : changed;
        for (const part of after.footprints)
          if (own.has(part.id)) expect([part.reference, part.value]).toEqual([`X${part.id}`, "10k"]);
      }),
      { numRuns: 50 },
    );
  });
});
