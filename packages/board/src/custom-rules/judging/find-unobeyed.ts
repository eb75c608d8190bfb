import { phrase, type RemarkWords } from "../../remarks/remark-words.ts";
import type { Expression } from "../language/expression.ts";
import type { ConstraintKind, CustomRule, Disallowed, RuleConstraint, RuleFile } from "../language/rule-file.ts";
import { functionNamed } from "./item-functions.ts";
import { isProperty } from "./item-properties.ts";

/** Constraints that the checks ask the book of rules about. Any other is reported as not checked. */
export const OBEYED_KINDS = [
  "annular_width",
  "clearance",
  "disallow",
  "edge_clearance",
  "hole_clearance",
  "hole_size",
  "hole_to_hole",
  "track_width",
  "via_diameter",
] as const satisfies readonly ConstraintKind[];

export type ObeyedKind = (typeof OBEYED_KINDS)[number];

/** What `disallow` is checked for. */
const DISALLOWED_HERE: ReadonlySet<Disallowed> = new Set<Disallowed>([
  "track",
  "via",
  "through_via",
  "blind_via",
  "buried_via",
  "micro_via",
  "pad",
  "hole",
  "footprint",
]);

export interface UnobeyedRule {
  /** Its place in the file's list of rules. */
  readonly index: number;
  readonly rule: CustomRule;
  readonly why: RemarkWords;
}

/** The rules of a file that could be read and that the checks do not obey, or not in every part, each with the first reason. */
export function findUnobeyed({ rules, problems }: RuleFile): UnobeyedRule[] {
  const broken = new Set(problems.map(({ rule }) => rule));
  return rules.flatMap((rule, index) => {
    if (broken.has(index)) return [];
    const why = reasonAgainst(rule);
    return why ? [{ index, rule, why }] : [];
  });
}

function reasonAgainst({ condition, constraints }: CustomRule): RemarkWords | undefined {
  for (const constraint of constraints) {
    const why = reasonAgainstConstraint(constraint);
    if (why) return why;
  }
  return condition && reasonAgainstExpression(condition);
}

function reasonAgainstConstraint(constraint: RuleConstraint): RemarkWords | undefined {
  if (!isObeyed(constraint.kind)) return phrase("custom-rules-kind-unchecked", { kind: constraint.kind });
  if (constraint.kind !== "disallow") return undefined;
  const item = constraint.items.find((one) => !DISALLOWED_HERE.has(one));
  return item && phrase("custom-rules-kind-unchecked", { kind: `disallow ${item}` });
}

export function isObeyed(kind: ConstraintKind): kind is ObeyedKind {
  return (OBEYED_KINDS as readonly string[]).includes(kind);
}

function reasonAgainstExpression(expression: Expression): RemarkWords | undefined {
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
      return fits ? undefined : phrase("custom-rules-arguments", { name });
    }
    case "not":
    case "minus":
      return reasonAgainstExpression(expression.operand);
    case "binary":
      return reasonAgainstExpression(expression.left) ?? reasonAgainstExpression(expression.right);
  }
}
