/** Between the parts of a list inside of a fact: each language joins them in its own way. */
export const LIST_GAP = "\u001f";

/** Facts with their lists as text. */
export function withLists<Facts extends object>(facts: Facts, join: (parts: readonly string[]) => string): Facts {
  const entries = Object.entries(facts).map(([name, fact]: [string, unknown]) => [
    name,
    typeof fact === "string" && fact.includes(LIST_GAP) ? join(fact.split(LIST_GAP)) : fact,
  ]);
  return Object.fromEntries(entries) as Facts;
}

/** "A, B and C". */
export function englishList(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
