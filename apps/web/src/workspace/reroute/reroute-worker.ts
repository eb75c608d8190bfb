/** The thread that routes around parts, so that the page never waits for it. */
import { rerouteAround } from "@tracewright/routing";
import type { RerouteAnswer, RerouteQuestion } from "./reroute-in-thread.ts";

self.addEventListener("message", ({ data: { board, parts } }: MessageEvent<RerouteQuestion>) => {
  const { edit, open } = rerouteAround(board, parts);
  self.postMessage({ edit, open: open.length } satisfies RerouteAnswer);
});
