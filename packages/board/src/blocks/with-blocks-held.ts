import { ITEM_LISTS } from "../items/item.ts";
import type { Board } from "../records/board.ts";
import type { ItemId } from "../records/ids.ts";
import { rigidMembers } from "./rigid-members.ts";

const held = new WeakMap<Board, Board>();

/** The board with the insides of rigid blocks locked, for engines: they leave alone what is locked. Itself where it has none. */
export function withBlocksHeld(board: Board): Board {
  const members = rigidMembers(board);
  if (members.size === 0) return board;
  let locked = held.get(board);
  if (!locked) {
    locked = withLocks(board, (id) => members.has(id) || undefined);
    held.set(board, locked);
  }
  return locked;
}

/** The result of an engine with the locks of the board that it was given, before its blocks were held. */
export function withBlocksReleased(result: Board, source: Board): Board {
  const members = rigidMembers(source);
  if (members.size === 0) return result;
  const locks = new Map<ItemId, boolean>();
  for (const list of ITEM_LISTS)
    for (const { id, locked } of source[list]) if (members.has(id)) locks.set(id, locked ?? false);
  return withLocks(result, (id) => locks.get(id));
}

function withLocks(board: Board, lockOf: (id: ItemId) => boolean | undefined): Board {
  const lists = ITEM_LISTS.map((list) => [
    list,
    (board[list] as readonly { readonly id: ItemId; readonly locked?: boolean }[]).map((record) => {
      const locked = lockOf(record.id);
      if (locked === undefined || (record.locked ?? false) === locked) return record;
      if (locked || REQUIRED.has(list)) return { ...record, locked };
      const { locked: _, ...free } = record;
      return free;
    }),
  ]);
  return { ...board, ...Object.fromEntries(lists) };
}

/** Lists whose records say that they are free; the others say it by saying nothing. */
const REQUIRED: ReadonlySet<string> = new Set(["footprints", "tracks", "vias", "zones"]);
