import type { BoardEdit, ListEdit } from "../edits/edit.ts";
import type { RecordFate } from "../edits/rebase-edit.ts";
import { indexBoard } from "../queries/index-board.ts";
import type { Board } from "../records/board.ts";
import type { NetId } from "../records/ids.ts";
import type { RecordList } from "../records/record-lists.ts";
import type { Changed, ChangedRecord, Tally } from "./board-change.ts";

type RecordOf<List extends RecordList> = Board[List][number];

/** A record that differs: both states of it, one of them absent where it came or went. */
export interface Pair<Item> {
  readonly before?: Item;
  readonly after?: Item;
  readonly fate: RecordFate;
}

/** Two boards and the edit between them, as the comparisons of single kinds ask for it. */
export class Difference {
  readonly before: Board;
  readonly after: Board;
  readonly edit: BoardEdit;

  constructor(before: Board, after: Board, edit: BoardEdit) {
    this.before = before;
    this.after = after;
    this.edit = edit;
  }

  /** Every record of a list that differs. */
  pairs<List extends RecordList>(list: List): readonly Pair<RecordOf<List>>[] {
    const change = this.edit.lists.find((found) => found.list === list) as ListEdit<List> | undefined;
    if (!change) return [];
    return [
      ...change.removed.map((before): Pair<RecordOf<List>> => ({ before, fate: "removed" })),
      ...change.updated.map(({ before, after }): Pair<RecordOf<List>> => ({ before, after, fate: "changed" })),
      ...change.added.map((after): Pair<RecordOf<List>> => ({ after, fate: "added" })),
    ];
  }

  /** The name of a net of the board before or after; undefined for no net. */
  netName(which: "before" | "after", net: NetId | undefined): string | undefined {
    return net === undefined ? undefined : (indexBoard(this[which]).netById.get(net)?.name ?? net);
  }
}

export function recordOf(list: RecordList, { before, after, fate }: Pair<{ readonly id: string }>): ChangedRecord {
  return { list, id: (after ?? before)?.id ?? "", fate };
}

export function tallyOf(pairs: readonly { readonly fate: RecordFate }[]): Tally {
  const count = (fate: RecordFate): number => pairs.filter((pair) => pair.fate === fate).length;
  return { added: count("added"), removed: count("removed"), changed: count("changed") };
}

/** Both values; absent ones are left out, as JSON would. */
export function changed<Value>(before: Value | undefined, after: Value | undefined): Changed<Value> {
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/** Pairs by a key, in order of first appearance. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
