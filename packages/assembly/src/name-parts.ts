import { compareNaturally } from "@tracewright/text";
import type { AssemblyFinding, AssemblyFindingKind } from "./assembly-finding.ts";

/** More are counted, not named: a sentence of a thousand names is unreadable. */
const MAX_NAMED = 12;

interface NamedPart {
  readonly reference: string;
  /** What is to be said of it, in brackets behind all of whom the same is to be said. */
  readonly words?: string;
}

/** A finding about parts; `sentence` is given their names as a list, and whether it is a single one. */
export function assemblyFinding(
  kind: AssemblyFindingKind,
  severity: AssemblyFinding["severity"],
  parts: readonly NamedPart[],
  sentence: (named: string, isOne: boolean) => string,
): AssemblyFinding {
  const sorted = parts.toSorted((a, b) => compareNaturally(a.reference, b.reference));
  const references = [...new Set(sorted.map(({ reference }) => reference))];
  const said = new Map<string, string[]>();
  const shown = new Set<string>();
  for (const { reference, words = "" } of sorted) {
    if (shown.size === MAX_NAMED && !shown.has(reference)) continue;
    shown.add(reference);
    const alike = said.get(words);
    if (!alike) said.set(words, [reference]);
    else if (!alike.includes(reference)) alike.push(reference);
  }
  const groups = [...said].map(([words, alike]) =>
    words === "" ? alike.join(", ") : `${alike.join(", ")} (${words})`,
  );
  const rest = references.length - shown.size;
  const list = `${groups.join(", ")}${rest > 0 ? ` … +${rest}` : ""}`;
  return { kind, severity, references, named: list, message: sentence(list, references.length === 1) };
}
