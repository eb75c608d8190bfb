import fc from "fast-check";
import { expect, test } from "vitest";
import { endOfGrace, nextTryAt, type PlanFacts, planStep } from "./plan-step.ts";

const END = new Date("2026-05-31T15:00:00Z");
const DAY = 86_400_000;
const after = (days: number) => new Date(END.getTime() + days * DAY);
const ACTIVE: PlanFacts = {
  state: "ACTIVE",
  renewal: "AUTO",
  periodEnd: END,
  needsConsent: false,
  purchase: "NONE",
  isUndecided: false,
  refused: [],
};
const step = (facts: Partial<PlanFacts>, days: number) => {
  const { kind, ...more } = planStep({ ...ACTIVE, ...facts }, after(days));
  return [kind, ...Object.values(more)].join(" ");
};

/** Rows: facts; columns: days after the end of the period. */
const TABLE: readonly (readonly [Partial<PlanFacts>, Readonly<Record<number, string>>])[] = [
  [{ state: "FREE" }, { [-1]: "wait", 0: "wait", 9: "wait" }],
  [{ state: "ENDED" }, { [-1]: "wait", 0: "wait", 9: "wait" }],
  [
    {},
    {
      [-15]: "wait",
      [-0.001]: "wait",
      0: "charge 0",
      2: "charge 1",
      4.9: "charge 2",
      6.9: "charge 3",
      7: "end NOT_PAID",
    },
  ],
  [{ refused: [0] }, { 0: "fall-due", 1: "fall-due", 7: "end NOT_PAID" }],
  [
    { state: "PAST_DUE", purchase: "OPEN", refused: [0] },
    { 0: "wait", 0.999: "wait", 1: "charge 1", 3: "charge 2", 5: "charge 3", 6.999: "charge 3", 7: "end NOT_PAID" },
  ],
  [
    { state: "PAST_DUE", purchase: "OPEN", refused: [0, 1, 2, 3] },
    { 5: "wait", 6.9: "wait", 7: "end NOT_PAID" },
  ],
  [
    { state: "PAST_DUE", purchase: "OPEN", refused: [0], isUndecided: true },
    { 1: "wait", 7: "wait", 30: "wait" },
  ],
  [
    { state: "PAST_DUE", purchase: "PAID", refused: [0] },
    { 0.5: "begin", 6: "begin" },
  ],
  [{ state: "PAST_DUE", purchase: "OPEN", renewal: "NONE", refused: [0] }, { 0.5: "end ENDED" }],
  // The card was removed: it can be paid on a page until the plan ends.
  [
    { state: "PAST_DUE", purchase: "OPEN", renewal: "MANUAL", refused: [0] },
    { 1: "wait", 6.9: "wait", 7: "end NOT_PAID" },
  ],
  [{ renewal: "MANUAL" }, { [-14.001]: "wait", [-14]: "ask", [-0.001]: "ask", 0: "end NOT_PAID" }],
  [
    { renewal: "MANUAL", purchase: "OPEN" },
    { [-14]: "wait", [-1]: "wait", 0: "end NOT_PAID" },
  ],
  [
    { renewal: "MANUAL", purchase: "OPEN", isUndecided: true },
    { 0: "wait", 8: "wait" },
  ],
  [
    { renewal: "MANUAL", purchase: "PAID" },
    { [-14]: "wait", [-0.001]: "wait", 0: "begin", 3: "begin" },
  ],
  [{ renewal: "NONE" }, { [-14]: "wait", [-0.001]: "wait", 0: "end ENDED" }],
  // What was paid before the plan was ended is given.
  [
    { renewal: "NONE", purchase: "PAID" },
    { [-1]: "wait", 0: "begin" },
  ],
  [{ needsConsent: true }, { [-14]: "wait", [-0.001]: "wait", 0: "end NO_CONSENT" }],
  [
    { renewal: "MANUAL", needsConsent: true },
    { [-14]: "wait", 0: "end NO_CONSENT" },
  ],
];

test("each state of a plan leads to the step that the table says, on each day", () => {
  const said = TABLE.map(([facts, steps]) => [
    facts,
    Object.fromEntries(Object.keys(steps).map((days) => [days, step(facts, Number(days))])),
  ]);
  expect(said).toEqual(TABLE);
});

test("no plan is charged without consent, while an outcome is open, after seven days, or twice for one try", () => {
  const facts = fc.record<PlanFacts>({
    state: fc.constantFrom("FREE", "ACTIVE", "PAST_DUE", "ENDED"),
    renewal: fc.constantFrom("AUTO", "MANUAL", "NONE"),
    periodEnd: fc.constant(END),
    needsConsent: fc.boolean(),
    purchase: fc.constantFrom("NONE", "OPEN", "PAID"),
    isUndecided: fc.boolean(),
    refused: fc.subarray([0, 1, 2, 3]),
  });
  let charges = 0;
  fc.assert(
    fc.property(facts, fc.integer({ min: -72, max: 240 }), (some, hours) => {
      const days = hours / 24;
      const next = planStep(some, after(days));
      if (next.kind === "begin") expect(some.purchase === "PAID" && days >= 0).toBe(true);
      if (next.kind !== "charge") return;
      charges++;
      expect(some).toMatchObject({ renewal: "AUTO", isUndecided: false });
      expect(some.state === "ACTIVE" ? some.needsConsent : false).toBe(false);
      expect(["NONE", "OPEN"]).toContain(some.purchase);
      expect(some.refused).not.toContain(next.attempt);
      expect(days).toBeGreaterThanOrEqual(0);
      expect(days).toBeLessThan(7);
    }),
    { numRuns: 10_000 },
  );
  expect(charges).toBeGreaterThan(50);
});

test("the tries come on days 0, 1, 3 and 5, and the plan ends on day 7", () => {
  expect([-1, 0, 1, 2, 3, 4].map((days) => nextTryAt(ACTIVE, after(days)))).toEqual([0, 1, 3, 3, 5, 5].map(after));
  expect(nextTryAt(ACTIVE, after(5))).toBeUndefined();
  expect(endOfGrace(ACTIVE)).toEqual(after(7));
});
