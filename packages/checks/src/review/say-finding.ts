import { render } from "@tracewright/text";
import type { ReviewFinding } from "./review-finding.ts";
import { REVIEW_SENTENCES } from "./review-sentences.ts";

/** The finding in English; screens have catalogues of their own. */
export function sayReviewFinding({ message }: Pick<ReviewFinding, "message">): string {
  return render(message, REVIEW_SENTENCES);
}
