import { expect, it } from "vitest";
import { routingTurns } from "./routing-turns.ts";

const of = (...profiles: ("compact" | "routable" | "orderly")[]) => profiles.map((profile) => ({ profile }));

it("routes the candidate that keeps room for tracks first, and the others in their order with what time is left", () => {
  expect(routingTurns(of("compact", "routable", "orderly"))).toEqual([
    { index: 1, share: 0.5 },
    { index: 0, share: 0.5 },
    { index: 2, share: 1 },
  ]);
});

it("gives all of the time to a candidate that is alone", () => {
  expect(routingTurns(of("compact"))).toEqual([{ index: 0, share: 1 }]);
  expect(routingTurns([])).toEqual([]);
});
