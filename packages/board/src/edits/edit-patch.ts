import { isAlike } from "../documents/is-alike.ts";
import type { RecordList, SettingKey } from "../records/record-lists.ts";
import type { BoardEdit } from "./edit.ts";

/**
 * An edit as it travels: previous values are left out, since the receiver has the board, and of a replaced
 * record only the members that differ are named. `readPatch` makes an edit of it again.
 */
export interface EditPatch {
  readonly lists: readonly ListPatch[];
  readonly settings: readonly SettingPatch[];
}

export interface ListPatch {
  readonly list: RecordList;
  /** Whole records. */
  readonly added: readonly unknown[];
  /** By id. */
  readonly removed: readonly string[];
  readonly updated: readonly RecordPatch[];
}

export interface RecordPatch {
  readonly id: string;
  /** Members with their new values. */
  readonly set: Readonly<Record<string, unknown>>;
  /** Optional members that are there no longer. */
  readonly unset: readonly string[];
}

/** A setting's new value; absent: it is there no longer. */
export interface SettingPatch {
  readonly setting: SettingKey;
  readonly value?: unknown;
}

export function patchOf(edit: BoardEdit): EditPatch {
  return {
    lists: edit.lists.map(({ list, added, removed, updated }) => ({
      list,
      added: [...added],
      removed: removed.map(({ id }) => id),
      updated: updated.map(({ before, after }) => ({ id: after.id, ...differingMembers(before, after) })),
    })),
    settings: edit.settings.map(({ setting, after }) => ({ setting, ...(after !== undefined && { value: after }) })),
  };
}

function differingMembers(before: object, after: object): Omit<RecordPatch, "id"> {
  const [old, now] = [new Map(Object.entries(before)), Object.entries(after)];
  const set = now.filter(([key, value]) => value !== undefined && !isAlike(old.get(key), value));
  const kept = new Set(now.flatMap(([key, value]) => (value === undefined ? [] : [key])));
  return {
    set: Object.fromEntries(set),
    unset: [...old].flatMap(([key, value]) => (value === undefined || kept.has(key) ? [] : [key])),
  };
}
