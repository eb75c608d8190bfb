/** The thread that fills zones, so that the page never waits for it. */
import { applyEdit, type Board } from "@tracewright/board";
import { fillZones } from "@tracewright/pours";
import type { FillAnswer } from "./zone-filler.ts";

self.addEventListener("message", async ({ data: board }: MessageEvent<Board>) => {
  const { zones } = applyEdit(board, await fillZones(board));
  const fills = new Map(zones.filter(({ keepout }) => !keepout).map((zone) => [zone.id, zone.fills]));
  self.postMessage({ fills } satisfies FillAnswer);
});

// An error within a promise is none of the thread's unless it is said so.
self.addEventListener("unhandledrejection", ({ reason }) => {
  throw reason;
});
