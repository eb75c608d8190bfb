/** The thread that solves supplies, so that the page never waits for it. */
import { mapSupply } from "@tracewright/checks";
import type { DropAnswer, DropQuestion } from "./drop-question.ts";

self.addEventListener("message", ({ data: { number, board, circuit, net } }: MessageEvent<DropQuestion>) => {
  const answer = mapSupply({ board, ...(circuit && { circuit }) }, net);
  self.postMessage({ number, answer } satisfies DropAnswer);
});
