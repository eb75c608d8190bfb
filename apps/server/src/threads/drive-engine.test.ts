import { expect, test } from "vitest";
import { driveEngine } from "./drive-engine.ts";
import { RUN_SIGNALS, type RunMessage, type RunProgress } from "./messages/run-messages.ts";

/** Counts up to `target`; a unit of work takes `unitMs` on the clock it carries. */
function createCounter(target: number, unitMs: number) {
  let [count, now] = [0, 0];
  const steps: number[] = [];
  return {
    steps,
    clock: () => now,
    engine: {
      step: (work: number) => {
        const before = now;
        count += work;
        now += work * unitMs;
        steps.push(now - before);
        return count >= target ? ("finished" as const) : ("running" as const);
      },
      checkpoint: () => new Uint8Array([1, 2, 3]),
    },
    progress: (): RunProgress => ({
      percent: (100 * count) / target,
      phase: "counting",
      connected: count,
      total: target,
      vias: 0,
      lengthMm: 0,
      conflicts: 0,
    }),
    preview: () => ({ tracks: [] }),
  };
}

test("tells of progress at most four times a second, of the picture twice, and leaves a checkpoint at once and every five", () => {
  const counter = createCounter(20_000, 1);
  const told: { at: number; message: RunMessage }[] = [];
  const post = (message: RunMessage) => told.push({ at: counter.clock(), message });
  expect(driveEngine({ ...counter, signal: () => RUN_SIGNALS.work, post })).toBe("finished");
  const gaps = (times: readonly number[]) => times.slice(1).map((time, i) => time - (times[i] ?? 0));
  const progress = told.filter(({ message }) => message.kind === "progress");
  const pictures = progress.filter(({ message }) => message.kind === "progress" && message.preview !== null);
  const checkpoints = told.filter(({ message }) => message.kind === "checkpoint");
  expect(Math.min(...gaps(progress.map(({ at }) => at)))).toBeGreaterThanOrEqual(250);
  expect(Math.min(...gaps(pictures.map(({ at }) => at)))).toBeGreaterThanOrEqual(500);
  expect(progress.length).toBeGreaterThan(60);
  expect(checkpoints).toHaveLength(4);
});

test.each([0.01, 1, 30])("steps stay short enough to pause within 100 ms when a unit takes %d ms", (unitMs) => {
  const counter = createCounter(10_000 / unitMs, unitMs);
  driveEngine({ ...counter, signal: () => RUN_SIGNALS.work, post: () => {} });
  expect(Math.max(...counter.steps.slice(8))).toBeLessThanOrEqual(50);
});

test("a pause hands over a checkpoint with its picture and ends the work", () => {
  const counter = createCounter(1e9, 1);
  const told: RunMessage[] = [];
  const signal = () => (counter.clock() > 1000 ? RUN_SIGNALS.stop : RUN_SIGNALS.work);
  expect(driveEngine({ ...counter, signal, post: (message) => told.push(message) })).toBe("stopped");
  expect(counter.clock()).toBeLessThan(1100);
  expect(told.at(-1)).toMatchObject({
    kind: "stopped",
    checkpoint: new Uint8Array([1, 2, 3]),
    preview: counter.preview(),
  });
});

test("when the time is up the engine is asked for its best, not thrown away", () => {
  const counter = createCounter(1e9, 1);
  const signal = () => (counter.clock() > 1000 ? RUN_SIGNALS.finish : RUN_SIGNALS.work);
  expect(driveEngine({ ...counter, signal, post: () => {} })).toBe("ended");
});
