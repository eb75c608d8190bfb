import { isAlike } from "../documents/is-alike.ts";
import type { RecordList, SettingKey } from "../records/record-lists.ts";
import type { BoardEdit, ListEdit, SettingEdit } from "./edit.ts";

/** One thing that both edits changed, each otherwise. */
export type EditConflict =
  | {
      readonly kind: "record";
      readonly list: RecordList;
      readonly id: string;
      readonly ours: RecordFate;
      readonly theirs: RecordFate;
    }
  | { readonly kind: "setting"; readonly setting: SettingKey }
  /** One side uses what the other took away: a net, or a member of a group. */
  | { readonly kind: "reference"; readonly list: RecordList; readonly id: string; readonly missing: string };

export type RecordFate = "added" | "removed" | "changed";

export type RebasedEdit =
  | { readonly status: "merged"; readonly edit: BoardEdit }
  | { readonly status: "conflict"; readonly conflicts: readonly EditConflict[] };

/**
 * Our edit as it has to be for a board that another user has edited since. Both began with the same board. Where
 * they touch different records, applying theirs and then the answer is the same as applying ours and then theirs; where
 * both came to the same, nothing is left to do; everything else is listed and nothing is decided.
 */
export function rebaseEdit(ours: BoardEdit, theirs: BoardEdit): RebasedEdit {
  const conflicts: EditConflict[] = [];
  const lists = ours.lists.flatMap((mine) => {
    const other = theirs.lists.find(({ list }) => list === mine.list);
    return other ? rebaseList(mine, other, conflicts) : [mine];
  });
  const settings = ours.settings.filter((mine) => {
    const other = theirs.settings.find(({ setting }) => setting === mine.setting);
    if (!other) return true;
    if (!isAlike(mine.after, other.after)) conflicts.push({ kind: "setting", setting: mine.setting });
    return false;
  });
  conflicts.push(...findBrokenReferences(ours, theirs), ...findBrokenReferences(theirs, ours));
  return conflicts.length > 0
    ? { status: "conflict", conflicts }
    : { status: "merged", edit: { lists, settings: settings as SettingEdit[] } };
}

type AnyRecord = ListEdit["added"][number];

interface Fate {
  readonly fate: RecordFate;
  /** Undefined: it is gone. */
  readonly after: AnyRecord | undefined;
}

function fatesOf({ added, removed, updated }: ListEdit): ReadonlyMap<string, Fate> {
  return new Map<string, Fate>([
    // In this order: a record that is removed and added again is there.
    ...removed.map(({ id }) => [id, { fate: "removed", after: undefined }] as const),
    ...added.map((after) => [after.id, { fate: "added", after }] as const),
    ...updated.map(({ after }) => [after.id, { fate: "changed", after }] as const),
  ]);
}

function rebaseList(mine: ListEdit, other: ListEdit, conflicts: EditConflict[]): ListEdit[] {
  const [ours, theirs] = [fatesOf(mine), fatesOf(other)];
  const isOnlyOurs = (id: string): boolean => !theirs.has(id);
  for (const [id, { fate, after }] of ours) {
    const met = theirs.get(id);
    if (met && !isAlike(after, met.after))
      conflicts.push({ kind: "record", list: mine.list, id, ours: fate, theirs: met.fate });
  }
  const left = {
    list: mine.list,
    added: mine.added.filter(({ id }) => isOnlyOurs(id)),
    removed: mine.removed.filter(({ id }) => isOnlyOurs(id)),
    updated: mine.updated.filter(({ after }) => isOnlyOurs(after.id)),
  };
  return left.added.length + left.removed.length + left.updated.length === 0 ? [] : [left as unknown as ListEdit];
}

/** What the records of one side, as they came to be, name and the other side took away. */
function findBrokenReferences(side: BoardEdit, other: BoardEdit): EditConflict[] {
  const gone = new Set(
    other.lists.flatMap((change) =>
      [...fatesOf(change)].flatMap(([id, { fate }]) => (fate === "removed" ? [id as string] : [])),
    ),
  );
  if (gone.size === 0) return [];
  return side.lists.flatMap((change) =>
    [...fatesOf(change)].flatMap(([id, { after }]) =>
      (after ? referencesOf(after) : [])
        .filter((named) => gone.has(named))
        .slice(0, 1)
        .map((missing): EditConflict => ({ kind: "reference", list: change.list, id, missing })),
    ),
  );
}

/** The nets and items that a record names. */
export function referencesOf(record: AnyRecord): readonly string[] {
  if ("pads" in record)
    return [...record.pads, ...record.graphics, ...record.zones].flatMap(({ net }) => (net === undefined ? [] : [net]));
  if ("members" in record) return record.members;
  return "net" in record && record.net !== undefined ? [record.net] : [];
}
