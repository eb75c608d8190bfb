import type { BoardEdit, ListEdit, RecordList } from "@tracewright/board";

/** Edits of one and the same board, which name no record twice, as one. Undefined: there is none. */
export function joinEdits(...edits: readonly (BoardEdit | undefined)[]): BoardEdit | undefined {
  const given = edits.filter((edit) => edit !== undefined);
  if (given.length < 2) return given[0];
  const lists = new Map<RecordList, ListEdit>();
  for (const change of given.flatMap((edit) => edit.lists)) {
    const known = lists.get(change.list);
    const joined = known && {
      list: change.list,
      added: [...known.added, ...change.added],
      removed: [...known.removed, ...change.removed],
      updated: [...known.updated, ...change.updated],
    };
    lists.set(change.list, (joined ?? change) as ListEdit);
  }
  return { lists: [...lists.values()], settings: given.flatMap(({ settings }) => settings) };
}
