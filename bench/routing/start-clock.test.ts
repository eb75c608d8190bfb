import { describe, expect, test } from "vitest";
import { startClock } from "./start-clock.ts";

type Run = Parameters<ReturnType<typeof startClock>["drive"]>[0];
type Progress = ReturnType<Run["progress"]>;

/** A run that shows `connected` of 4 after each step, and then the last of them for ever or is finished. */
function runOf(connected: readonly number[], ends: "finished" | "running"): Run {
  let steps = 0;
  return {
    step: (work) => {
      if (work > 0) steps += 1;
      return steps >= connected.length ? ends : "running";
    },
    progress: (): Progress => ({
      phase: "optimise",
      percent: 0,
      connected: connected[Math.min(steps, connected.length) - 1] ?? 0,
      total: 4,
      vias: 0,
      length: 0,
      hopeless: 0,
      conflicts: 0,
      cycle: 0,
      visits: 0,
    }),
  };
}

describe("the clock of the bench", () => {
  test("drives a run to its end and notes when it was whole", () => {
    const clock = startClock(10);
    expect(clock.drive(runOf([1, 4, 4], "finished"))).toBe("finished");
    const { finished, phase, completeAfter } = clock.seen();
    expect([finished, phase]).toEqual([true, "done"]);
    expect(completeAfter).toBeLessThanOrEqual(clock.seconds());
  });

  test("ends a run whose time is over and says where it stood", () => {
    const clock = startClock(0.02);
    expect(clock.drive(runOf([1, 2], "running"))).toBe("ended");
    expect(clock.seen()).toMatchObject({ finished: false, phase: "optimise", completeAfter: undefined });
    expect(clock.seconds()).toBeLessThan(5);
  });

  test("takes back that all was joined when a later run opens it again", () => {
    const clock = startClock(10);
    clock.drive(runOf([4], "finished"));
    expect(clock.seen().completeAfter).toBeDefined();
    clock.drive(runOf([3], "finished"));
    expect(clock.seen().completeAfter).toBeUndefined();
  });

  test("gives runs one after the other no more time than one", () => {
    const clock = startClock(0.02);
    clock.drive(runOf([1], "running"));
    expect(clock.drive(runOf([1, 2, 3, 4], "finished"))).toBe("ended");
  });
});
