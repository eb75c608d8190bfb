import { measureReview, type ReviewMeasures } from "./measure-review.ts";
import { prepareReview, type ReviewInput } from "./review-context.ts";
import type { ReviewFinding } from "./review-finding.ts";
import { REVIEW_RULE_LIST } from "./review-rules.ts";
import { type ReviewSettings, reviewSettings } from "./review-settings.ts";

export interface ReviewOptions extends ReviewInput {
  /** In place of what the board has stored, rule by rule and finding by finding. */
  readonly settings?: ReviewSettings;
}

export interface Review {
  /** In the order of the rules. */
  readonly findings: readonly ReviewFinding[];
  readonly measures: ReviewMeasures;
}

/** Reviews a board as an engineer does before it is ordered. Pure: equal boards give equal reviews. */
export function reviewBoard({ settings, ...input }: ReviewOptions): Review {
  const stored = reviewSettings(input.board);
  const severities = { ...stored.severities, ...settings?.severities };
  const accepted = { ...stored.accepted, ...settings?.accepted };
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
