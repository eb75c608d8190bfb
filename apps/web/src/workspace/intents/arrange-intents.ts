/** The list as people read it: by kind, in the order in which it matters, and only what they look for. */
import type { IntentKind, ProjectIntentsFieldsFragment } from "../../graphql/generated/documents.ts";

export type IntentEntry = ProjectIntentsFieldsFragment["entries"][number];
export type Intent = IntentEntry["intent"];

/** What costs most when it goes wrong comes first. */
export const KIND_ORDER = [
  "SWITCHING_LOOP",
  "DECOUPLING",
  "CRYSTAL",
  "CRYSTAL_LOAD",
  "FEEDBACK",
  "ESD",
  "SERIES",
  "NEAR",
  "EDGE",
  "FIXED",
  "HEIGHT_LIMIT",
  "SIDE",
  "GROUP",
  "CHANNEL",
  "HEIGHT",
] as const satisfies readonly IntentKind[];

export interface IntentSection {
  readonly kind: IntentKind;
  readonly wanted: readonly IntentEntry[];
}

export interface IntentArrangement {
  readonly sections: readonly IntentSection[];
  readonly removed: readonly IntentEntry[];
}

/** Sections of what is wanted, and what was removed; `find` narrows both to entries whose words contain all of its words. */
export function arrangeIntents(
  entries: readonly IntentEntry[],
  { find, wordsOf }: { readonly find: string; readonly wordsOf: (entry: IntentEntry) => string },
): IntentArrangement {
  const sought = find.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => {
    const words = sought.length > 0 ? wordsOf(entry).toLowerCase() : "";
    return sought.every((word) => words.includes(word));
  });
  const byKind = Map.groupBy(
    found.filter(({ isRemoved }) => !isRemoved),
    ({ intent }) => intent.kind,
  );
  return {
    sections: KIND_ORDER.flatMap((kind) => {
      const wanted = byKind.get(kind);
      return wanted ? [{ kind, wanted: wanted.toSorted(byPart) }] : [];
    }),
    removed: found.filter(({ isRemoved }) => isRemoved),
  };
}

/** C2 before C10. */
function byPart(a: IntentEntry, b: IntentEntry): number {
  return nameOf(a.intent).localeCompare(nameOf(b.intent), "en", { numeric: true });
}

function nameOf({ part, name, pins, parts, id }: Intent): string {
  return part ?? name ?? pins[0]?.reference ?? parts[0] ?? id;
}

/** Instances come as JSON: a list of references for each. */
export function instancesOf({ instances }: Intent): readonly (readonly string[])[] {
  return Array.isArray(instances) ? instances.filter(Array.isArray) : [];
}

/** References of all parts that an intent is about. */
export function partsOf(intent: Intent): readonly string[] {
  const named = [
    ...(intent.part === null ? [] : [intent.part]),
    ...intent.parts,
    ...intent.pins.map(({ reference }) => reference),
    ...intent.links.flatMap(({ from, to }) => [from.reference, to.reference]),
    ...instancesOf(intent).flat(),
  ];
  return [...new Set(named)];
}
