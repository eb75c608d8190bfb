import { emptyBoard, type Net, netId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { HARD } from "../engine/pressure.ts";
import type { Branch } from "../grid/route.ts";
import { makeFootprint, makePad, rectangle } from "../testing/random-board.ts";
import { growNet } from "./grow-net.ts";
import { Workbench } from "./workbench.ts";

const SIDE = 12;
const BUDGET = 2_000;

/** A net with as many pads as a supply of a large board, in rows and columns 2 mm apart, and no obstacles. */
function supplyBench(): Workbench {
  const net: Net = { id: netId("gnd"), name: "GND" };
  const places = Array.from({ length: SIDE * SIDE }, (_, index) => [index % SIDE, Math.floor(index / SIDE)] as const);
  const [near, far] = [0, fromMm(2 * SIDE + 2)];
  return new Workbench(
    problemFromBoard({
      ...emptyBoard(2),
      nets: [net],
      footprints: places.map(([x, y], index) =>
        makeFootprint(`U${index}`, { x: fromMm(2 + 2 * x), y: fromMm(2 + 2 * y) }, 0, [
          makePad(`pad${index}`, 0, false, net),
        ]),
      ),
      graphics: [rectangle("outline", { x: near, y: near }, { x: far, y: far })],
    }),
  );
}

/** Grows the net with a budget of node visits a turn; how often the caller got its turn, and the most it was late by. */
function grow(budget: number): { branches: readonly Branch[]; turns: number; late: number; visits: number } {
  const bench = supplyBench();
  const options = { pressure: HARD, viaSteps: 28, margin: 3_000_000, wholeBoard: true };
  const growing = growNet(bench, 0, [], options);
  for (let turns = 0, late = 0; ; turns++) {
    bench.budget = budget;
    const { done, value } = growing.next();
    if (done) return { branches: value.branches, turns, late, visits: bench.spent };
    late = Math.max(late, -bench.budget);
  }
}

describe("the places where a net of many pads can be joined", () => {
  it("cost work, so that the caller has its turn while they are gathered", () => {
    const { branches, turns, late, visits } = grow(BUDGET);
    expect(branches).toHaveLength(SIDE * SIDE - 1);
    // Were only the searches counted, there would be about visits / BUDGET of them.
    expect(turns).toBeGreaterThan((1.3 * visits) / BUDGET);
    expect(late).toBeLessThan(4 * BUDGET);
  });

  it("lead to the same branches whatever the budget of a turn", () => {
    expect(grow(BUDGET).branches).toEqual(grow(Number.POSITIVE_INFINITY).branches);
  });
});
