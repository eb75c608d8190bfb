import { fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { emptyBoard } from "../records/default-board.ts";
import { fabRulesFor } from "../records/fab-rules.ts";
import { itemId } from "../records/ids.ts";
import { aVia } from "../testing/index.ts";
import { compareWithFab, viasBelowClass } from "./rules-below-fab.ts";

const board = emptyBoard();
const [base] = board.rules.netClasses;
const withRules = (change: Partial<typeof board.rules>) => ({ ...board, rules: { ...board.rules, ...change } });

it("names the project's own rules that fall below what a fab makes, and no other", () => {
  const fab = fabRulesFor("jlcpcb", 2);
  // The router may go to 0.025 mm from an edge that the fab keeps 0.3 mm free.
  const near = compareWithFab(withRules({ copperToEdge: fromMm(0.025) }), fab);
  expect(near.find(({ length }) => length === "copperToEdge")).toEqual({
    length: "copperToEdge",
    own: fromMm(0.025),
    fab: fromMm(0.3),
    isBelow: true,
  });
  const netClasses = [{ ...base!, trackWidth: fromMm(0.1), diffPairWidth: fromMm(0.2) }];
  const thin = compareWithFab(withRules({ minTrackWidth: fromMm(0.09), netClasses }), fab);
  expect(thin.find(({ length }) => length === "track")).toMatchObject({ own: fromMm(0.1), isBelow: true });
  const kept = compareWithFab(withRules({ minTrackWidth: fromMm(0.13), netClasses }), fab);
  expect(kept.find(({ length }) => length === "track")).toMatchObject({ own: fromMm(0.13), isBelow: false });
});

it("counts vias of 0.5/0.3 mm where the net class asks 0.8/0.4 mm", () => {
  const via = (name: string, diameter: number, drill: number) =>
    aVia({
      id: itemId(name),
      position: { x: 0, y: 0 },
      diameter: fromMm(diameter),
      drill: fromMm(drill),
    });
  const netClasses = [{ ...base!, viaDiameter: fromMm(0.8), viaDrill: fromMm(0.4) }];
  const vias = [via("a", 0.5, 0.3), via("b", 0.8, 0.4), via("c", 0.8, 0.3)];
  expect(viasBelowClass({ ...withRules({ netClasses }), vias })).toBe(2);
});

it("takes a custom rule for the value that it replaces", () => {
  const fab = fabRulesFor("jlcpcb", 2);
  const own = (customRules: string, minClearance: number) =>
    compareWithFab(withRules({ customRules, minClearance: fromMm(minClearance) }), fab).find(
      ({ length }) => length === "space",
    );
  expect(own("(rule all (constraint clearance (min 0.4mm)))", 0.05)).toMatchObject({
    own: fromMm(0.4),
    isBelow: false,
  });
  expect(own("(rule all (constraint clearance (min 0.05mm)))", 0.3)).toMatchObject({
    own: fromMm(0.05),
    isBelow: true,
  });
  const some = `(rule wide (condition "A.NetName == 'HV'") (constraint clearance (min 2mm)))`;
  expect(own(some, 0.05)).toMatchObject({ own: base!.clearance });
  const narrow = `(rule bga (condition "A.memberOfFootprint('U1')") (constraint clearance (min 0.06mm)))`;
  expect(own(narrow, 0.3)).toMatchObject({ own: fromMm(0.06), isBelow: true });
});
