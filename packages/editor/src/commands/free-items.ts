import type { Board, ItemId } from "@tracewright/board";
import { findItems, type Item, isLocked } from "@tracewright/board";
import { wholeGroups } from "../items/whole-groups.ts";

export interface FreeItems {
  readonly free: readonly Item[];
  readonly locked: readonly ItemId[];
}

/** The items that a command may change, groups as a whole; of a group with a locked member nothing moves. */
export function freeItems(board: Board, ids: Iterable<ItemId>): FreeItems {
  const held = new Set<ItemId>();
  const items = findItems(board, wholeGroups(board, ids));
  for (const item of items)
    if (isLocked(board, item)) for (const id of wholeGroups(board, [item.record.id])) held.add(id);
  return {
    free: items.filter(({ record }) => !held.has(record.id)),
    locked: items.flatMap(({ record }) => (held.has(record.id) ? [record.id] : [])),
  };
}
