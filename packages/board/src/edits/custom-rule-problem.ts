import type { RuleFile, RuleProblem } from "../custom-rules/language/rule-file.ts";
import { worded } from "../remarks/remark-words.ts";
import type { EditProblem } from "./edit-problem.ts";

/** Why a text of custom rules is refused: the rule, the place in the text, and what is wrong there. */
export function customRuleProblem({ rules }: RuleFile, { place, words: why, rule: index }: RuleProblem): EditProblem {
  const { line, column } = place;
  const rule = index === undefined ? undefined : rules[index];
  const said = rule
    ? worded("edit-custom-rule", { name: rule.name, line, column, why })
    : worded("edit-custom-rules", { line, column, why });
  return { kind: "rules", ...said };
}
