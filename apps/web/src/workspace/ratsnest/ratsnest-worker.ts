/** The thread that finds ratsnests, so that the page never waits for one. */
import type { Board } from "@tracewright/board";
import { findRatsnest } from "./find-ratsnest.ts";
import type { RatsnestQuestion } from "./ratsnest-desk.ts";

/** Boards are large and sent once; later questions are about the last one. */
let kept: Board | undefined;

self.addEventListener("message", ({ data: { board = kept, preview } }: MessageEvent<RatsnestQuestion>) => {
  kept = board;
  self.postMessage(board && findRatsnest(board, preview));
});
