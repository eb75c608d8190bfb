import type { Board } from "../records/board.ts";
import { schemaVersionOf } from "../records/schema-version.ts";
import type { BoardEdit } from "./edit.ts";
import { applyRecordsEdit, type Identified } from "./list-edit.ts";

/**
 * The board after the edit. Records keep their order; added ones follow at the end, so undo of a removal does not
 * restore the old place in the list (order carries no meaning).
 *
 * Throws when the edit does not fit: removing or updating an id that is not there, or adding one that is. That is a
 * bug or a stale edit, which callers detect beforehand by version.
 */
export function applyEdit(board: Board, edit: BoardEdit): Board {
  const next: Record<string, unknown> = { ...board };
  for (const change of edit.lists) {
    const records = next[change.list] as readonly Identified[];
    next[change.list] = applyRecordsEdit(records, change, { list: change.list, document: "board" });
  }
  for (const change of edit.settings) {
    if (change.after === undefined) delete next[change.setting];
    else next[change.setting] = change.after;
  }
  if (edit.lists.some(({ list }) => list === "groups"))
    next.schemaVersion = schemaVersionOf(next.groups as Board["groups"]);
  return next as unknown as Board;
}
