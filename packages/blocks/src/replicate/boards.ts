import { type Board, ITEM_LISTS, type ItemId } from "@tracewright/board";
import type { LayoutCopy } from "./copy-layout.ts";

export function without(board: Board, ids: ReadonlySet<ItemId>): Board {
  const lists = Object.fromEntries(ITEM_LISTS.map((list) => [list, board[list].filter(({ id }) => !ids.has(id))]));
  return { ...board, ...lists };
}

/** The board with a copy, in place of what it has of it already. */
export function withCopy(board: Board, { parts, items }: LayoutCopy, removed: ReadonlySet<ItemId>): Board {
  const rest = without(board, new Set([...removed, ...items.map(({ record }) => record.id)]));
  const lists = Object.fromEntries(
    ITEM_LISTS.map((list) => [
      list,
      [...rest[list], ...items.flatMap((item) => (item.list === list ? [item.record] : []))],
    ]),
  );
  const known = new Set(rest.footprints.map(({ id }) => id));
  const lifted = [...parts.values()].filter(({ id }) => !known.has(id));
  return { ...rest, ...lists, footprints: [...rest.footprints.map((part) => parts.get(part.id) ?? part), ...lifted] };
}
