import type { Board, BoardEdit, ItemId, ListEdit, RecordList, SettingEdit } from "@tracewright/board";

type RecordOf<List extends RecordList> = Board[List][number];
type SettingKey = SettingEdit["setting"];

interface ListChange {
  readonly added: { readonly id: string }[];
  readonly removed: { readonly id: string }[];
  readonly updated: { readonly before: { readonly id: string }; readonly after: { readonly id: string } }[];
}

/** Gathers changes of one board into one edit. A record is named at most once. */
export class EditBuilder {
  readonly #board: Board;
  readonly #lists = new Map<RecordList, ListChange>();
  readonly #settings: SettingEdit[] = [];

  constructor(board: Board) {
    this.#board = board;
  }

  add<List extends RecordList>(list: List, record: RecordOf<List>): void {
    this.#changeOf(list).added.push(record);
  }

  remove<List extends RecordList>(list: List, record: RecordOf<List>): void {
    this.#changeOf(list).removed.push(record);
  }

  /** `before` is the board's own record; an unchanged one leaves no trace. */
  update<List extends RecordList>(list: List, before: RecordOf<List>, after: RecordOf<List>): void {
    if (before !== after) this.#changeOf(list).updated.push({ before, after });
  }

  set<Key extends SettingKey>(setting: Key, after: Board[Key]): void {
    if (this.#board[setting] !== after)
      this.#settings.push({ setting, before: this.#board[setting], after } as unknown as SettingEdit);
  }

  /** Undefined: nothing changes. */
  build(): BoardEdit | undefined {
    const lists = [...this.#lists].map(([list, change]) => ({ list, ...change }) as unknown as ListEdit);
    return lists.length + this.#settings.length > 0 ? { lists, settings: this.#settings } : undefined;
  }

  #changeOf(list: RecordList): ListChange {
    let change = this.#lists.get(list);
    if (!change) {
      change = { added: [], removed: [], updated: [] };
      this.#lists.set(list, change);
    }
    return change;
  }
}

/** Names a record that did not exist before. Unique within the board for all calls together. */
export type NameItem = () => ItemId;
