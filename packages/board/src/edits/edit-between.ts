import { isAlike } from "../documents/is-alike.ts";
import type { Board } from "../records/board.ts";
import { RECORD_LISTS, type RecordList, SETTING_KEYS } from "../records/record-lists.ts";
import type { BoardEdit, ListEdit, SettingEdit } from "./edit.ts";
import { type Identified, recordsEditBetween } from "./list-edit.ts";

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

function diffList(list: RecordList, before: readonly Identified[], after: readonly Identified[]): ListEdit[] {
  const edit = recordsEditBetween(before, after);
  return edit ? [{ list, ...edit } as unknown as ListEdit] : [];
}
