import type { PlacementPlace } from "@tracewright/placement";
import { expect, it } from "vitest";
import { addSample, curveOf, type Sample } from "./annealing-history.ts";

function place(moves: number, rest: Partial<PlacementPlace> = {}): PlacementPlace {
  const terms = { wires: 0, groups: 0, nearness: 0, places: 0, crowding: 0, rows: 0, crossings: 0, aversion: 0 };
  return {
    stage: "improve",
    round: 0,
    task: 0,
    tasks: 3,
    profile: "compact",
    moves,
    most: 100,
    annealing: { temperature: 100 - moves, window: 1, acceptance: 0.5, cost: 100 - moves, terms, best: undefined },
    ...rest,
  };
}

it("adds looks to the curve of a layout, begins anew with another one, and draws nothing twice", () => {
  let history: readonly Sample[] = [];
  for (const moves of [10, 20, 20, 30]) history = addSample(history, place(moves));
  expect(history.map(({ moves }) => moves)).toEqual([10, 20, 30]);
  expect(addSample(history, place(40, { task: 1 })).map(({ moves }) => moves)).toEqual([40]);
  expect(addSample(history, place(40, { annealing: undefined }))).toBe(history);
});

it("thins a long curve instead of forgetting how it began", () => {
  let history: readonly Sample[] = [];
  for (let moves = 1; moves <= 2_000; moves += 1) history = addSample(history, place(moves));
  expect(history.length).toBeLessThanOrEqual(600);
  expect(history[0]?.moves).toBeLessThan(100);
  expect(history.at(-1)?.moves).toBe(2_000);
});

it("draws a curve from its highest value at the top to its lowest at the bottom, and leaves gaps out", () => {
  const box = { most: 100, width: 200, height: 50, value: ({ cost }: Sample) => (cost === 75 ? undefined : cost) };
  const samples = [0, 25, 50].reduce((history: readonly Sample[], moves) => addSample(history, place(moves + 0.1)), []);
  expect(curveOf(samples, box)).toBe("0.2,0.0 50.2,25.0 100.2,50.0");
  expect(curveOf(samples.slice(0, 1), box)).toBe("");
});
