import type { Nm } from "@tracewright/geometry";
import type { DesignRules } from "../../records/rules.ts";
import { parseRuleFile } from "../language/parse-rule-file.ts";
import type { CustomRule, RuleConstraint, RuleFile } from "../language/rule-file.ts";
import { findUnobeyed, type UnobeyedRule } from "./find-unobeyed.ts";

/** Constraints of which a smallest value for the whole board is one of the board's minima. */
const MINIMA = {
  track_width: "minTrackWidth",
  via_diameter: "minViaDiameter",
  annular_width: "minViaAnnularWidth",
  hole_size: "minThroughHoleDiameter",
  hole_to_hole: "minHoleToHole",
  hole_clearance: "minHoleClearance",
  edge_clearance: "copperToEdge",
  silk_clearance: "silkClearance",
} as const satisfies Record<string, keyof DesignRules>;

type Minimum = (typeof MINIMA)[keyof typeof MINIMA];

export interface TakenRules {
  readonly rules: DesignRules;
  readonly file: RuleFile;
  readonly unobeyed: readonly UnobeyedRule[];
}

/**
 * A board's rules with another text of custom rules, and which of these are not obeyed. A rule that asks a smallest size of the
 * whole board raises the board's minimum as well, for engines that know no custom rules (a clearance does not: it takes the
 * place of larger ones of net classes). `fileName` stands for what is wrong outside of the rules.
 */
export function takeRuleFile(before: DesignRules, text: string, fileName: string): TakenRules {
  const file = parseRuleFile(text);
  const unobeyed = findUnobeyed(file, before);
  const { uncheckedRules: _before, ...base } = before;
  const broken = brokenRules(file);
  const minima: Partial<Record<Minimum, Nm>> = {};
  for (const [index, rule] of file.rules.entries())
    if (!broken.has(index))
      for (const [field, value] of boardMinima(rule) ?? [])
        minima[field] = Math.max(minima[field] ?? base[field], value);
  const unchecked = uncheckedOf(file, unobeyed, fileName);
  const rules = { ...base, customRules: text, ...minima, ...(unchecked.length > 0 && { uncheckedRules: unchecked }) };
  return { rules, file, unobeyed };
}

function uncheckedOf(file: RuleFile, unobeyed: readonly UnobeyedRule[], fileName: string): readonly string[] {
  const broken = brokenRules(file);
  // What is wrong outside of the rules may have cut something off them.
  const outside = broken.has(undefined) ? [fileName] : [];
  const unread = file.rules.filter((_, index) => broken.has(index)).map(({ name }) => name);
  return [...outside, ...unread, ...unobeyed.map(({ rule }) => rule.name)];
}

function brokenRules({ problems }: RuleFile): ReadonlySet<number | undefined> {
  return new Set(problems.map(({ rule }) => rule));
}

/** The minima a rule asks of the whole board; undefined when it asks anything else. */
function boardMinima({ layer, severity, condition, constraints }: CustomRule): [Minimum, Nm][] | undefined {
  // A severity other than an error's, a layer or a condition narrow the rule.
  if (layer !== undefined || severity !== undefined || condition) return undefined;
  const minima = constraints.map(boardMinimum);
  const whole = minima.filter((entry) => entry !== undefined);
  return whole.length === constraints.length ? whole : undefined;
}

function boardMinimum(constraint: RuleConstraint): [Minimum, Nm] | undefined {
  if (!("min" in constraint) || constraint.min === undefined || !isMinimum(constraint.kind)) return undefined;
  if (constraint.opt !== undefined || constraint.max !== undefined) return undefined;
  return [MINIMA[constraint.kind], constraint.min.amount];
}

function isMinimum(kind: string): kind is keyof typeof MINIMA {
  return Object.hasOwn(MINIMA, kind);
}
