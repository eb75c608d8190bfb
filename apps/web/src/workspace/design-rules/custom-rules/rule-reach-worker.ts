/** The thread that counts what custom rules are about, so that typing never waits for it. */
import { type Board, type RuleItem, ruleReaches } from "@tracewright/board";
import { prepareCopper, ruleItemsOf } from "@tracewright/checks";
import type { ReachAnswer, ReachQuestion } from "./reach-question.ts";

let known: { readonly board: Board; readonly items: readonly RuleItem[] } | undefined;

self.addEventListener("message", ({ data: { board, text } }: MessageEvent<ReachQuestion>) => {
  if (board) known = { board, items: ruleItemsOf(board, prepareCopper(board)) };
  if (!known) return;
  const answer: ReachAnswer = { text, reaches: ruleReaches(known.board, text, known.items) };
  self.postMessage(answer);
});
