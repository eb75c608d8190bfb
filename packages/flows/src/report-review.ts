import type { Board } from "@tracewright/board";
import {
  REVIEW_RULE_LIST,
  REVIEW_RULE_TEXTS,
  type ReviewFinding,
  reviewBoard,
  sayReviewFinding,
} from "@tracewright/checks";
import type { ReportedReview } from "@tracewright/fabrication";
import { toMm } from "@tracewright/geometry";

/** More findings of a rule are counted, not listed. */
const MAX_LISTED = 5;

/** The review of a board as the report of its fabrication files has it, rule by rule. */
export function reportReview(board: Board): ReportedReview[] {
  const byRule = Map.groupBy(reviewBoard({ board }).findings, ({ rule }) => rule);
  return REVIEW_RULE_LIST.flatMap(({ id, source }): ReportedReview[] => {
    const all = byRule.get(id) ?? [];
    const [first] = all;
    if (!first) return [];
    const open = all.filter(({ accepted }) => accepted === undefined);
    return [
      {
        rule: id,
        ...REVIEW_RULE_TEXTS[id],
        severity: first.severity,
        source,
        count: open.length,
        findings: open.slice(0, MAX_LISTED).map(listed),
        accepted: all.flatMap((finding) =>
          finding.accepted === undefined ? [] : [{ sentence: sayReviewFinding(finding), note: finding.accepted }],
        ),
      },
    ];
  });
}

function listed(finding: ReviewFinding): ReportedReview["findings"][number] {
  const { x, y } = finding.position;
  return { sentence: sayReviewFinding(finding), xMm: toMm(x), yMm: toMm(y) };
}
