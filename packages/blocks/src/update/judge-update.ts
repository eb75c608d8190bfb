import type { Board, Finding, ItemId } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { nameOf, subjectsOf } from "../replicate/judge-copy.ts";

/** An error that an update brings, with the parts or nets that it is about. */
export interface BroughtError {
  readonly finding: Finding;
  readonly subjects: readonly string[];
}

/**
 * The errors that the board has after an update and had not before. Open connections are not among them, nor what is wrong with
 * pours: they are filled again after it.
 */
export function judgeUpdate(before: Board, after: Board): BroughtError[] {
  const known = new Set(checkBoard(before).findings.map((finding) => nameOf(finding, (id) => id)));
  const pours = new Set<ItemId>(after.zones.filter(({ keepout }) => !keepout).map(({ id }) => id));
  return checkBoard(after)
    .findings.filter(({ severity, rule }) => severity === "error" && rule !== "unconnected_items")
    .filter(({ items }) => !items.some((id) => pours.has(id)))
    .filter((finding) => !known.has(nameOf(finding, (id) => id)))
    .map((finding) => ({ finding, subjects: subjectsOf(after, finding, new Map()) }));
}
