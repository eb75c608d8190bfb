import { expect, it } from "vitest";
import { LiveRuns } from "./live-runs.ts";

const message = (change: object) => ({
  __typename: "EdaTask" as const,
  projectId: "p",
  requestGroupId: "g1",
  jobType: "ROUTING" as const,
  status: "PROGRESS" as const,
  elapsedTime: 3,
  startAt: null,
  queuePlace: null,
  message: null,
  progress: null,
  preview: null as unknown,
  ...change,
});

it("keeps the last picture and numbers while a run goes on, and drops them with a new run", () => {
  const runs = new LiveRuns();
  runs.hear(message({ preview: { tracks: [1] } }), 10);
  runs.hear(message({ elapsedTime: 4 }), 20);
  expect(runs.all.get("p")).toMatchObject({ preview: { tracks: [1] }, elapsed: 4, heardAt: 20 });
  runs.hear(message({ requestGroupId: "g2", elapsedTime: null }), 30);
  expect(runs.all.get("p")).toMatchObject({ preview: null, elapsed: 0 });
});

it("tells listeners of each message and keeps projects apart", () => {
  const runs = new LiveRuns();
  let calls = 0;
  const stop = runs.onChange(() => {
    calls += 1;
  });
  runs.hear(message({}), 1);
  runs.hear(message({ projectId: "q", status: "FAIL" }), 2);
  stop();
  runs.clear();
  expect(calls).toBe(2);
  expect(runs.all.size).toBe(0);
});
