import { measureReview, type ReviewMeasures } from "./measure-review.ts";
import { prepareReview, type ReviewInput } from "./review-context.ts";
import type { ReviewFinding, ReviewRuleId, ReviewSeverity } from "./review-finding.ts";
import { REVIEW_RULE_LIST } from "./review-rules.ts";

export interface ReviewOptions extends ReviewInput {
  /** Severities that the project sets in place of the rules' own; `ignore` leaves a rule out. */
  readonly severities?: Readonly<Partial<Record<ReviewRuleId, ReviewSeverity | "ignore">>>;
  /** Notes of accepted findings by their key. */
  readonly accepted?: Readonly<Record<string, string>>;
}

export interface Review {
  /** In the order of the rules. */
  readonly findings: readonly ReviewFinding[];
  readonly measures: ReviewMeasures;
}

/** Reviews a board as an engineer does before it is ordered. Pure: equal boards give equal reviews. */
export function reviewBoard({ severities = {}, accepted = {}, ...input }: ReviewOptions): Review {
  const context = prepareReview(input);
  const findings = REVIEW_RULE_LIST.flatMap((rule) => {
    const severity = severities[rule.id] ?? rule.severity;
    if (severity === "ignore") return [];
    const times = new Map<string, number>();
    return rule.find(context).map((found): ReviewFinding => {
      const base = `${rule.id} ${found.about}`;
      const time = (times.get(base) ?? 0) + 1;
      times.set(base, time);
      const key = time === 1 ? base : `${base} ${time}`;
      const note = accepted[key];
      return { ...found, rule: rule.id, severity, key, ...(note !== undefined && { accepted: note }) };
    });
  });
  return { findings, measures: measureReview(context) };
}
