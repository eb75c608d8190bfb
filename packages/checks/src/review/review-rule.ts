import type { ReviewContext } from "./review-context.ts";
import type { FoundByReview, ReviewRuleId, ReviewSeverity } from "./review-finding.ts";

/** One rule of a review, as data; what it says and how to correct it is in `rule-texts.ts`. */
export interface ReviewRule {
  readonly id: ReviewRuleId;
  /** Unless the project sets another. */
  readonly severity: ReviewSeverity;
  /** Where the rule comes from. */
  readonly source: string;
  readonly find: (context: ReviewContext) => readonly FoundByReview[];
}
