import type { Board } from "@tracewright/board";
import {
  type ReviewRuleId,
  type ReviewSettings,
  type ReviewSeverity,
  reviewSettings,
  withReviewSettings,
} from "@tracewright/checks";
import { type Editor, setBoardProperties } from "@tracewright/editor";

export interface ReviewCommands {
  /** Accepts a finding with a note, or takes that back. */
  readonly accept: (key: string, note: string | undefined) => void;
  readonly setSeverity: (rule: ReviewRuleId, severity: ReviewSeverity | "ignore") => void;
}

/** Changes what the board keeps of its review, as steps of the history; undefined where it may not be edited. */
export function reviewCommands(editor: Editor | undefined): ReviewCommands | undefined {
  if (!editor) return undefined;
  const change = (next: (settings: ReviewSettings) => ReviewSettings): void => {
    editor.run("properties", (board: Board) =>
      setBoardProperties(board, withReviewSettings(board, next(reviewSettings(board)))),
    );
  };
  return {
    accept: (key, note) =>
      change(({ severities, accepted: { [key]: _, ...accepted } }) => ({
        severities,
        accepted: note === undefined ? accepted : { ...accepted, [key]: note },
      })),
    setSeverity: (rule, severity) =>
      change(({ severities, accepted }) => ({ severities: { ...severities, [rule]: severity }, accepted })),
  };
}
