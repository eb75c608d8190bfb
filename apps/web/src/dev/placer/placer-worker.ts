/** The thread of the placer: whatever it computes, the page stays awake. */
import { PlacerDesk } from "./placer-desk.ts";
import type { PlacerOrder } from "./placer-protocol.ts";

const desk = new PlacerDesk({
  report: (report) => self.postMessage(report),
  later: (call, milliseconds) => setTimeout(call, milliseconds),
  now: () => performance.now(),
});

self.addEventListener("message", ({ data }: MessageEvent<PlacerOrder>) => desk.take(data));
