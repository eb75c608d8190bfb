import { isNearlyAlike } from "./is-nearly-alike.ts";

export interface Versions<Value> {
  /** What the block put onto the board. */
  readonly base: Value;
  /** What the board has now. */
  readonly ours: Value;
  /** What the new version puts. */
  readonly theirs: Value;
}

export interface Merged<Value> {
  readonly value: Value;
  readonly isOurs: boolean;
  /** Both sides changed it, each to something else. */
  readonly isConflict: boolean;
}

/** One member of three versions: what only one side changed is taken from it; where both did, the board's stays. */
export function merge<Value>({ base, ours, theirs }: Versions<Value>): Merged<Value> {
  if (isNearlyAlike(ours, base)) return { value: theirs, isOurs: false, isConflict: false };
  return { value: ours, isOurs: true, isConflict: !isNearlyAlike(theirs, base) && !isNearlyAlike(theirs, ours) };
}

type Entries = Readonly<Record<string, unknown>>;

/** Each member of a record on its own. Members that the merged value leaves undefined are absent. */
export function mergeMembers<Value extends object>(
  { base, ours, theirs }: Versions<Value>,
  except: readonly string[] = [],
): { readonly value: Value; readonly conflicts: readonly string[] } {
  const [b, o, t] = [base, ours, theirs].map((value) => new Map(Object.entries(value as Entries)));
  if (!b || !o || !t) throw new Error("three versions are merged");
  const value: Record<string, unknown> = Object.create(null);
  const conflicts: string[] = [];
  for (const key of new Set([...t.keys(), ...o.keys()])) {
    if (except.includes(key)) continue;
    const merged = merge({ base: b.get(key), ours: o.get(key), theirs: t.get(key) });
    if (merged.isConflict) conflicts.push(key);
    if (merged.value !== undefined) value[key] = merged.value;
  }
  return { value: { ...value } as Value, conflicts };
}
