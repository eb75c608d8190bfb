import { expect, test } from "vitest";
import type { LiveRun } from "../live/live-runs.ts";
import { elapsedAt } from "./use-elapsed.ts";

const live = (change: Partial<LiveRun>): LiveRun => ({
  projectId: "p",
  requestGroupId: "r",
  jobType: "ROUTING",
  status: "PROGRESS",
  message: null,
  progress: null,
  elapsed: 10,
  heardAt: 1_000,
  preview: null,
  queuePlace: null,
  ...change,
});

const run = { requestGroupId: "r", queuePlace: null, progress: null };

test("the time counts on from the last word of a run that works, and stands while it waits or has ended", () => {
  const running = { stateType: "ROUTING_PROGRESS", runningTime: 3, run } as const;
  expect(elapsedAt(running, live({}), 3_500)).toBe(12.5);
  expect(elapsedAt(running, live({ status: "REQUEST" }), 3_500)).toBe(10);
  // The browser's clock was put back.
  expect(elapsedAt(running, live({}), 0)).toBe(10);
  expect(elapsedAt(running, undefined, 3_500)).toBe(3);
  expect(elapsedAt({ stateType: "ROUTING_COMPLETE", runningTime: 42, run }, live({}), 3_500)).toBe(42);
  expect(elapsedAt({ stateType: "READY", runningTime: null }, undefined, 0)).toBeNull();
});
