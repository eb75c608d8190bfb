import { expect, it } from "vitest";
import type { LiveRun } from "../live/live-runs.ts";
import { projectRun } from "./use-project-run.ts";

const live = (status: LiveRun["status"], percent: number): LiveRun => ({
  projectId: "p",
  requestGroupId: "g",
  jobType: "ROUTING",
  status,
  message: null,
  progress: { phase: "routing", percent, connected: 1, total: 2, vias: 0, lengthMm: 0, conflicts: null },
  elapsed: 1,
  heardAt: 0,
  preview: null,
});

it("shows the live percentage of a running project", () => {
  expect(projectRun({ stateType: "ROUTING_STARTED" }, live("PROGRESS", 41))).toEqual({
    status: "RUNNING",
    percent: 41,
  });
});

it("shows the end of a run before the list has been fetched again", () => {
  expect(projectRun({ stateType: "ROUTING_PROGRESS" }, live("COMPLETE", 100)).status).toBe("COMPLETED");
  expect(projectRun({ stateType: "ROUTING_PROGRESS" }, live("REJECT", 3)).status).toBe("FAILED");
});

it("does not let a late message undo a stored end", () => {
  expect(projectRun({ stateType: "ROUTING_CANCEL" }, live("PROGRESS", 60)).status).toBe("STOPPED");
  expect(projectRun({ stateType: "EDITING" }, live("COMPLETE", 100)).status).toBe("READY");
});
