import {
  applyRecordsEdit,
  type Identified,
  invertRecordsEdit,
  isAlike,
  type RecordsEdit,
  recordsEditBetween,
} from "@tracewright/board";
import {
  LOGIC_LISTS,
  LOGIC_SETTINGS,
  type Logic,
  type LogicList,
  type LogicSetting,
  type RecordIn,
} from "../records/logic.ts";

export type LogicListEdit<List extends LogicList = LogicList> = {
  readonly [One in List]: { readonly list: One } & RecordsEdit<RecordIn<One>>;
}[List];

export interface LogicSettingEdit<Key extends LogicSetting = LogicSetting> {
  readonly setting: Key;
  readonly before: Logic[Key];
  readonly after: Logic[Key];
}

/** A change of a logic that can be undone: it has what was there before. */
export interface LogicEdit {
  readonly lists: readonly LogicListEdit[];
  readonly settings: readonly LogicSettingEdit[];
}

/** The edit that leads from `before` to `after`; unchanged records are no part of it. */
export function logicEditBetween(before: Logic, after: Logic): LogicEdit {
  return {
    lists: LOGIC_LISTS.flatMap((list) => {
      const edit = recordsEditBetween<Identified>(before[list], after[list]);
      return edit ? [{ list, ...edit } as unknown as LogicListEdit] : [];
    }),
    settings: LOGIC_SETTINGS.filter((key) => !isAlike(before[key], after[key])).map((key) => ({
      setting: key,
      before: before[key],
      after: after[key],
    })),
  };
}

/** The logic after the edit. Throws when the edit does not fit. */
export function applyLogicEdit(logic: Logic, edit: LogicEdit): Logic {
  const next: Record<string, unknown> = { ...logic };
  for (const change of edit.lists) {
    const records = next[change.list] as readonly Identified[];
    next[change.list] = applyRecordsEdit<Identified>(records, change, { list: change.list, document: "logic" });
  }
  for (const { setting, after } of edit.settings) {
    if (after === undefined) delete next[setting];
    else next[setting] = after;
  }
  return next as unknown as Logic;
}

/** The edit that takes the other back: applying both in turn gives the same records again. */
export function invertLogicEdit(edit: LogicEdit): LogicEdit {
  return {
    lists: [...edit.lists]
      .reverse()
      .map((change) => ({ list: change.list, ...invertRecordsEdit<Identified>(change) }) as unknown as LogicListEdit),
    settings: [...edit.settings]
      .reverse()
      .map(({ setting, before, after }) => ({ setting, before: after, after: before })),
  };
}

export function isNoEdit({ lists, settings }: LogicEdit): boolean {
  return lists.length + settings.length === 0;
}
