import { Xorshift32 } from "@tracewright/algorithms";
import type { Intent } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { Layout } from "../layout/layout.ts";
import { OWN_SIDE_POSES, POSES } from "../problem/poses.ts";
import { PROFILES } from "../problem/profile.ts";
import { Annealing } from "../search/anneal.ts";
import { Construction } from "../search/construct.ts";
import { Pull } from "../search/pull.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { Cost } from "./cost.ts";

const NETS = ["A", "B", "C", "D", "E", "GND"];

const DECOUPLING: Intent = {
  id: "decoupling C1 U1",
  origin: "person",
  reason: { code: "person", facts: {} },
  kind: "decoupling",
  part: "C1",
  links: [{ from: { reference: "C1", pad: "1" }, to: { reference: "U1", pad: "1" }, within: fromMm(1) }],
};

/** Through parts that move and one that stays. */
const LOOP: Intent = {
  id: "switching-loop U1 C1",
  origin: "person",
  reason: { code: "person", facts: {} },
  kind: "switching-loop",
  pins: [
    { reference: "C1", pad: "1" },
    { reference: "U1", pad: "1" },
    { reference: "U1", pad: "6" },
    { reference: "K1", pad: "2" },
  ],
  links: [],
};

/**
 * A circuit with capacitors that hang on it, another of fine pitch, connectors, loose parts and one that stays; a
 * group of two.
 */
const problems = fc
  .array(
    fc.record({
      width: fc.integer({ min: 10, max: 40 }),
      nets: fc.array(fc.constantFrom(...NETS), { minLength: 1, maxLength: 4 }),
      side: fc.constantFrom("front", "back"),
    }),
    { minLength: 3, maxLength: 12 },
  )
  .map((shapes) => {
    const parts = shapes.map(({ width, nets, side }, index) =>
      testPart({
        reference: `${index % 4 === 3 ? "J" : "C"}${index + 1}`,
        width: width / 10,
        height: 1.5,
        nets,
        side,
        at: mm(60, 5),
      }),
    );
    const chip = testPart({ reference: "U1", width: 5, height: 5, nets: NETS, at: mm(60, 5) });
    const kept = testPart({ reference: "K1", width: 3, height: 3, nets: ["A", "GND"], at: mm(4, 4), locked: true });
    const fine = testPart({ reference: "U2", width: 5, height: 3, nets: [...NETS, ...NETS], at: mm(60, 5) });
    const board = testBoard({ width: 30, height: 24 }, [kept, chip, fine, ...parts]);
    return placementProblemFromBoard(board, {
      fixed: [],
      strip: true,
      intents: [DECOUPLING, LOOP],
    }).problem;
  });

describe("the cost of a layout", () => {
  it("changes by what the moves of annealing say, is what it is counted anew, and no two parts ever touch", () => {
    fc.assert(
      fc.property(
        problems,
        fc.integer({ min: 0, max: 9_999 }),
        fc.constantFrom(...PROFILES),
        (problem, seed, profile) => {
          const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
          const random = new Xorshift32(seed);
          const construction = new Construction(problem);
          while (!construction.isDone) construction.advance(layout, new Pull(layout), { profile, random });
          fc.pre(!layout.stands.includes(0));
          const cost = new Cost(layout, profile);
          cost.countExactly();
          const annealing = new Annealing(layout, cost, { profile, random, moves: 3_000 });
          for (let move = 0; move < 3_000; move += 1) {
            annealing.move();
            if (move % 300 !== 0) continue;
            const anew = new Cost(layout, profile);
            anew.countExactly();
            expect(annealing.state.cost / anew.total()).toBeCloseTo(1, 9);
            expect(cost.total() / anew.total()).toBeCloseTo(1, 9);
            for (let part = 0; part < problem.partCount; part += 1) {
              expect(layout.stands[part]).toBe(1);
              expect(layout.fits(part, layout.placeOf(part))).toBe(true);
            }
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it("is about poses of which each is the one before, turned a quarter counter-clockwise", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        for (let pin = 0; pin < problem.pinNet.length; pin += 1)
          for (let pose = 0; pose < POSES; pose += 1) {
            if (pose % OWN_SIDE_POSES === OWN_SIDE_POSES - 1) continue;
            const [x, y] = [problem.pinX[pin * POSES + pose]!, problem.pinY[pin * POSES + pose]!];
            expect(problem.pinX[pin * POSES + pose + 1]).toBeCloseTo(y, 0);
            expect(problem.pinY[pin * POSES + pose + 1]).toBeCloseTo(-x, 0);
          }
      }),
      { numRuns: 10 },
    );
  });
});
