import type { ReviewFinding, ReviewRuleId } from "@tracewright/checks";
import type { ReviewAnswer, ReviewedRule } from "./review-question.ts";

export interface ReviewGroup {
  readonly rule: ReviewedRule;
  readonly findings: readonly ReviewFinding[];
}

export interface ArrangedReview {
  /** Rules with open findings, the gravest first. */
  readonly groups: readonly ReviewGroup[];
  readonly accepted: readonly ReviewFinding[];
  /** Rules that the project leaves out. */
  readonly ignored: readonly ReviewedRule[];
  readonly counts: Readonly<Record<"error" | "warning" | "note", number>>;
}

const GRAVITY = { error: 0, warning: 1, note: 2, ignore: 3 } as const;

/** Findings under their rules; `find` is what is looked for in their sentences, `severity` what is shown. */
export function arrangeReview(
  { findings, rules }: ReviewAnswer,
  {
    find,
    severity,
    wordsOf,
  }: {
    readonly find: string;
    readonly severity: "all" | "error" | "warning";
    readonly wordsOf: (finding: ReviewFinding) => string;
  },
): ArrangedReview {
  const found = findings.filter((finding) => find === "" || wordsOf(finding).toLowerCase().includes(find));
  const open = found.filter(
    (finding) => finding.accepted === undefined && (severity === "all" || finding.severity === severity),
  );
  const byRule = Map.groupBy(open, ({ rule }) => rule);
  const counts = { error: 0, warning: 0, note: 0 };
  for (const { severity, accepted } of findings) if (accepted === undefined) counts[severity] += 1;
  return {
    groups: rules
      .flatMap((rule) => {
        const own = byRule.get(rule.id as ReviewRuleId);
        return own ? [{ rule, findings: own }] : [];
      })
      .toSorted((a, b) => GRAVITY[a.rule.severity] - GRAVITY[b.rule.severity]),
    accepted: found.filter(({ accepted }) => accepted !== undefined),
    ignored: rules.filter(({ severity }) => severity === "ignore"),
    counts,
  };
}
