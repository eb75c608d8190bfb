import {
  applyEdit,
  type Board,
  canonicalJson,
  findItems,
  hashBoard,
  ITEM_LISTS,
  type Item,
  type ItemId,
  indexBoard,
  invertEdit,
  isLocked,
  itemId,
  itemsById,
  parseBoard,
} from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Alignment, alignItems, distributeItems } from "../carrying/align-items.ts";
import type { BlockMove } from "../carrying/carry-blocks.ts";
import { itemBox } from "../items/item-box.ts";
import { arbitraryBoard, someIds } from "../testing/arbitrary-board.ts";
import type { CommandOutcome } from "./command.ts";
import { deleteItems } from "./delete-items.ts";
import { duplicateItems } from "./duplicate-items.ts";
import { freeItems } from "./free-items.ts";
import { lockItems } from "./lock-items.ts";
import { moveEach, moveItems } from "./move-items.ts";

const withSome = arbitraryBoard.chain((board) => fc.record({ board: fc.constant(board), ids: someIds(board) }));
const shift = fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) });

let named = 0;
const nameItem = (): ItemId => itemId(`new-${named++}`);

type Command = (board: Board, ids: readonly ItemId[]) => CommandOutcome;
const command: fc.Arbitrary<Command> = fc.oneof(
  shift.map(
    (by): Command =>
      (board, ids) =>
        moveItems(board, ids, { kind: "shift", by }),
  ),
  fc.constantFrom(90, 180, 33).map(
    (by): Command =>
      (board, ids) =>
        moveItems(board, ids, { kind: "turn", about: { x: fromMm(3), y: fromMm(4) }, by }),
  ),
  fc.constant<Command>((board, ids) => moveItems(board, ids, { kind: "flip", x: fromMm(10) })),
  fc.constantFrom<Alignment>("left", "right", "top", "bottom", "center-x", "center-y").map(
    (to): Command =>
      (board, ids) =>
        moved(board, alignItems(board, ids, { to })),
  ),
  fc.constantFrom("x" as const, "y" as const).map(
    (axis): Command =>
      (board, ids) =>
        moved(board, distributeItems(board, ids, axis)),
  ),
  fc.boolean().map(
    (locked): Command =>
      (board, ids) =>
        lockItems(board, ids, locked),
  ),
  fc.constant<Command>(deleteItems),
  shift.map(
    (by): Command =>
      (board, ids) =>
        duplicateItems(board, ids, { by, nameItem }),
  ),
);

/** Each block by its way, whatever stands there. */
function moved(board: Board, moves: readonly BlockMove[]): CommandOutcome {
  const ways = new Map(moves.flatMap(({ ids, by }) => ids.map((id) => [id, by] as const)));
  return moveEach(board, ways.keys(), ({ record }) => {
    const by = ways.get(record.id);
    return by && { kind: "shift", by };
  });
}

function after(board: Board, { edit }: CommandOutcome): Board {
  return edit ? applyEdit(board, edit) : board;
}

/** Order carries no meaning. */
function inOrder(board: Board): Board {
  const lists = [...ITEM_LISTS, "nets" as const, "groups" as const].map((list) => [
    list,
    (board[list] as readonly { readonly id: string }[]).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  ]);
  return { ...board, ...Object.fromEntries(lists) };
}

describe("commands on items", () => {
  it("leave a document that is valid, with every id once and no group that holds what is gone", () => {
    fc.assert(
      fc.property(withSome, command, ({ board, ids }, run) => {
        const done = after(board, run(board, ids));
        expect(parseBoard(canonicalJson(done)).status).toBe("valid");
        const all = [...itemsById(done).keys(), ...indexBoard(done).padById.keys(), ...done.groups.map(({ id }) => id)];
        expect(new Set(all).size).toBe(all.length);
        for (const { members } of done.groups) for (const id of members) expect(all).toContain(id);
      }),
    );
  });

  it("are taken back without a trace", () => {
    fc.assert(
      fc.property(withSome, fc.array(command, { maxLength: 6 }), ({ board, ids }, commands) => {
        let now = board;
        const edits = [];
        for (const run of commands) {
          const { edit } = run(now, ids);
          if (!edit) continue;
          edits.push(edit);
          now = applyEdit(now, edit);
        }
        for (const edit of edits.toReversed()) now = applyEdit(now, invertEdit(edit));
        expect(hashBoard(inOrder(now))).toBe(hashBoard(inOrder(board)));
      }),
    );
  });

  it("touch nothing that was not asked for, and nothing that is locked", () => {
    fc.assert(
      fc.property(withSome, command, ({ board, ids }, run) => {
        const { free } = freeItems(board, ids);
        const may = new Set<string>(free.map(({ record }) => record.id));
        const outcome = run(board, ids);
        const done = itemsById(after(board, outcome));
        for (const item of itemsById(board).values()) {
          if (may.has(item.record.id) || (!isLocked(board, item) && ids.includes(item.record.id))) continue;
          const still = done.get(item.record.id);
          // Locking and unlocking alone may change the mark of a locked item.
          expect({ ...still?.record, locked: true }).toEqual({ ...item.record, locked: true });
        }
      }),
    );
  });
});

describe("motions", () => {
  it("there and back, a full turn in four quarters, and over twice are rest", () => {
    fc.assert(
      fc.property(withSome, shift, ({ board, ids }, by) => {
        const back = { x: -by.x, y: -by.y };
        const about = { x: fromMm(5), y: fromMm(6) };
        const move = (of: Board, ...motions: Parameters<typeof moveItems>[2][]) =>
          motions.reduce((now, motion) => after(now, moveItems(now, ids, motion)), of);
        expect(move(board, { kind: "shift", by }, { kind: "shift", by: back })).toEqual(board);
        const quarter = { kind: "turn", about, by: 90 } as const;
        expect(move(board, quarter, quarter, quarter, quarter)).toEqual(board);
        const flip = { kind: "flip", x: about.x } as const;
        expect(move(board, flip, flip)).toEqual(board);
      }),
    );
  });

  it("keep the way between any two items that move", () => {
    fc.assert(
      fc.property(withSome, shift, ({ board, ids }, by) => {
        const moved = after(board, moveItems(board, ids, { kind: "shift", by }));
        for (const { record, list } of freeItems(board, ids).free) {
          const now = itemsById(moved).get(record.id);
          if (list !== "vias" || now?.list !== "vias") continue;
          expect(now.record.position).toEqual({ x: record.position.x + by.x, y: record.position.y + by.y });
        }
      }),
    );
  });
});

describe("alignment", () => {
  it("brings the boxes of items outside groups to one line", () => {
    fc.assert(
      fc.property(withSome, ({ board: grouped, ids }) => {
        const board = { ...grouped, groups: [] };
        const { free } = freeItems(board, ids);
        const aligned = after(
          board,
          moved(
            board,
            alignItems(
              board,
              free.map(({ record }) => record.id),
              { to: "left" },
            ),
          ),
        );
        const lefts = findItems(
          aligned,
          free.map(({ record }) => record.id),
        ).flatMap((item) => itemBox(aligned, item)?.minX ?? []);
        expect(new Set(lefts.map(Math.round)).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("leaves even gaps between parts, the outermost where they were", () => {
    fc.assert(
      fc.property(withSome, ({ board: grouped, ids }) => {
        const board = { ...grouped, groups: [] };
        const middle = (item: Item) => {
          const box = itemBox(board, item);
          return box ? box.minX + box.maxX : Number.NaN;
        };
        const free = freeItems(board, ids)
          .free.filter((item) => itemBox(board, item))
          .sort((a, b) => middle(a) - middle(b))
          .map(({ record }) => record.id);
        const spread = after(board, moved(board, distributeItems(board, free, "x")));
        const boxes = findItems(spread, free).flatMap((item) => itemBox(spread, item) ?? []);
        if (boxes.length < 3) return;
        const gaps = boxes.slice(1).map((box, index) => box.minX - boxes[index]!.maxX);
        expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe("copies", () => {
  it("are as many as the items, on the same nets, under references of their own", () => {
    fc.assert(
      fc.property(withSome, ({ board, ids }) => {
        const outcome = duplicateItems(board, ids, { by: { x: 1, y: 2 }, nameItem });
        const doubled = after(board, outcome);
        const copies = findItems(doubled, outcome.selection ?? []);
        expect(outcome.missingNets).toEqual([]);
        expect(outcome.leftOut).toEqual([]);
        const references = doubled.footprints.map(({ reference }) => reference);
        expect(new Set(references).size).toBe(references.length);
        for (const copy of copies) expect(isLocked(doubled, copy)).toBe(false);
        const nets = (of: Board) => of.footprints.flatMap(({ pads }) => pads.map(({ net }) => net));
        const copied = copies.flatMap((copy) => (copy.list === "footprints" ? [copy.record] : []));
        expect(nets(doubled)).toEqual([...nets(board), ...copied.flatMap(({ pads }) => pads.map(({ net }) => net))]);
      }),
    );
  });
});
