import type { ConsideredRule, Finding, ItemId } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";

/** Constraints whose answer is explained, by KiCad's names. */
export const EXPLAINED_CONSTRAINTS = [
  "clearance",
  "hole_clearance",
  "hole_to_hole",
  "edge_clearance",
  "track_width",
  "via_diameter",
  "annular_width",
  "hole_size",
  "diff_pair_gap",
  "physical_clearance",
  "physical_hole_clearance",
] as const;

export type ExplainedConstraint = (typeof EXPLAINED_CONSTRAINTS)[number];

/** What a limit may come from, in the order in which it is looked for. `value` is the smallest one that it asks. */
export type LimitSource =
  /** A pad's own clearance, or that of its part. */
  | { readonly kind: "local"; readonly of: ItemId; readonly value: Nm }
  | {
      readonly kind: "custom-rule";
      readonly name: string;
      readonly line: number;
      readonly value?: Nm;
      /** Of constraints that have a largest value too. */
      readonly max?: Nm;
    }
  /** The gap between the two nets of a differential pair, where the class has it narrower than its clearance. */
  | { readonly kind: "pair-gap"; readonly value: Nm }
  | { readonly kind: "net-class"; readonly of: ItemId; readonly name: string; readonly value: Nm }
  | { readonly kind: "zone"; readonly of: ItemId; readonly value: Nm }
  | { readonly kind: "board"; readonly value: Nm };

/**
 * `decides`: the smallest value is this one; `decides-max`, `decides-both`: the largest one, or the two. `smaller`: it counts,
 * and another is larger. `replaced`: one before it takes its place. `preferred`: what routing begins with, which is no limit.
 * `other-layer`, `other-items`, `no-minimum`: a custom rule that is for other layers or things, or limits nothing here.
 */
type SourceRole =
  | "decides"
  | "decides-max"
  | "decides-both"
  | "smaller"
  | "replaced"
  | "preferred"
  | "other-layer"
  | "other-items"
  | "no-minimum";

export interface LimitStep {
  readonly source: LimitSource;
  readonly role: SourceRole;
}

export type LimitExplanation =
  | {
      readonly kind: "explained";
      /** Absent where the limit is of no one layer. */
      readonly layer?: string;
      /** Absent where nothing is limited from below. */
      readonly min?: Nm;
      readonly max?: Nm;
      readonly steps: readonly LimitStep[];
      /** What it is about; the second of a distance from the edge is the nearest line of it. */
      readonly items: readonly ItemId[];
    }
  | { readonly kind: "same-net" | "no-common-layer" | "not-copper" | "not-limited" };

/** Custom rules as steps, the last in the file first; `hasMax`: largest values count as well. */
export function ruleSteps(considered: readonly ConsideredRule[], hasMax: boolean): readonly LimitStep[] {
  let hasMin = false;
  let hasMaximum = !hasMax;
  return considered.map(({ rule, min, max, verdict }) => {
    const source = {
      kind: "custom-rule",
      name: rule.name,
      line: rule.place.line,
      ...(min !== undefined && { value: min }),
      ...(hasMax && max !== undefined && { max }),
    } as const;
    if (verdict === "other-layer" || verdict === "other-items") return { source, role: verdict };
    const setsMin = min !== undefined && !hasMin;
    const setsMax = max !== undefined && !hasMaximum;
    hasMin ||= setsMin;
    hasMaximum ||= setsMax;
    if (setsMin) return { source, role: setsMax ? "decides-both" : "decides" };
    if (setsMax) return { source, role: "decides-max" };
    const isLimit = min !== undefined || (hasMax && max !== undefined);
    return { source, role: isLimit ? "replaced" : "no-minimum" };
  });
}

/** The largest of the sources decides; the board's minimum only where it is larger than all of them. */
export function largestOf(sources: readonly LimitSource[], least: LimitSource): readonly LimitStep[] {
  const all = [...sources, least];
  const largest = all.reduce((best, one) => ((one.value ?? 0) > (best.value ?? 0) ? one : best));
  return all.map((source) => ({ source, role: source === largest ? "decides" : "smaller" }));
}

export function replaced(sources: readonly LimitSource[]): readonly LimitStep[] {
  return sources.map((source) => ({ source, role: "replaced" }));
}

/** As they are where a local clearance takes the place of all rules. */
export function withoutEffect(steps: readonly LimitStep[]): readonly LimitStep[] {
  return steps.map(({ source, role }) => ({ source, role: isDeciding(role) ? "replaced" : role }));
}

export function isDeciding(role: SourceRole): boolean {
  return role === "decides" || role === "decides-max" || role === "decides-both";
}

/** The limits that the steps come to. */
export function limitsOf(steps: readonly LimitStep[]): { readonly min?: Nm; readonly max?: Nm } {
  const least = steps.find(({ role }) => role === "decides" || role === "decides-both")?.source;
  const most = steps.find(({ role }) => role === "decides-max" || role === "decides-both")?.source;
  const max = most?.kind === "custom-rule" ? most.max : undefined;
  return { ...(least?.value !== undefined && { min: least.value }), ...(max !== undefined && { max }) };
}

/** The constraint that a finding is about; undefined where none of the explained ones is. */
export function constraintOf({ rule, constraint }: Finding): ExplainedConstraint | undefined {
  return constraint === undefined
    ? CONSTRAINT_OF_RULE[rule]
    : EXPLAINED_CONSTRAINTS.find((explained) => explained === constraint);
}

const CONSTRAINT_OF_RULE: Readonly<Record<string, ExplainedConstraint | undefined>> = {
  annular_width: "annular_width",
  clearance: "clearance",
  copper_edge_clearance: "edge_clearance",
  diff_pair_gap_out_of_range: "diff_pair_gap",
  drill_out_of_range: "hole_size",
  hole_clearance: "hole_clearance",
  hole_near_hole: "hole_to_hole",
  microvia_drill_out_of_range: "hole_size",
  track_width: "track_width",
  via_diameter: "via_diameter",
};
