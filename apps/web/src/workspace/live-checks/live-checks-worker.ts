/** The thread that judges the board while it is edited, so that the page never waits for the rules. */
import { LiveChecker } from "@tracewright/checks";
import type { ChecksQuestion } from "./live-checks.ts";

let checker: LiveChecker | undefined;

self.addEventListener("message", ({ data }: MessageEvent<ChecksQuestion>) => {
  if ("board" in data) {
    checker = new LiveChecker(data.board);
    self.postMessage(checker.all);
    return;
  }
  if (!checker) throw new Error("An edit came before its board.");
  self.postMessage(checker.apply(data.edit));
});
