import { describe, expect, it } from "vitest";
import type { ProjectQuery } from "../graphql/generated/documents.ts";
import type { LiveRun } from "../live/live-runs.ts";
import { runView } from "./run-view.ts";

type Run = NonNullable<ProjectQuery["edaProjectV2"]["run"]>;

const progress = { phase: "routing", percent: 40, connected: 4, total: 10, vias: 2, lengthMm: 80, conflicts: 3 };
const run = (change: Partial<Run> = {}): Run => ({
  requestGroupId: "g1",
  jobType: "ROUTING",
  status: "PROGRESS",
  message: null,
  queuePlace: null,
  failure: null,
  canResume: false,
  elapsedTime: 12,
  startAt: null,
  endAt: null,
  placementOptions: null,
  routingOptions: { strip: false, pours: "KEEP", seed: 1, control: null },
  progress,
  results: [],
  ...change,
});
const live = (change: Partial<LiveRun> = {}): LiveRun => ({
  projectId: "p",
  requestGroupId: "g1",
  jobType: "ROUTING",
  status: "PROGRESS",
  message: null,
  queuePlace: null,
  progress: { ...progress, percent: 55 },
  elapsed: 15,
  heardAt: 99,
  preview: { tracks: [] },
  ...change,
});
const routed = {
  id: "h",
  boardDocumentUrl: "/documents/p/1",
  placement: null,
  routing: {
    complete: true,
    connected: 10,
    total: 10,
    vias: 2,
    lengthMm: 80,
    errors: null,
    findings: [],
    unasked: 0,
    planeVias: null,
    pairs: [],
    open: [],
  },
};

describe("the workspace", () => {
  it("shows nothing about a project without a run", () => {
    expect(runView({ stateType: "READY", run: null }, undefined)).toEqual({ kind: "none" });
  });

  it("prefers the live numbers and picture of the run it shows", () => {
    expect(runView({ stateType: "ROUTING_PROGRESS", run: run() }, live())).toMatchObject({
      kind: "running",
      progress: { percent: 55 },
      elapsed: 15,
      heardAt: 99,
      preview: { tracks: [] },
    });
  });

  it("does not show numbers of an earlier run", () => {
    const view = runView({ stateType: "ROUTING_PROGRESS", run: run() }, live({ requestGroupId: "old" }));
    expect(view).toMatchObject({ progress: { percent: 40 }, preview: null, heardAt: undefined });
  });

  it("says that a run waits until somebody works on it", () => {
    expect(runView({ stateType: "ROUTING_REQUEST", run: run() }, undefined)).toMatchObject({ isWaiting: true });
    expect(runView({ stateType: "ROUTING_REQUEST", run: run() }, live())).toMatchObject({ isWaiting: false });
    expect(runView({ stateType: "ROUTING_STARTED", run: run() }, undefined)).toMatchObject({ isWaiting: false });
  });

  it.each([
    ["ROUTING_CANCEL", "paused"],
    ["ROUTING_EVENT_HANDLER_CANCEL", "paused"],
    ["ROUTING_FAIL", "failed"],
    ["ROUTING_TIMEOUT", "failed"],
    ["ROUTING_EVENT_HANDLER_TIMEOUT", "failed"],
  ] as const)("shows %s as %s, with whether it can go on", (stateType, kind) => {
    expect(runView({ stateType, run: run({ canResume: true, message: "why" }) }, live())).toMatchObject({
      kind,
      canResume: true,
      message: "why",
      told: { strip: false, control: null },
      preview: { tracks: [] },
    });
  });

  it("keeps what a placement was told, to go on with the same", () => {
    const placementOptions = { fixed: ["J1"], seed: 3, control: { mode: "improve", radius: 2_000_000 } };
    const paused = run({ jobType: "PLACEMENT", routingOptions: null, placementOptions, canResume: true });
    const view = runView({ stateType: "AUTO_PLACEMENT_CANCEL", run: paused }, undefined);
    expect(view).toMatchObject({ kind: "paused", told: null, toldPlacing: placementOptions });
  });

  it("has no picture of a run that nobody can go on with", () => {
    expect(runView({ stateType: "ROUTING_FAIL", run: run() }, live())).toMatchObject({ kind: "failed", preview: null });
  });

  it("shows three candidates after a placement and the result after a routing", () => {
    const three = [routed, routed, routed];
    const placed = run({ jobType: "PLACEMENT", results: three });
    expect(runView({ stateType: "AUTO_PLACEMENT_COMPLETE", run: placed }, undefined)).toEqual({
      kind: "candidates",
      candidates: three,
    });
    expect(runView({ stateType: "ROUTING_COMPLETE", run: run({ results: [routed] }) }, undefined)).toEqual({
      kind: "routed",
      result: routed,
    });
  });

  it("goes back to the board once a result has been chosen", () => {
    expect(runView({ stateType: "EDITING", run: run({ results: [routed] }) }, live())).toEqual({ kind: "none" });
  });
});
