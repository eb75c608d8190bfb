import { expect, test } from "vitest";
import type { RunStatus } from "../../platform/database/tables.ts";
import { nextStatus, progressLabelOf, type RunEvent, stateTypeOf, statusesBefore } from "./run-state.ts";

const STATUSES: readonly RunStatus[] = [
  "PENDING",
  "REQUEST",
  "STARTED",
  "PROGRESS",
  "COMPLETE",
  "FAIL",
  "CANCEL",
  "TIMEOUT",
  "EVENT_HANDLER_CANCEL",
  "EVENT_HANDLER_FAILED",
  "EVENT_HANDLER_TIMEOUT",
];

/** Every move there is; whatever is not listed has to change nothing. */
const MOVES: readonly (readonly [RunStatus, RunEvent, RunStatus])[] = [
  ["PENDING", "enqueued", "REQUEST"],
  ["PENDING", "cancelled", "CANCEL"],
  ["REQUEST", "claimed", "STARTED"],
  ["REQUEST", "cancelled", "CANCEL"],
  ["REQUEST", "lost", "REQUEST"],
  ["REQUEST", "given-up", "EVENT_HANDLER_FAILED"],
  ...(["STARTED", "PROGRESS"] as const).flatMap((status) => [
    [status, "progressed", "PROGRESS"] as const,
    [status, "completed", "COMPLETE"] as const,
    [status, "failed", "FAIL"] as const,
    [status, "timed-out", "TIMEOUT"] as const,
    [status, "cancelled", "CANCEL"] as const,
    [status, "lost", "REQUEST"] as const,
    [status, "given-up", "EVENT_HANDLER_FAILED"] as const,
  ]),
];
const EVENTS: readonly RunEvent[] = [
  "enqueued",
  "claimed",
  "progressed",
  "completed",
  "failed",
  "timed-out",
  "cancelled",
  "lost",
  "given-up",
];

test("a run moves along the table and nowhere else", () => {
  for (const status of STATUSES)
    for (const event of EVENTS) {
      const move = MOVES.find(([from, by]) => from === status && by === event);
      expect([status, event, nextStatus(status, event)]).toEqual([status, event, move?.[2]]);
    }
});

test("a run that has ended stays ended, whatever arrives late", () => {
  const ended = STATUSES.slice(4);
  for (const event of EVENTS) expect(statusesBefore(event).filter((status) => ended.includes(status))).toEqual([]);
});

test.each([
  ["READY", "READY"],
  ["EDITING", "READY"],
  ["AUTO_PLACEMENT_PENDING", "RUNNING"],
  ["ROUTING_REQUEST", "RUNNING"],
  ["ROUTING_STARTED", "RUNNING"],
  ["AUTO_PLACEMENT_PROGRESS", "RUNNING"],
  ["ROUTING_COMPLETE", "COMPLETED"],
  ["AUTO_PLACEMENT_CANCEL", "STOPPED"],
  ["ROUTING_EVENT_HANDLER_CANCEL", "STOPPED"],
  ["ROUTING_FAIL", "FAILED"],
  ["ROUTING_TIMEOUT", "FAILED"],
  ["AUTO_PLACEMENT_EVENT_HANDLER_FAILED", "FAILED"],
  ["AUTO_PLACEMENT_EVENT_HANDLER_TIMEOUT", "FAILED"],
])("%s is shown in the list as %s", (stateType, label) => {
  expect(progressLabelOf(stateType)).toBe(label);
});

test("the project's state names the kind of run and its status", () => {
  expect(stateTypeOf("PLACEMENT", "PROGRESS")).toBe("AUTO_PLACEMENT_PROGRESS");
  expect(stateTypeOf("ROUTING", "CANCEL")).toBe("ROUTING_CANCEL");
});
