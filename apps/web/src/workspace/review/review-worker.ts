/** The thread that reviews boards, so that the page never waits for it. */
import { REVIEW_RULE_LIST, reviewBoard, reviewSettings } from "@tracewright/checks";
import type { ReviewAnswer, ReviewQuestion } from "./review-question.ts";

self.addEventListener("message", ({ data: { number, board, circuit } }: MessageEvent<ReviewQuestion>) => {
  const { findings } = reviewBoard({ board, ...(circuit && { circuit }) });
  const { severities } = reviewSettings(board);
  const rules = REVIEW_RULE_LIST.map(({ id, severity, source }) => ({
    id,
    severity: severities[id] ?? severity,
    source,
  }));
  self.postMessage({ number, findings, rules } satisfies ReviewAnswer);
});
