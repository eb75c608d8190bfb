import { fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { resumeRouting, startRouting } from "../run/routing-run.ts";
import { Workbench } from "../search/workbench.ts";
import { CHANNEL_WIDTH, channelBoard } from "../testing/channel-board.ts";

const benchOf = (gap: number): Workbench => new Workbench(problemFromBoard(channelBoard({ gap, nets: 3 })));

it("counts what fixed objects separate, and nothing that a track passes", () => {
  const [shut, open] = [benchOf(CHANNEL_WIDTH / 2), benchOf(fromMm(2))];
  for (const net of shut.terminalsOf.keys()) {
    expect(shut.separatedOf(net).connections).toBe(1);
    expect(open.separatedOf(net).connections).toBe(0);
  }
  expect(shut.joinable()).toEqual([]);
  expect(shut.unfinished()).toHaveLength(3);
  expect(open.joinable()).toEqual(open.unfinished());
});

it("ends a run that nothing can be gained in long before its trials are used up", () => {
  const run = startRouting(channelBoard({ gap: CHANNEL_WIDTH / 2, nets: 3 }), { seed: 1 });
  while (run.step(100_000) === "running");
  expect(run.progress()).toMatchObject({ phase: "done", connected: 0, total: 3, hopeless: 3 });
  expect(run.progress().visits).toBeLessThan(3_000_000);
});

it("comes to the same end from a checkpoint as without a pause", () => {
  const board = channelBoard({ gap: CHANNEL_WIDTH / 2, nets: 3 });
  const whole = startRouting(board, { seed: 1 });
  while (whole.step(100_000, "epoch") === "running");
  const paused = startRouting(board, { seed: 1 });
  while (!["repair", "optimise", "done"].includes(paused.progress().phase)) paused.step(10_000, "epoch");
  const resumed = resumeRouting(board, paused.checkpoint(), { seed: 1 });
  while (resumed.step(5_000) === "running");
  expect(resumed.outcome().edit).toEqual(whole.outcome().edit);
  expect(resumed.progress()).toEqual(whole.progress());
});
