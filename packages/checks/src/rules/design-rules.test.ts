import { expect, it } from "vitest";
import { CHECKED_RULES, PARITY_RULES } from "../findings/rules.ts";
import { DESIGN_RULES, type DesignRule } from "./design-rules.ts";

const BOTH = ["copperPair", "copper", "board"] as const;
const WHOLE = [...BOTH, "whole", "wholeConnections"] as const;
const LIVE = [...BOTH, "holePair", "record", "part", "partPair", "reference", "node", "net", "airwires"] as const;

const has = (rule: DesignRule, forms: readonly (keyof DesignRule)[]) => forms.some((form) => rule[form] !== undefined);

it("the table has a row for every rule that is checked on the board alone, and no other", () => {
  const found = new Set(DESIGN_RULES.flatMap(({ finds }) => finds));
  expect([...found, ...PARITY_RULES].sort()).toEqual([...CHECKED_RULES].sort());
});

it("no rule is left out by the check of the whole board or by the live one", () => {
  expect(DESIGN_RULES.filter((rule) => !has(rule, WHOLE)).map(({ finds }) => finds)).toEqual([]);
  expect(DESIGN_RULES.filter((rule) => !has(rule, LIVE)).map(({ finds }) => finds)).toEqual([]);
});

it("no rule is judged twice by the check of the whole board", () => {
  for (const rule of DESIGN_RULES) {
    const forms = WHOLE.filter((form) => rule[form] !== undefined);
    expect(forms, rule.finds.join()).toHaveLength(1);
  }
});
