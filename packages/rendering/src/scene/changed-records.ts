import { DRAWN_LISTS, type DrawnRecords } from "./scene-builder.ts";

export type DrawnRecord = DrawnRecords[keyof DrawnRecords][number];

export interface ChangedRecords {
  readonly gone: readonly DrawnRecord[];
  readonly come: readonly { readonly list: keyof DrawnRecords; readonly record: DrawnRecord }[];
}

/** What became of the records, by identity: edits keep untouched objects. */
export function changedRecords(before: DrawnRecords, after: DrawnRecords): ChangedRecords {
  const gone: DrawnRecord[] = [];
  const come: { list: keyof DrawnRecords; record: DrawnRecord }[] = [];
  for (const list of DRAWN_LISTS) {
    const old: readonly DrawnRecord[] = before[list];
    const now: readonly DrawnRecord[] = after[list];
    if (old === now) continue;
    const stayed = new Set(old);
    for (const record of now) if (!stayed.delete(record)) come.push({ list, record });
    gone.push(...stayed);
  }
  return { gone, come };
}
