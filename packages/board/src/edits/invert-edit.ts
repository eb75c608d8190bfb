import type { BoardEdit, ListEdit, SettingEdit } from "./edit.ts";
import { type Identified, invertRecordsEdit } from "./list-edit.ts";

/** The edit that takes back `edit`: applying both in turn gives the same records again. */
export function invertEdit(edit: BoardEdit): BoardEdit {
  return {
    lists: [...edit.lists]
      .reverse()
      .map((change) => ({ list: change.list, ...invertRecordsEdit<Identified>(change) }) as unknown as ListEdit),
    settings: [...edit.settings]
      .reverse()
      .map((change) => ({ setting: change.setting, before: change.after, after: change.before }) as SettingEdit),
  };
}
