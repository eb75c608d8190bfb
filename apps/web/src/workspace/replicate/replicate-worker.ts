/** The thread that copies a layout and fills the zones afterwards, so that the page never waits for it. */

import { findCopies, replicateLayout, verdictOn } from "@tracewright/blocks";
import { applyEdit, type Board, editBetween } from "@tracewright/board";
import { fillZones } from "@tracewright/pours";
import type { ReplicateAnswer, ReplicateQuestion } from "./replicate-in-thread.ts";

self.addEventListener("message", async ({ data: { board, request } }: MessageEvent<ReplicateQuestion>) => {
  const found = findCopies(board, request);
  const { edit, ...outcome } = replicateLayout(board, request);
  const after = edit && (await refilled(board, applyEdit(board, edit)));
  self.postMessage({
    ...outcome,
    found: found.copies.map((parts) => parts.map(({ id, reference }) => ({ id, reference }))),
    ...(after && { edit: editBetween(board, after), verdict: verdictOn(board, after) }),
  } satisfies ReplicateAnswer);
});

/** Zones that were filled before, and those that were copied, with the copper as it is now. */
async function refilled(before: Board, after: Board): Promise<Board> {
  const empty = new Set(before.zones.filter(({ fills }) => fills.length === 0).map(({ id }) => id));
  if (after.zones.every(({ id, keepout }) => keepout || empty.has(id))) return after;
  const filled = applyEdit(after, await fillZones(after));
  const left = new Map(after.zones.filter(({ id }) => empty.has(id)).map((zone) => [zone.id, zone]));
  return { ...filled, zones: filled.zones.map((zone) => left.get(zone.id) ?? zone) };
}

// An error within a promise is none of the thread's unless it is said so.
self.addEventListener("unhandledrejection", ({ reason }) => {
  throw reason;
});
