import { compareNaturally } from "@tracewright/text";
import type { PartMatchListQuery } from "../../graphql/generated/documents.ts";

export type ListedPart = PartMatchListQuery["edaProjectPartMatchListV2"]["parts"][number];

export const PART_GROUPS = ["failed", "review", "plain", "matched"] as const;
export type PartGroup = (typeof PART_GROUPS)[number];

/** Equal parts as one row: what is said of one holds for all. */
export interface PartRow {
  readonly kind: string;
  /** The first of them stands for all. */
  readonly part: ListedPart;
  readonly references: readonly string[];
}

/**
 * The groups of the results. Matched: confirmed by a person, or found without a doubt. Needs review: found, with
 * something to be looked at, or read in a datasheet and confirmed by nobody. Plain: not found, and nothing about such a part
 * hangs on it. Parts that are still being matched are in none.
 */
export function groupOf({
  matchStatus,
  isConfirmed,
  reasons,
  match,
  needsDatasheet,
}: Pick<ListedPart, "matchStatus" | "isConfirmed" | "reasons" | "match" | "needsDatasheet">): PartGroup | undefined {
  if (matchStatus === "InProgress") return undefined;
  if (matchStatus === "NotMatched") return match ? "review" : needsDatasheet ? "failed" : "plain";
  return isConfirmed || reasons.length === 0 ? "matched" : "review";
}

export function rowsOf(parts: readonly ListedPart[]): readonly PartRow[] {
  const rows = new Map<string, { part: ListedPart; references: string[] }>();
  for (const part of parts) {
    const row = rows.get(part.kind) ?? { part, references: [] };
    rows.set(part.kind, row);
    row.references.push(part.name);
  }
  return [...rows].map(([kind, { part, references }]) => ({
    kind,
    part,
    references: references.sort(compareNaturally),
  }));
}

/** Rows whose references, value, match (as it is shown: `nameOf`) or maker have the words in them, in any case and order. */
export function searchRows(
  rows: readonly PartRow[],
  text: string,
  nameOf: (match: NonNullable<ListedPart["match"]>) => string,
): readonly PartRow[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ part, references }) => {
    const { match, type } = part;
    const said = [...references, type, match && nameOf(match), match?.manufacturer, match?.package]
      .join(" ")
      .toLocaleLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** How many parts have come to an end, of how many. */
export function progressOf(parts: readonly ListedPart[]): { readonly settled: number; readonly total: number } {
  return { settled: parts.filter((part) => groupOf(part) !== undefined).length, total: parts.length };
}

/** "R1–R4, R7": neighbours in one word. */
export function nameReferences(references: readonly string[]): string {
  const spans: { prefix: string; first: number; last: number }[] = [];
  const others: string[] = [];
  for (const reference of references) {
    const [, prefix = "", digits] = /^(\D+)(\d{1,9})$/.exec(reference) ?? [];
    if (digits === undefined) {
      others.push(reference);
      continue;
    }
    const number = Number(digits);
    const span = spans.at(-1);
    if (span && span.prefix === prefix && span.last + 1 === number) span.last = number;
    else spans.push({ prefix, first: number, last: number });
  }
  const named = spans.map(({ prefix, first, last }) => {
    if (first === last) return `${prefix}${first}`;
    return last === first + 1 ? `${prefix}${first}, ${prefix}${last}` : `${prefix}${first}–${prefix}${last}`;
  });
  return [...named, ...others].join(", ");
}
