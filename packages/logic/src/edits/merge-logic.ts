import { isAlike } from "@tracewright/board";
import { LOGIC_LISTS, LOGIC_SETTINGS, type Logic, type LogicList, type RecordIn } from "../records/logic.ts";

export type MergedLogic =
  | { readonly status: "merged"; readonly logic: Logic }
  /** Records that both changed, and differently. */
  | { readonly status: "conflict"; readonly records: readonly { readonly list: LogicList; readonly id: string }[] };

/**
 * What two people made of one logic, record by record: what only one of them changed is as they have it. Whether the whole is a
 * logic is for `checkLogic` to say: one may have removed the block that the other joined.
 */
export function mergeLogic(base: Logic, theirs: Logic, mine: Logic): MergedLogic {
  const conflicts: { list: LogicList; id: string }[] = [];
  const merged: Record<string, unknown> = { ...theirs };
  for (const list of LOGIC_LISTS) merged[list] = mergeList(list, [base, theirs, mine], conflicts);
  for (const key of LOGIC_SETTINGS) {
    const value = isAlike(base[key], mine[key]) ? theirs[key] : mine[key];
    if (value === undefined) delete merged[key];
    else merged[key] = value;
  }
  return conflicts.length > 0
    ? { status: "conflict", records: conflicts }
    : { status: "merged", logic: merged as unknown as Logic };
}

function mergeList<List extends LogicList>(
  list: List,
  [base, theirs, mine]: readonly [Logic, Logic, Logic],
  conflicts: { list: LogicList; id: string }[],
): RecordIn<List>[] {
  const byId = (logic: Logic) =>
    new Map((logic[list] as readonly RecordIn<List>[]).map((record) => [record.id, record]));
  const [was, other, own] = [byId(base), byId(theirs), byId(mine)];
  const ids = [...new Set([...other.keys(), ...own.keys()])];
  return ids.flatMap((id) => {
    const [before, their, my] = [was.get(id), other.get(id), own.get(id)];
    if (isAlike(before, my)) return their ? [their] : [];
    if (isAlike(before, their) || isAlike(their, my)) return my ? [my] : [];
    conflicts.push({ list, id });
    return [];
  });
}
