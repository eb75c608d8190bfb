import type { Finding, ItemId } from "@tracewright/board";
import { constraintOf, type ExplainedConstraint } from "@tracewright/checks";

/** A limit whose source is asked for. */
export interface LimitQuestion {
  readonly constraint: ExplainedConstraint;
  readonly items: readonly ItemId[];
  readonly layer?: string;
}

/** The limit that a finding is about; undefined where none of the explained ones is. */
export function questionOf(finding: Finding): LimitQuestion | undefined {
  const constraint = constraintOf(finding);
  const { items, layer } = finding;
  if (!constraint || items.length === 0) return undefined;
  return { constraint, items: items.slice(0, 2), ...(layer !== undefined && { layer }) };
}
