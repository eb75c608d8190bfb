import type { InspectedConflict } from "@tracewright/routing";

export interface ConflictGroup {
  readonly key: string;
  /** "GND × VCC", or "GND × R12 pad 2" where something fixed is too near. */
  readonly title: string;
  readonly places: readonly InspectedConflict[];
}

/** Conflicts by the pair that has them, the worst pair first. */
export function groupConflicts(conflicts: readonly InspectedConflict[]): ConflictGroup[] {
  const groups = new Map<string, { title: string; places: InspectedConflict[] }>();
  for (const conflict of conflicts) {
    const title = `${conflict.netA} × ${conflict.other}`;
    const key = JSON.stringify([conflict.netA, conflict.netB, conflict.other]);
    const group = groups.get(key);
    if (group) group.places.push(conflict);
    else groups.set(key, { title, places: [conflict] });
  }
  return [...groups]
    .map(([key, group]) => ({ key, ...group }))
    .sort((a, b) => b.places.length - a.places.length || (a.title < b.title ? -1 : 1));
}
