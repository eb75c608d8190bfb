import type { DesignRules } from "../../records/rules.ts";
import { phrase, type RemarkWords } from "../../remarks/remark-words.ts";
import type { Expression } from "../language/expression.ts";
import type {
  ConstraintKind,
  CustomRule,
  MeasuredConstraint,
  RuleConstraint,
  RuleFile,
} from "../language/rule-file.ts";
import { isOfNets } from "./expression-uses.ts";
import { functionNamed } from "./item-functions.ts";
import { isProperty } from "./item-properties.ts";

/** Constraints that the checks ask the book of rules about. Any other is reported as not checked. */
export const OBEYED_KINDS = [
  "annular_width",
  "assertion",
  "bridged_mask",
  "clearance",
  "connection_width",
  "courtyard_clearance",
  "creepage",
  "diff_pair_gap",
  "diff_pair_uncoupled",
  "disallow",
  "edge_clearance",
  "hole_clearance",
  "hole_size",
  "hole_to_hole",
  "length",
  "min_resolved_spokes",
  "physical_clearance",
  "physical_hole_clearance",
  "silk_clearance",
  "skew",
  "text_height",
  "text_thickness",
  "thermal_relief_gap",
  "thermal_spoke_width",
  "track_angle",
  "track_segment_length",
  "track_width",
  "via_count",
  "via_dangling",
  "via_diameter",
  "zone_connection",
] as const satisfies readonly ConstraintKind[];

export type ObeyedKind = (typeof OBEYED_KINDS)[number];

export interface UnobeyedRule {
  /** Its place in the file's list of rules. */
  readonly index: number;
  readonly rule: CustomRule;
  readonly why: RemarkWords;
}

/** What the board's rules say of which functions can be answered. */
type KnownOfBoard = Pick<DesignRules, "knowsComponentClasses">;

/** The rules of a file that could be read and that the checks do not obey, or not in every part, each with the first reason. */
export function findUnobeyed({ rules, problems }: RuleFile, known: KnownOfBoard): UnobeyedRule[] {
  const broken = new Set(problems.map(({ rule }) => rule));
  return rules.flatMap((rule, index) => {
    if (broken.has(index)) return [];
    const why = reasonAgainst(rule, known);
    return why ? [{ index, rule, why }] : [];
  });
}

function reasonAgainst({ condition, constraints }: CustomRule, known: KnownOfBoard): RemarkWords | undefined {
  for (const constraint of constraints) {
    const why = reasonAgainstConstraint(constraint, known);
    if (why) return why;
    if (constraint.kind === "creepage" && condition && !isOfNets(condition))
      return phrase("custom-rules-creepage-condition", {});
  }
  return condition && reasonAgainstExpression(condition, known);
}

function reasonAgainstConstraint(constraint: RuleConstraint, known: KnownOfBoard): RemarkWords | undefined {
  const { kind } = constraint;
  if (!isObeyed(kind)) return phrase("custom-rules-kind-unchecked", { kind });
  if (constraint.kind === "assertion") return reasonAgainstExpression(constraint.expression, known);
  // Delays need the speed of signals on each layer, which is not known here.
  const isTime = "min" in constraint || "max" in constraint || "opt" in constraint ? isOfTime(constraint) : false;
  return isTime ? phrase("custom-rules-kind-unchecked", { kind: `${kind} (ps)` }) : undefined;
}

function isOfTime({ min, opt, max }: MeasuredConstraint): boolean {
  return [min, opt, max].some((value) => value?.unit === "fs");
}

export function isObeyed(kind: ConstraintKind): kind is ObeyedKind {
  return (OBEYED_KINDS as readonly string[]).includes(kind);
}

function reasonAgainstExpression(expression: Expression, known: KnownOfBoard): RemarkWords | undefined {
  switch (expression.kind) {
    case "number":
    case "text":
      return undefined;
    case "word":
      return expression.name === "L" ? undefined : phrase("custom-rules-name-unknown", { name: expression.name });
    case "property":
      return isProperty(expression.name)
        ? undefined
        : phrase("custom-rules-name-unknown", { name: `${expression.subject}.${expression.name}` });
    case "call": {
      const name = `${expression.subject}.${expression.name}()`;
      const called = functionNamed(expression.name);
      if (!called) return phrase("custom-rules-name-unknown", { name });
      const given = expression.arguments;
      const fits = given.length === called.takes && given.every(({ kind }) => kind === "text");
      if (!fits) return phrase("custom-rules-arguments", { name });
      return called.isOfClasses && !known.knowsComponentClasses
        ? phrase("custom-rules-classes-unknown", { name })
        : undefined;
    }
    case "not":
    case "minus":
      return reasonAgainstExpression(expression.operand, known);
    case "binary":
      return reasonAgainstExpression(expression.left, known) ?? reasonAgainstExpression(expression.right, known);
  }
}
