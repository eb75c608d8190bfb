import {
  type CustomRule,
  type DesignRules,
  type Diagnostic,
  isRoutedBy,
  listed,
  type RuleProblem,
  takeRuleFile,
  type UnobeyedRule,
  worded,
} from "@tracewright/board";

/** More are counted, not named. */
const MAX_NAMED = 8;
/** Problems of one file that are listed one by one. */
const MAX_PROBLEMS = 20;

/**
 * Reads a `.kicad_dru`. Its text is kept whole and written back, and the checks obey it (`ruleBookOf`). What
 * cannot be read, what is not checked, and what the router does not know is reported rule by rule.
 */
export function readCustomRules(
  text: string,
  context: { readonly fileName: string; readonly base: DesignRules },
): { rules: DesignRules; diagnostics: Diagnostic[] } {
  const { fileName, base } = context;
  const { rules: taken, file, unobeyed } = takeRuleFile(base, text, fileName);
  const { rules, problems } = file;
  const left = new Set([...problems.map(({ rule }) => rule), ...unobeyed.map(({ index }) => index)]);
  const onlyChecked = rules.filter((rule, index) => !left.has(index) && !isRoutedBy(rule));
  return {
    rules: taken,
    diagnostics: [
      ...problems.slice(0, MAX_PROBLEMS).map((problem) => describeProblem(problem, { fileName, rules })),
      ...unobeyed.slice(0, MAX_PROBLEMS).map((rule) => describeUnobeyed(rule, fileName)),
      ...(onlyChecked.length > 0 ? [describeOnlyChecked(onlyChecked, { fileName, all: rules.length })] : []),
    ],
  };
}

function describeUnobeyed({ rule: { name, place }, why }: UnobeyedRule, file: string): Diagnostic {
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
