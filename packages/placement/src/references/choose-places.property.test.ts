import { type Box, boxDistance } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choosePlaces, NOWHERE, type TextRequest } from "./choose-places.ts";

const GAP = 1;
const STEPS = 100_000;

const requests = fc
  .array(
    fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 30 }),
        y: fc.integer({ min: 0, max: 12 }),
        cost: fc.integer({ min: 0, max: 9 }),
      }),
      { maxLength: 4 },
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((texts) =>
    texts.map(
      (offers): TextRequest => ({
        offers: offers
          .map(({ x, y, cost }) => ({ box: { minX: x, minY: y, maxX: x + 6, maxY: y + 3 }, cost }))
          .sort((a, b) => a.cost - b.cost),
        nowhere: 20,
      }),
    ),
  );

function boxesOf(texts: readonly TextRequest[], choice: ArrayLike<number>): Box[] {
  return texts.flatMap(({ offers }, text) => offers[choice[text]!]?.box ?? []);
}

function isFree(boxes: readonly Box[]): boolean {
  return boxes.every((box, index) => boxes.slice(index + 1).every((other) => boxDistance(box, other) >= GAP));
}

function costOf(texts: readonly TextRequest[], choice: ArrayLike<number>): number {
  return texts.reduce((sum, { offers, nowhere }, text) => sum + (offers[choice[text]!]?.cost ?? nowhere), 0);
}

/** The least that any choice costs, by trying all. */
function leastCost(texts: readonly TextRequest[], choice: number[] = []): number {
  if (choice.length === texts.length)
    return isFree(boxesOf(texts, choice)) ? costOf(texts, choice) : Number.POSITIVE_INFINITY;
  const offers = texts[choice.length]!.offers.map((_, offer) => offer);
  return Math.min(...[NOWHERE, ...offers].map((offer) => leastCost(texts, [...choice, offer])));
}

describe("choosing places for texts", () => {
  it("puts no two texts on one another, however many want one place", () => {
    fc.assert(
      fc.property(requests, (texts) => {
        expect(isFree(boxesOf(texts, choosePlaces(texts, { gap: GAP, steps: STEPS })))).toBe(true);
      }),
    );
  });

  it("is within a tenth of the best there is, all boards together", () => {
    let [chosen, best] = [0, 0];
    fc.assert(
      fc.property(requests, (texts) => {
        const cost = costOf(texts, choosePlaces(texts, { gap: GAP, steps: STEPS }));
        const least = leastCost(texts);
        chosen += cost;
        best += least;
        expect(cost).toBeGreaterThanOrEqual(least);
      }),
      { numRuns: 60, seed: 7 },
    );
    expect(chosen).toBeLessThanOrEqual(best * 1.1);
  });

  it("lets three texts give way one after another so that the fourth has a place", () => {
    const at = (x: number, cost: number) => ({ box: { minX: x, minY: 0, maxX: x + 6, maxY: 3 }, cost });
    // In a row each likes the place of the one before it best, and the last can go on alone.
    const texts: TextRequest[] = [
      { offers: [at(0, 0)], nowhere: 20 },
      { offers: [at(0, 0), at(10, 1)], nowhere: 20 },
      { offers: [at(10, 0), at(20, 1)], nowhere: 20 },
      { offers: [at(20, 0), at(30, 1)], nowhere: 20 },
    ];
    expect([...choosePlaces(texts, { gap: GAP, steps: STEPS })]).toEqual([0, 1, 1, 1]);
  });

  it("stops looking where its steps end, with what it has", () => {
    const offers = Array.from({ length: 50 }, (_, x) => ({ box: { minX: x, minY: 0, maxX: x + 6, maxY: 3 }, cost: x }));
    const texts = Array.from({ length: 30 }, () => ({ offers, nowhere: 100 }));
    expect(isFree(boxesOf(texts, choosePlaces(texts, { gap: GAP, steps: 10 })))).toBe(true);
  });
});
