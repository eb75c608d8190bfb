import { expect, it } from "vitest";
import type { ProjectStateType } from "../graphql/generated/documents.ts";
import { type RunStatus, runStatusOf } from "./run-status.ts";

const TABLE: Record<string, RunStatus> = {
  PENDING: "RUNNING",
  REQUEST: "RUNNING",
  STARTED: "RUNNING",
  PROGRESS: "RUNNING",
  COMPLETE: "COMPLETED",
  CANCEL: "STOPPED",
  EVENT_HANDLER_CANCEL: "STOPPED",
  FAIL: "FAILED",
  TIMEOUT: "FAILED",
  EVENT_HANDLER_FAILED: "FAILED",
  EVENT_HANDLER_TIMEOUT: "FAILED",
};

it.each(Object.entries(TABLE))("a run that is %s shows as %s for both kinds of task", (ending, status) => {
  expect(runStatusOf(`AUTO_PLACEMENT_${ending}` as ProjectStateType)).toBe(status);
  expect(runStatusOf(`ROUTING_${ending}` as ProjectStateType)).toBe(status);
});

it("a project without a run is ready", () => {
  expect(runStatusOf("READY")).toBe("READY");
  expect(runStatusOf("EDITING")).toBe("READY");
});
