/** The thread that judges what is edited by the electrical rules, so that the page never waits for it. */

import { judgeLogic } from "@tracewright/logic";
import type { JudgeAnswer, JudgeQuestion } from "./judge-in-thread.ts";

self.addEventListener("message", ({ data: { number, logic, book, offers } }: MessageEvent<JudgeQuestion>) => {
  self.postMessage({ number, ...judgeLogic(logic, book, offers) } satisfies JudgeAnswer);
});
