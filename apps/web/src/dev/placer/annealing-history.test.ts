import type { PlacementPlace } from "@tracewright/placement";
import { expect, it } from "vitest";
import { type AnnealingHistory, addSample, curveOf, type Sample, samplesOf } from "./annealing-history.ts";

function place(moves: number, rest: Partial<PlacementPlace> = {}): PlacementPlace {
  const terms = {
    wires: 0,
    groups: 0,
    nearness: 0,
    places: 0,
    crowding: 0,
    rows: 0,
    likeness: 0,
    crossings: 0,
    aversion: 0,
  };
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

const EMPTY: AnnealingHistory = new Map();
const movesOf = (history: AnnealingHistory, of: PlacementPlace) => samplesOf(history, of).map(({ moves }) => moves);

it("adds looks to the curve of each layout by itself, and draws nothing twice", () => {
  let history = EMPTY;
  for (const moves of [10, 20, 20, 30]) history = addSample(history, place(moves));
  history = addSample(history, place(5, { task: 1 }));
  history = addSample(history, place(40));
  expect(movesOf(history, place(0))).toEqual([10, 20, 30, 40]);
  expect(movesOf(history, place(0, { task: 1 }))).toEqual([5]);
  expect(movesOf(history, place(0, { stage: "starts" }))).toEqual([]);
  expect(addSample(history, place(50, { annealing: undefined }))).toBe(history);
});

it("thins a long curve instead of forgetting how it began", () => {
  let history = EMPTY;
  for (let moves = 1; moves <= 2_000; moves += 1) history = addSample(history, place(moves));
  const moves = movesOf(history, place(0));
  expect(moves.length).toBeLessThanOrEqual(600);
  expect(moves[0]).toBeLessThan(100);
  expect(moves.at(-1)).toBe(2_000);
});

it("draws a curve from its highest value at the top to its lowest at the bottom, and leaves gaps out", () => {
  const box = { most: 100, width: 200, height: 50, value: ({ cost }: Sample) => (cost === 40 ? undefined : cost) };
  const samples = [0, 25, 50, 60].map((moves) => ({ moves, temperature: 1, acceptance: 1, cost: 100 - moves }));
  expect(curveOf(samples, box)).toBe("0.0,0.0 50.0,25.0 100.0,50.0");
  expect(curveOf(samples.slice(0, 1), box)).toBe("");
});
