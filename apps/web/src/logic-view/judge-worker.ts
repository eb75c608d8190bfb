/** The thread that judges what is edited by the electrical rules, so that the page never waits for it. */

import { judgeLogic } from "@tracewright/logic";
import type { JudgeAnswer, JudgeMessage, JudgeQuestion } from "./judge-in-thread.ts";

let known: Omit<JudgeQuestion, "logic"> = { book: new Map(), offers: [] };

self.addEventListener("message", ({ data: { number, logic, ...news } }: MessageEvent<JudgeMessage>) => {
  known = { ...known, ...news };
  self.postMessage({ number, ...judgeLogic(logic, known.book, known.offers) } satisfies JudgeAnswer);
});
