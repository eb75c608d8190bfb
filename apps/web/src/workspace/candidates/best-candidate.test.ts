import { expect, it } from "vitest";
import type { RunResult } from "../../open-project/run-view.ts";
import { bestCandidate } from "./best-candidate.ts";

type Placement = NonNullable<RunResult["placement"]>;

const candidate = (after: number, trialOpen?: number): { placement: Placement } => ({
  placement: { errors: { before: 4, after }, metrics: { ...(trialOpen !== undefined && { trialOpen }) } } as Placement,
});

it("offers the candidate with the fewest errors first, then the one whose trial leaves the fewest connections open", () => {
  expect(bestCandidate([candidate(8, 5), candidate(6, 2), candidate(4, 3)])).toBe(2);
  expect(bestCandidate([candidate(4, 5), candidate(4, 2), candidate(6, 0)])).toBe(1);
});

it("takes any trial over none, and the first of equals", () => {
  expect(bestCandidate([candidate(0), candidate(0, 7)])).toBe(1);
  expect(bestCandidate([candidate(0, 1), candidate(0, 1), candidate(0, 1)])).toBe(0);
  expect(bestCandidate([])).toBe(0);
});

it("breaks a tie of open connections by vias", () => {
  const tried = (trialVias: number) => ({
    placement: { errors: { before: 0, after: 0 }, metrics: { trialOpen: 0, trialVias } } as unknown as Placement,
  });
  expect(bestCandidate([tried(20), tried(12), tried(12)])).toBe(1);
});
