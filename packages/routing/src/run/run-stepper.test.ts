import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type RoutingRun, startRouting } from "../index.ts";
import { randomBoard } from "../testing/random-board.ts";
import { RunStepper, STEP_UNITS, type StepUnit } from "./run-stepper.ts";

const BOARD = randomBoard({ seed: 8, parts: 16, nets: 10 });

function moveOn(stepper: RunStepper, unit: StepUnit): "reached" | "finished" {
  stepper.begin(unit);
  for (;;) {
    const status = stepper.work(500);
    if (status !== "working") return status;
  }
}

function finishBy(unit: StepUnit): { run: RoutingRun; stops: number } {
  const run = startRouting(BOARD, { seed: 2, effort: "draft" });
  const stepper = new RunStepper(run);
  let stops = 1;
  while (moveOn(stepper, unit) === "reached") stops++;
  return { run, stops };
}

describe("a stepper", () => {
  it("brings the run to the same end whatever the unit, and stops more often the smaller it is", () => {
    const runs = STEP_UNITS.map(finishBy);
    expect(new Set(runs.map(({ run }) => JSON.stringify(run.outcome()))).size).toBe(1);
    expect(new Set(runs.map(({ run }) => run.checkpoint().toString())).size).toBe(1);
    const stops = runs.map((run) => run.stops);
    expect(stops).toEqual([...stops].sort((a, b) => b - a));
    expect(stops[0]).toBeGreaterThan(stops[1] ?? 0);
    expect(stops.at(-1)).toBe(1);
  });

  it("brings it there through any mixture of units, cut short or not", () => {
    const small = randomBoard({ seed: 3, parts: 9, nets: 6 });
    // Passes and, from 156,000 visits on, trials of the optimiser.
    const options = { seed: 5, mostVisits: 1_000_000 };
    const whole = startRouting(small, options);
    while (whole.step(100_000) === "running");
    const order = fc.record({ unit: fc.constantFrom(...STEP_UNITS), isCut: fc.boolean() });
    fc.assert(
      fc.property(fc.array(order, { maxLength: 12 }), (orders) => {
        const run = startRouting(small, options);
        const stepper = new RunStepper(run);
        for (const { unit, isCut } of orders) {
          stepper.begin(unit);
          if (isCut) stepper.cutShort();
          while (stepper.work(700) === "working");
          expect(run.inspect().place().isBetweenTurns).toBe(true);
        }
        while (run.step(100_000) === "running");
        expect(run.checkpoint()).toEqual(whole.checkpoint());
        // The trials of the optimiser cool down by visits: one more or less would be another result.
        expect(run.inspect().place().visits).toBe(whole.inspect().place().visits);
      }),
      { numRuns: 15 },
    );
  });

  it("ends an epoch where the checkpoint is new, and a round where the round is", () => {
    const run = startRouting(BOARD, { seed: 2, effort: "draft" });
    const stepper = new RunStepper(run);
    let checkpoint = run.checkpoint();
    for (let i = 0; i < 3; i++) {
      expect(moveOn(stepper, "epoch")).toBe("reached");
      expect(run.inspect().place().isEpochBoundary).toBe(true);
      expect(run.checkpoint()).not.toBe(checkpoint);
      checkpoint = run.checkpoint();
    }
    const { phase, cycle, round } = run.inspect().place();
    moveOn(stepper, "round");
    expect(run.inspect().place()).not.toMatchObject({ phase, cycle, round });
  });

  it("grows one net of the first round in each turn, and places those of a batch together", () => {
    const run = startRouting(BOARD, { seed: 2, effort: "draft" });
    const stepper = new RunStepper(run);
    const routed = () => {
      const { segments } = run.inspect().copper("current");
      return new Set(Array.from({ length: segments.length / 7 }, (_, i) => segments[i * 7 + 6])).size;
    };
    const grown = new Set<string | undefined>();
    while (run.inspect().place().position === 0) {
      expect(routed()).toBe(0);
      expect(moveOn(stepper, "turn")).toBe("reached");
      expect(stepper.turns).toBe(grown.size + 1);
      grown.add(run.inspect().place().net);
    }
    const { phase, round, position } = run.inspect().place();
    expect([phase, round]).toEqual(["negotiate", 0]);
    expect(position).toBeGreaterThan(1);
    expect(routed()).toBe(position);
  });

  it("cuts a long unit short at the next epoch boundary", () => {
    const run = startRouting(BOARD, { seed: 2, effort: "draft" });
    const stepper = new RunStepper(run);
    stepper.begin("end");
    expect(stepper.work(200)).toBe("working");
    stepper.cutShort();
    while (stepper.work(200) === "working");
    expect(run.inspect().place()).toMatchObject({ isEpochBoundary: true });
    expect(run.inspect().place().phase).not.toBe("done");
  });
});
