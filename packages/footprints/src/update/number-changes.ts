import type { ItemId } from "@tracewright/board";
import { compareNaturally } from "@tracewright/text";
import { type BareChange, CHANGE_KINDS, type SchematicChange } from "./schematic-change.ts";

/** In the order of their kinds, then of references and nets as people count, with ids that say both. */
export function numberChanges(
  changes: readonly BareChange[],
  /** The parts whose new connections make copper join several nets. */
  partsOf: (copper: BareChange) => readonly ItemId[],
): SchematicChange[] {
  const counts = new Map<string, number>();
  const numbered = changes
    .map((change) => ({ change, subject: subjectOf(change) }))
    .sort(
      (a, b) =>
        CHANGE_KINDS.indexOf(a.change.kind) - CHANGE_KINDS.indexOf(b.change.kind) ||
        compareNaturally(a.subject, b.subject),
    )
    .map(({ change, subject }) => {
      const name = subject === "" ? change.kind : `${change.kind}:${subject}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return { change, id: count === 1 ? name : `${name} (${count})` };
    });
  const padsOf = new Map(
    numbered.flatMap(({ change, id }) => (change.kind === "pads" ? [[change.footprint, id] as const] : [])),
  );
  return numbered.map(
    ({ change, id }): SchematicChange => ({
      ...change,
      id,
      nets: change.nets ?? [],
      dependsOn:
        change.kind === "copper" ? [...new Set(partsOf(change).flatMap((part) => padsOf.get(part) ?? []))] : [],
      isOnRequest: change.kind === "copper" || (change.kind === "part-removed" && change.isLocked),
    }),
  );
}

function subjectOf(change: BareChange): string {
  switch (change.kind) {
    case "net-renamed":
      return change.before;
    case "copper":
      return change.joined.map((name) => name || "no net").join(" and ");
    case "automatic-names":
      return "";
    default:
      return change.reference;
  }
}
