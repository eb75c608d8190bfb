import {
  type CustomRule,
  type DesignRules,
  type Diagnostic,
  findUnobeyed,
  isRoutedBy,
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
 * Reads a `.kicad_dru`. Its text is kept whole and written back, and the checks obey it (`ruleBookOf`). A rule that asks a
 * smallest size of the whole board raises the board's minimum as well, for all that knows no custom rules (a clearance does
 * not: it takes the place of larger ones of net classes). What cannot be
 * read, what is not checked, and what the router does not know is reported rule by rule.
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
  for (const [index, rule] of rules.entries()) {
    if (broken.has(index)) unread.push(rule.name);
    else
      for (const [field, value] of boardMinima(rule) ?? [])
        minima[field] = Math.max(minima[field] ?? base[field], value);
  }
  const unobeyed = findUnobeyed({ rules, problems });
  const left = new Set([...broken, ...unobeyed.map(({ index }) => index)]);
  const onlyChecked = rules.filter((rule, index) => !left.has(index) && !isRoutedBy(rule));
  const unchecked = [...unread, ...unobeyed.map(({ rule }) => rule.name)];
  return {
    rules: { ...base, customRules: text, ...minima, ...(unchecked.length > 0 && { uncheckedRules: unchecked }) },
    diagnostics: [
      ...problems.slice(0, MAX_PROBLEMS).map((problem) => describeProblem(problem, { fileName, rules })),
      ...unobeyed.slice(0, MAX_PROBLEMS).map((rule) => describeUnobeyed(rule, fileName)),
      ...(onlyChecked.length > 0 ? [describeOnlyChecked(onlyChecked, { fileName, all: rules.length })] : []),
    ],
  };
}

function describeUnobeyed(
  { rule: { name, place }, why }: ReturnType<typeof findUnobeyed>[number],
  file: string,
): Diagnostic {
  const { line, column } = place;
  const said = worded("custom-rule-unchecked", { name, line, why });
  return { severity: "warning", code: "rules-not-obeyed", ...said, file, line, column, subjects: [name] };
}

function describeOnlyChecked(
  rules: readonly CustomRule[],
  { fileName, all }: { readonly fileName: string; readonly all: number },
): Diagnostic {
  const names = listed(
    rules.map(({ name }) => `"${name}"`),
    MAX_NAMED,
  );
  const said = worded("rules-only-checked", { file: fileName, count: rules.length, all, names });
  return {
    severity: "info",
    code: "rules-only-checked",
    ...said,
    file: fileName,
    subjects: rules.map(({ name }) => name),
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
