import type { Board, Circuit } from "@tracewright/board";
import type { ReviewFinding, ReviewRuleId, ReviewSeverity } from "@tracewright/checks";

export interface ReviewQuestion {
  readonly number: number;
  readonly board: Board;
  readonly circuit: Circuit | undefined;
}

export interface ReviewedRule {
  readonly id: ReviewRuleId;
  /** As the project has it. */
  readonly severity: ReviewSeverity | "ignore";
  readonly source: string;
}

export interface ReviewAnswer {
  readonly number: number;
  readonly findings: readonly ReviewFinding[];
  readonly rules: readonly ReviewedRule[];
}
