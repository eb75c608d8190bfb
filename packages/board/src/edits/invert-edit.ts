import type { BoardEdit, ListEdit, SettingEdit } from "./edit.ts";

/** The edit that takes back `edit`: applying both in turn gives the same records again. */
export function invertEdit(edit: BoardEdit): BoardEdit {
  return {
    lists: [...edit.lists].reverse().map(
      (change): ListEdit => ({
        list: change.list,
        added: change.removed,
        removed: change.added,
        updated: change.updated.map(({ before, after }) => ({ before: after, after: before })),
      }),
    ),
    settings: [...edit.settings]
      .reverse()
      .map((change) => ({ setting: change.setting, before: change.after, after: change.before }) as SettingEdit),
  };
}
