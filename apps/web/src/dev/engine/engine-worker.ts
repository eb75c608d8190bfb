/** The thread of the engine: whatever it computes, the page stays awake. */
import type { DeskOrder } from "./desk-protocol.ts";
import { EngineDesk } from "./engine-desk.ts";

const desk = new EngineDesk({
  report: (report) => self.postMessage(report),
  later: (call, milliseconds) => setTimeout(call, milliseconds),
  now: () => performance.now(),
});

self.addEventListener("message", ({ data }: MessageEvent<DeskOrder>) => desk.take(data));
