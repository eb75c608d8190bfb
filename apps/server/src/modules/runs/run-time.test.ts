import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RunTime } from "./run-time.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched(workedMs: number) {
  const called: string[] = [];
  const begun = Promise.withResolvers<void>();
  const time = new RunTime({ workedMs, limitMs: 25_000, finishingMs: 4000 });
  time.watch(begun.promise, { finish: () => called.push("finish"), giveUp: () => called.push("give up") });
  return { time, called, begun };
}

test("time that a thread takes to load is not taken from its engine", async () => {
  const { time, called, begun } = watched(3000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([time.workedMs(), called]).toEqual([3000, []]);
  begun.resolve();
  await vi.advanceTimersByTimeAsync(21_999);
  expect([time.workedMs(), called]).toEqual([24_999, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([time.workedMs(), called]).toEqual([25_000, ["finish"]]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(called).toEqual(["finish", "give up"]);
});

test("a run that is taken up at the end of its time still gets a second", async () => {
  const { called, begun } = watched(25_000);
  begun.resolve();
  await vi.advanceTimersByTimeAsync(999);
  expect(called).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(called).toEqual(["finish"]);
});

test("an engine that never begins is given up, and one that is gone is left alone", async () => {
  const never = watched(0);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(never.called).toEqual(["give up"]);
  const gone = watched(0);
  gone.time.stop();
  gone.begun.resolve();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(gone.called).toEqual([]);
});
