import {
  type CustomRule,
  type DesignRules,
  type Diagnostic,
  listed,
  parseRuleFile,
  type RuleConstraint,
  type RuleProblem,
  worded,
} from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { wordTable } from "../../word-table.ts";

/** Constraints of which a smallest value for the whole board is one of our minima. */
const MINIMA = wordTable({
  clearance: "minClearance",
  track_width: "minTrackWidth",
  via_diameter: "minViaDiameter",
  annular_width: "minViaAnnularWidth",
  hole_size: "minThroughHoleDiameter",
  hole_to_hole: "minHoleToHole",
  hole_clearance: "minHoleClearance",
  edge_clearance: "copperToEdge",
  silk_clearance: "silkClearance",
} as const satisfies Record<string, keyof DesignRules>);

type Minimum = (typeof MINIMA)[keyof typeof MINIMA];

/** More are counted, not named. */
const MAX_NAMED = 8;
/** Problems of one file that are listed one by one. */
const MAX_PROBLEMS = 20;

/**
 * Reads a `.kicad_dru`. Its text is kept whole and written back. A rule that asks a smallest value of the whole board
 * raises the board's minimum; every other, by condition, layer, or with more than a smallest value, is reported as
 * not applied here, and so is one that cannot be read, with the line.
 */
export function readCustomRules(
  text: string,
  context: { readonly fileName: string; readonly base: DesignRules },
): { rules: DesignRules; diagnostics: Diagnostic[] } {
  const { fileName, base } = context;
  const { rules, problems } = parseRuleFile(text);
  const broken = new Set(problems.map(({ rule }) => rule));
  const minima: Partial<Record<Minimum, Nm>> = {};
  // What is wrong outside of the rules may have cut something off them.
  const unread: string[] = broken.has(undefined) ? [fileName] : [];
  const notApplied: string[] = [];
  for (const [index, rule] of rules.entries()) {
    const asked = broken.has(index) ? undefined : boardMinima(rule);
    if (broken.has(index)) unread.push(rule.name);
    else if (!asked) notApplied.push(rule.name);
    for (const [field, value] of asked ?? []) minima[field] = Math.max(minima[field] ?? base[field], value);
  }
  const unchecked = [...unread, ...notApplied];
  return {
    rules: { ...base, customRules: text, ...minima, ...(unchecked.length > 0 && { uncheckedRules: unchecked }) },
    diagnostics: [
      ...problems.slice(0, MAX_PROBLEMS).map((problem) => describeProblem(problem, { fileName, rules })),
      ...(notApplied.length > 0 ? [describeNotApplied(notApplied, { fileName, all: rules.length })] : []),
    ],
  };
}

function describeProblem(
  { place: { line, column }, words, rule: index }: RuleProblem,
  { fileName: file, rules }: { fileName: string; rules: readonly CustomRule[] },
): Diagnostic {
  const rule = index === undefined ? undefined : rules[index];
  const where = { line, column, why: words };
  const said = rule
    ? worded("custom-rule-unreadable", { name: rule.name, ...where })
    : worded("rules-unreadable", { file, ...where });
  return { severity: "warning", code: "rules-unreadable", ...said, file, line, column };
}

function describeNotApplied(
  names: readonly string[],
  { fileName, all }: { fileName: string; all: number },
): Diagnostic {
  const quoted = names.map((name) => `"${name}"`);
  const said = worded("rules-not-obeyed", {
    file: fileName,
    count: names.length,
    all,
    names: listed(quoted, MAX_NAMED),
  });
  return { severity: "warning", code: "rules-not-obeyed", ...said, file: fileName, subjects: names };
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
  return kind in MINIMA;
}
