import { expect, it } from "vitest";
import type { LiveRun } from "./live-runs.ts";
import { runStanding } from "./run-standing.ts";

const live = (status: LiveRun["status"], rest: Partial<LiveRun> = {}): LiveRun => ({
  projectId: "p",
  requestGroupId: "g",
  jobType: "ROUTING",
  status,
  message: null,
  queuePlace: null,
  progress: { phase: "routing", percent: 41, connected: 1, total: 2, vias: 0, lengthMm: 0, conflicts: null },
  elapsed: 1,
  heardAt: 0,
  preview: null,
  ...rest,
});
const run = { requestGroupId: "g", queuePlace: null, progress: { percent: 12 } };

it("shows the percentage of a run at work, the live one once it was heard", () => {
  const project = { stateType: "ROUTING_STARTED", run } as const;
  expect(runStanding(project, undefined)).toMatchObject({ status: "RUNNING", percent: 12, isWaiting: false });
  expect(runStanding(project, live("PROGRESS"))).toMatchObject({ status: "RUNNING", percent: 41 });
});

it("shows the end of a run before its project has been fetched again", () => {
  const project = { stateType: "ROUTING_PROGRESS", run } as const;
  expect(runStanding(project, live("COMPLETE"))).toMatchObject({ status: "COMPLETED", percent: undefined });
  expect(runStanding(project, live("REJECT")).status).toBe("FAILED");
});

it("does not let a late message undo a stored end", () => {
  expect(runStanding({ stateType: "ROUTING_CANCEL", run }, live("PROGRESS")).status).toBe("STOPPED");
  expect(runStanding({ stateType: "EDITING", run }, live("COMPLETE")).status).toBe("READY");
});

it("does not take the last word about an earlier run for one about this", () => {
  const project = { stateType: "ROUTING_REQUEST", run: { ...run, queuePlace: 3 } } as const;
  expect(runStanding(project, live("CANCEL", { requestGroupId: "before" }))).toMatchObject({
    status: "RUNNING",
    isWaiting: true,
    place: 3,
  });
});

it("tells the place of a run that waits as it moves up, and none once somebody works on it", () => {
  const project = { stateType: "ROUTING_REQUEST", run: { ...run, queuePlace: 3 } } as const;
  expect(runStanding(project, live("REQUEST", { queuePlace: 2 }))).toMatchObject({ isWaiting: true, place: 2 });
  expect(runStanding(project, live("STARTED"))).toMatchObject({ isWaiting: false, place: undefined, percent: 41 });
});
