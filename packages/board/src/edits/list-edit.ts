import { isAlike } from "../documents/is-alike.ts";

/** A record of a list: records are paired by id, and their order has no meaning. */
export interface Identified {
  readonly id: string;
}

/** What happened to a list of records: added, removed, or replaced by one of the same id. */
export interface RecordsEdit<Item extends Identified> {
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
  readonly updated: readonly { readonly before: Item; readonly after: Item }[];
}

/** The edit that leads from one list to the other; undefined: none is needed. */
export function recordsEditBetween<Item extends Identified>(
  before: readonly Item[],
  after: readonly Item[],
): RecordsEdit<Item> | undefined {
  if (before === after) return undefined;
  const old = new Map(before.map((record) => [record.id, record]));
  const kept = new Set(after.map((record) => record.id));
  const removed = before.filter((record) => !kept.has(record.id));
  const added = after.filter((record) => !old.has(record.id));
  const updated = after.flatMap((record) => {
    const previous = old.get(record.id);
    return previous && !isAlike(previous, record) ? [{ before: previous, after: record }] : [];
  });
  return removed.length + added.length + updated.length === 0 ? undefined : { removed, added, updated };
}

/**
 * The list after the edit. Records keep their order; added ones follow at the end. Throws when the edit does not fit: it
 * removes or replaces an id that is not there, or adds one that is. `what` names the list and its document.
 */
export function applyRecordsEdit<Item extends Identified>(
  records: readonly Item[],
  change: RecordsEdit<Item>,
  what: { readonly list: string; readonly document: string },
): readonly Item[] {
  const present = new Set(records.map((record) => record.id));
  const removed = new Set<string>(change.removed.map((record) => record.id));
  const replacements = new Map<string, Item>(change.updated.map(({ after }) => [after.id, after]));
  for (const id of [...removed, ...replacements.keys()])
    if (!present.has(id)) throw new Error(`edit of ${what.list} names ${id}, which the ${what.document} does not hold`);
  for (const { id } of change.added)
    if (present.has(id) && !removed.has(id))
      throw new Error(`edit of ${what.list} adds ${id}, which the ${what.document} holds`);
  const kept = records
    .filter((record) => !removed.has(record.id))
    .map((record) => replacements.get(record.id) ?? record);
  return [...kept, ...change.added];
}

/** The edit that takes the other back. */
export function invertRecordsEdit<Item extends Identified>(change: RecordsEdit<Item>): RecordsEdit<Item> {
  return {
    added: change.removed,
    removed: change.added,
    updated: change.updated.map(({ before, after }) => ({ before: after, after: before })),
  };
}
