import { isAlike } from "../documents/is-alike.ts";
import type { Board } from "../records/board.ts";
import { RECORD_LISTS, type RecordList, SETTING_KEYS } from "../records/record-lists.ts";
import type { BoardEdit, ListEdit, SettingEdit } from "./edit.ts";

/**
 * The edit that leads from `before` to `after`: records are paired by id and compared by content, so that an unchanged
 * record is no part of it. A mere change of order is none either.
 */
export function editBetween(before: Board, after: Board): BoardEdit {
  return {
    lists: RECORD_LISTS.flatMap((list) => diffList(list, before[list], after[list])),
    settings: SETTING_KEYS.filter((key) => !isAlike(before[key], after[key])).map(
      (key) => ({ setting: key, before: before[key], after: after[key] }) as SettingEdit,
    ),
  };
}

interface Identified {
  readonly id: string;
}

function diffList(list: RecordList, before: readonly Identified[], after: readonly Identified[]): ListEdit[] {
  if (before === after) return [];
  const old = new Map(before.map((record) => [record.id, record]));
  const kept = new Set(after.map((record) => record.id));
  const removed = before.filter((record) => !kept.has(record.id));
  const added = after.filter((record) => !old.has(record.id));
  const updated = after.flatMap((record) => {
    const previous = old.get(record.id);
    return previous && !isAlike(previous, record) ? [{ before: previous, after: record }] : [];
  });
  if (removed.length + added.length + updated.length === 0) return [];
  return [{ list, removed, added, updated } as unknown as ListEdit];
}
