import fc from "fast-check";
import { expect, test } from "vitest";
import { type Arrow, nextInDirection } from "./next-in-direction.ts";

/** Three to a line; the last line has two. */
const GRID = Array.from({ length: 8 }, (_, index) => ({ left: 300 * (index % 3), top: 240 * Math.floor(index / 3) }));
const LIST = Array.from({ length: 4 }, (_, index) => ({ left: 76, top: 61 * index }));

test.each([
  [0, "ArrowRight", 1],
  [2, "ArrowRight", undefined],
  [3, "ArrowLeft", undefined],
  [1, "ArrowDown", 4],
  [5, "ArrowDown", 7],
  [7, "ArrowUp", 4],
  [0, "ArrowUp", undefined],
] as const)("in a grid of three columns, %s from %s leads to %s", (from, arrow, to) => {
  expect(nextInDirection(GRID, from, arrow)).toBe(to);
});

test("in a list up and down lead to the neighbours, left and right nowhere", () => {
  expect([nextInDirection(LIST, 1, "ArrowDown"), nextInDirection(LIST, 1, "ArrowUp")]).toEqual([2, 0]);
  expect([nextInDirection(LIST, 1, "ArrowLeft"), nextInDirection(LIST, 1, "ArrowRight")]).toEqual([
    undefined,
    undefined,
  ]);
});

test("every card of every grid is reached from the first by arrow keys", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 6 }), (count, columns) => {
      const places = Array.from({ length: count }, (_, index) => ({
        left: 300 * (index % columns),
        top: 240 * Math.floor(index / columns),
      }));
      const reached = new Set([0]);
      for (const from of reached)
        for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] satisfies Arrow[]) {
          const to = nextInDirection(places, from, arrow);
          if (to !== undefined) reached.add(to);
        }
      expect(reached.size).toBe(count);
    }),
    { numRuns: 100 },
  );
});
