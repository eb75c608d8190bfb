import { type DesignRules, findUnobeyed, parseRuleFile, type RemarkWords, type SourcePlace } from "@tracewright/board";

/** What is wrong at a place of a text of custom rules. */
export interface RuleFinding {
  readonly place: SourcePlace;
  /** Where the letters of the line begin that are meant, from the beginning of the text. */
  readonly offset: number;
  /** `error`: it cannot be read, and the text cannot be applied. `warning`: it is kept and not checked. */
  readonly severity: "error" | "warning";
  readonly rule?: string;
  readonly words: RemarkWords;
}

export interface RuleDraft {
  readonly findings: readonly RuleFinding[];
  readonly isMalformed: boolean;
  readonly rules: readonly { readonly name: string; readonly place: SourcePlace }[];
}

/** More are not shown: the first ones cause the others. */
const MAX_FINDINGS = 50;

export function readDraft(text: string, rules: DesignRules): RuleDraft {
  const file = parseRuleFile(text);
  const lines = text.split("\n");
  const offsetOf = ({ line, column }: SourcePlace) =>
    lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  const errors = file.problems.map(({ place, words, rule }): RuleFinding => {
    const name = rule === undefined ? undefined : file.rules[rule]?.name;
    return { place, offset: offsetOf(place), severity: "error", words, ...(name !== undefined && { rule: name }) };
  });
  const warnings = findUnobeyed(file, rules).map(({ rule: { name, place }, why }): RuleFinding => {
    return { place, offset: offsetOf(place), severity: "warning", words: why, rule: name };
  });
  const findings = [...errors, ...warnings].sort((a, b) => a.offset - b.offset).slice(0, MAX_FINDINGS);
  return { findings, isMalformed: errors.length > 0, rules: file.rules };
}

/** The rule that the line is of: the last that begins on it or before. Its place among the rules. */
export function ruleAtLine({ rules }: RuleDraft, line: number): number | undefined {
  const index = rules.findLastIndex(({ place }) => place.line <= line);
  return index < 0 ? undefined : index;
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
