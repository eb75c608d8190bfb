import type { PartMatchRow } from "./match-store.ts";

/**
 * The status of a part that nobody is working on. What was read in a datasheet is a proposal: pins are read wrongly now and
 * then at any confidence, so that it matches nothing before a person has confirmed it.
 */
export function settledStatus({
  match,
  confirmedAt,
}: Pick<PartMatchRow, "match" | "confirmedAt">): "Matched" | "NotMatched" {
  return match === null || (match.source === "datasheet" && confirmedAt === null) ? "NotMatched" : "Matched";
}
