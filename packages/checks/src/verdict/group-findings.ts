import type { Finding } from "@tracewright/board";

/** Findings of one rule and one severity. */
export interface FindingGroup {
  readonly rule: string;
  readonly severity: Finding["severity"];
  readonly count: number;
  /** All where they are few, else the worst: by what is missing of what is asked, then in the order found. */
  readonly shown: readonly Finding[];
}

/** So many of one rule are all shown. */
const FEW = 10;
/** Of more, so many of the worst. */
const WORST = 5;

/**
 * The findings by rule, errors first, each rule where it first appears: a list of thousands says less than how many
 * and which are the worst.
 */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = Map.groupBy(findings, ({ rule, severity }) => `${severity} ${rule}`);
  const all = [...groups.values()].flatMap((group): FindingGroup[] => {
    const [first] = group;
    if (!first) return [];
    const { rule, severity } = first;
    return [{ rule, severity, count: group.length, shown: group.length <= FEW ? group : worstOf(group) }];
  });
  return [...all.filter(({ severity }) => severity === "error"), ...all.filter(({ severity }) => severity !== "error")];
}

function worstOf(group: readonly Finding[]): Finding[] {
  return group.toSorted((a, b) => missing(b) - missing(a)).slice(0, WORST);
}

function missing({ actual, required }: Finding): number {
  return actual === undefined || required === undefined ? 0 : required - actual;
}
