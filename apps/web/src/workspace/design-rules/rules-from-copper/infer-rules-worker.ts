/** The thread that reads rules from the copper of a board, so that the page never waits for it. */
import type { Board } from "@tracewright/board";
import { inferRules } from "@tracewright/checks";

self.addEventListener("message", ({ data: board }: MessageEvent<Board>) => {
  self.postMessage(inferRules(board));
});
