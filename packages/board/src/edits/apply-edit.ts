import type { Board } from "../records/board.ts";
import { schemaVersionOf } from "../records/schema-version.ts";
import type { BoardEdit, ListEdit } from "./edit.ts";

/**
 * The board after the edit. Records keep their order; added ones follow at the end, so undo of a removal does not
 * restore the old place in the list (order carries no meaning).
 *
 * Throws when the edit does not fit: removing or updating an id that is not there, or adding one that is. That is a
 * bug or a stale edit, which callers detect beforehand by version.
 */
export function applyEdit(board: Board, edit: BoardEdit): Board {
  const next: Record<string, unknown> = { ...board };
  for (const change of edit.lists) next[change.list] = applyToList(next[change.list] as readonly Identified[], change);
  for (const change of edit.settings) {
    if (change.after === undefined) delete next[change.setting];
    else next[change.setting] = change.after;
  }
  if (edit.lists.some(({ list }) => list === "groups"))
    next.schemaVersion = schemaVersionOf(next.groups as Board["groups"]);
  return next as unknown as Board;
}

interface Identified {
  readonly id: string;
}

function applyToList(records: readonly Identified[], change: ListEdit): readonly Identified[] {
  const present = new Set(records.map((record) => record.id));
  const removed = new Set<string>(change.removed.map((record) => record.id));
  const replacements = new Map<string, Identified>(change.updated.map(({ after }) => [after.id, after]));
  for (const id of [...removed, ...replacements.keys()])
    if (!present.has(id)) throw new Error(`edit of ${change.list} names ${id}, which the board does not hold`);
  for (const { id } of change.added)
    if (present.has(id) && !removed.has(id))
      throw new Error(`edit of ${change.list} adds ${id}, which the board holds`);
  const kept = records
    .filter((record) => !removed.has(record.id))
    .map((record) => replacements.get(record.id) ?? record);
  return [...kept, ...change.added];
}
