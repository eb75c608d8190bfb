import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { repeat } from "./repeat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const log = createLog({ format: "silent" });

test("work is repeated after errors, at the start where it shall be, and not after the stop", async () => {
  let count = 0;
  const work = async (): Promise<void> => {
    count += 1;
    throw new Error("the database is away");
  };
  const stop = repeat(log, { name: "work", everyMs: 100, atStart: true, work });
  await vi.advanceTimersByTimeAsync(250);
  expect(count).toBe(3);
  await stop();
  await vi.advanceTimersByTimeAsync(500);
  expect(count).toBe(3);
});

test("work that takes long is done once more after that, however often it was due", async () => {
  const ends: (() => void)[] = [];
  const work = (): Promise<void> => new Promise((resolve) => ends.push(resolve));
  const stop = repeat(log, { name: "work", everyMs: 100, work });
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(2);
  await stop();
});

test("the stop waits for what is being done, which hears of it", async () => {
  let isHeard = false;
  const work = async (isStopped: () => boolean): Promise<void> => {
    while (!isStopped()) await new Promise((resolve) => setTimeout(resolve, 10));
    isHeard = true;
  };
  const stop = repeat(log, { name: "work", everyMs: 1000, atStart: true, work });
  await vi.advanceTimersByTimeAsync(50);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(10);
  await stopped;
  expect(isHeard).toBe(true);
});
