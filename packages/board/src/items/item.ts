import type { Board } from "../records/board.ts";
import type { ItemId } from "../records/ids.ts";
import type { RecordList } from "../records/record-lists.ts";

/** Lists of a board whose records can be selected and moved. */
export const ITEM_LISTS = [
  "footprints",
  "tracks",
  "vias",
  "zones",
  "graphics",
  "texts",
  "dimensions",
] as const satisfies readonly RecordList[];

export type ItemList = (typeof ITEM_LISTS)[number];
type RecordOf<List extends ItemList> = Board[List][number];

/** A record that can be selected, with the list that holds it. */
export type Item = { readonly [List in ItemList]: { readonly list: List; readonly record: RecordOf<List> } }[ItemList];

const indexes = new WeakMap<Board, ReadonlyMap<ItemId, Item>>();

/** The items of a board by id; built once per board object. Pads and what else is inside a footprint are not items. */
export function itemsById(board: Board): ReadonlyMap<ItemId, Item> {
  let index = indexes.get(board);
  if (!index) {
    index = new Map(ITEM_LISTS.flatMap((list) => board[list].map((record) => [record.id, { list, record } as Item])));
    indexes.set(board, index);
  }
  return index;
}

/** The items with these ids, in this order; ids that the board does not hold are passed over. */
export function findItems(board: Board, ids: Iterable<ItemId>): Item[] {
  const index = itemsById(board);
  return [...ids].flatMap((id) => index.get(id) ?? []);
}

/** Whether the item itself is locked, or stands in a locked group. */
export function isLocked(board: Board, { record }: Item): boolean {
  return record.locked === true || board.groups.some(({ locked, members }) => locked && members.includes(record.id));
}
