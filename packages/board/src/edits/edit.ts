import type { Board } from "../records/board.ts";
import type { RecordList, SettingKey } from "../records/record-lists.ts";

type RecordOf<List extends RecordList> = Board[List][number];

/** What happened to one list: records added, removed, or replaced by one of the same id. */
export interface ListEdit<List extends RecordList = RecordList> {
  readonly list: List;
  readonly added: readonly RecordOf<List>[];
  readonly removed: readonly RecordOf<List>[];
  readonly updated: readonly { readonly before: RecordOf<List>; readonly after: RecordOf<List> }[];
}

/** A change of one setting of the board as a whole. */
export interface SettingEdit<Key extends SettingKey = SettingKey> {
  readonly setting: Key;
  readonly before: Board[Key];
  readonly after: Board[Key];
}

/**
 * A change of a board that can be undone: it carries what was there before. Engines, the editor and the server all
 * speak in these; history stores them.
 */
export interface BoardEdit {
  readonly lists: readonly ListEdit[];
  readonly settings: readonly SettingEdit[];
}
