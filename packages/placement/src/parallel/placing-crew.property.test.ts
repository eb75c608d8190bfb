import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PlacementOptions, type PlacementRun, resumePlacement, startPlacement } from "../run/placement-run.ts";
import { inProcessPlacing } from "../testing/in-process-placing.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { PlacingCrew } from "./placing-crew.ts";

const NETS = ["A", "B", "C", "D", "GND"];
const QUICK = { strip: true, effort: 0.01 } as const;

const boards = fc
  .array(fc.array(fc.constantFrom(...NETS), { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 10 })
  .map((parts) => {
    const kept = { ...testPart({ reference: "K1", width: 3, height: 3, nets: ["A"], at: mm(4, 4) }), locked: true };
    const free = parts.map((nets, index) =>
      testPart({ reference: `R${index}`, width: 3, height: 1.5, nets, at: mm(50, 50) }),
    );
    return testBoard({ width: 24, height: 18 }, [kept, ...free]);
  });

const pools = fc.record({
  workers: fc.integer({ min: 1, max: 3 }),
  seed: fc.nat(9_999),
  lostAfter: fc.option(fc.nat(4), { nil: undefined }),
});

function finish(run: PlacementRun, step: number): PlacementRun {
  // Counted, because a run that waits for what never comes would never end.
  for (let steps = 0; run.step(step) === "running"; steps += 1) if (steps > 100_000) throw new Error("no end");
  return run;
}

describe("a crew of workers", () => {
  it("changes no byte of a run, however many there are and whether some are lost", () => {
    fc.assert(
      fc.property(boards, pools, fc.integer({ min: 100, max: 9_000 }), (board, pool, step) => {
        const alone = finish(startPlacement(board, undefined, QUICK), step);
        const placing = inProcessPlacing(pool);
        const options = { ...QUICK, placingCrew: new PlacingCrew(placing) };
        const together = finish(startPlacement(board, undefined, options), step);
        expect(together.checkpoint()).toEqual(alone.checkpoint());
        expect(together.outcome()).toEqual(alone.outcome());
        if (pool.lostAfter !== 0) expect(placing.answers()).toBeGreaterThan(0);
      }),
      { numRuns: 20 },
    );
  });

  it("leaves a run that is paused anywhere and goes on with another crew the same", () => {
    fc.assert(
      fc.property(boards, pools, fc.integer({ min: 100, max: 9_000 }), (board, pool, step) => {
        const whole = finish(startPlacement(board, undefined, QUICK), step);
        const options = (seed: number): PlacementOptions => ({
          ...QUICK,
          placingCrew: new PlacingCrew(inProcessPlacing({ ...pool, seed })),
        });
        let run = startPlacement(board, undefined, options(0));
        for (let rest = 1; rest < 6; rest += 1) {
          run.step(step);
          run = resumePlacement(board, undefined, run.checkpoint(), rest % 2 === 0 ? options(rest) : QUICK);
        }
        expect(finish(run, step).outcome()).toEqual(whole.outcome());
      }),
      { numRuns: 15 },
    );
  });

  it("serves the run that asked last, and the one before goes on without", () => {
    const board = fc.sample(boards, { numRuns: 1, seed: 7 })[0]!;
    const alone = finish(startPlacement(board, undefined, QUICK), 500).outcome();
    const placingCrew = new PlacingCrew(inProcessPlacing({ workers: 2, seed: 3 }));
    const first = startPlacement(board, undefined, { ...QUICK, placingCrew });
    while (first.progress().percent < 20 && first.step(100) === "running");
    const second = startPlacement(board, undefined, { ...QUICK, placingCrew });
    expect(finish(second, 500).outcome()).toEqual(alone);
    expect(finish(first, 500).outcome()).toEqual(alone);
  });
});
