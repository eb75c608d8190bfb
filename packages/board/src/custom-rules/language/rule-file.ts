import type { Severity } from "../../records/rules.ts";
import type { RemarkWords } from "../../remarks/remark-words.ts";
import type { Expression } from "./expression.ts";

/** Where something is in a file of rules, both from 1. */
export interface SourcePlace {
  readonly line: number;
  readonly column: number;
}

/** What a length, a time, an angle or a count comes to. */
export interface Quantity {
  readonly amount: number;
  readonly unit: QuantityUnit;
}

export type QuantityUnit = "nm" | "fs" | "deg" | "count";

/** Constraints of a smallest, a best and a largest value. */
export const MEASURED_KINDS = [
  "annular_width",
  "clearance",
  "connection_width",
  "courtyard_clearance",
  "creepage",
  "diff_pair_gap",
  "diff_pair_uncoupled",
  "edge_clearance",
  "hole_clearance",
  "hole_size",
  "hole_to_hole",
  "length",
  "physical_clearance",
  "physical_hole_clearance",
  "silk_clearance",
  "skew",
  "solder_mask_expansion",
  "solder_mask_sliver",
  "solder_paste_abs_margin",
  "solder_paste_rel_margin",
  "text_height",
  "text_thickness",
  "thermal_relief_gap",
  "thermal_spoke_width",
  "track_angle",
  "track_segment_length",
  "track_width",
  "via_count",
  "via_diameter",
] as const;

export type MeasuredKind = (typeof MEASURED_KINDS)[number];

/** Constraints that are a word and nothing else. */
export const BARE_KINDS = ["bridged_mask", "via_dangling"] as const;

export const DISALLOWED = [
  "track",
  "via",
  "through_via",
  "blind_via",
  "buried_via",
  "micro_via",
  "pad",
  "zone",
  "text",
  "graphic",
  "hole",
  "footprint",
] as const;

export type Disallowed = (typeof DISALLOWED)[number];

export const ZONE_CONNECTIONS = ["solid", "thermal_reliefs", "none"] as const;

export const SEVERITIES = ["ignore", "warning", "error", "exclusion"] as const satisfies readonly (
  | Severity
  | "exclusion"
)[];

export interface MeasuredConstraint {
  readonly kind: MeasuredKind;
  readonly min?: Quantity;
  readonly opt?: Quantity;
  readonly max?: Quantity;
  /** Of skew: between the two nets of each pair. */
  readonly withinDiffPairs?: true;
}

export type RuleConstraint =
  | MeasuredConstraint
  | { readonly kind: (typeof BARE_KINDS)[number] }
  | { readonly kind: "disallow"; readonly items: readonly Disallowed[] }
  | { readonly kind: "zone_connection"; readonly connection: (typeof ZONE_CONNECTIONS)[number] }
  | { readonly kind: "min_resolved_spokes"; readonly count: number }
  | { readonly kind: "assertion"; readonly expression: Expression };

export type ConstraintKind = RuleConstraint["kind"];

export interface CustomRule {
  readonly name: string;
  readonly place: SourcePlace;
  /** `outer`, `inner`, or a layer's name, which may hold `*` and `?`. */
  readonly layer?: string;
  readonly severity?: Severity | "exclusion";
  readonly condition?: Expression;
  readonly constraints: readonly RuleConstraint[];
}

/** Why a rule, or a part of the file outside of rules, could not be read. */
export interface RuleProblem {
  readonly place: SourcePlace;
  readonly words: RemarkWords;
  /** Which of the file's rules is affected; absent: none. */
  readonly rule?: number;
}

/** A file of custom rules as read: KiCad's `.kicad_dru`. */
export interface RuleFile {
  readonly version?: number;
  readonly rules: readonly CustomRule[];
  readonly problems: readonly RuleProblem[];
}
