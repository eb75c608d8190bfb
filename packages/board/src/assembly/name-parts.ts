import { compareNaturally } from "../text/compare-naturally.ts";
import type { AssemblyFinding, AssemblyFindingKind } from "./assembly-finding.ts";

/** More are counted, not named: nobody reads a sentence of a thousand names. */
const MOST_NAMED = 12;

interface NamedPart {
  readonly reference: string;
  /** What is to be said of this one, in brackets. */
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
  const names = [
    ...new Set(sorted.map(({ reference, words }) => (words === undefined ? reference : `${reference} (${words})`))),
  ];
  const rest = names.length - MOST_NAMED;
  const named = `${names.slice(0, MOST_NAMED).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  return { kind, severity, references, message: sentence(named, names.length === 1) };
}
