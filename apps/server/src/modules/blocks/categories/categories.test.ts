import { evaluateParameters } from "@tracewright/blocks";
import { expect, test } from "vitest";
import { CATEGORIES, findCategory, keysWithin } from "./categories.ts";

test("there are 12 categories with some 45 within them, each key once and each name in both languages", () => {
  const all = CATEGORIES.flatMap((root) => [root, ...root.children]);
  expect(CATEGORIES).toHaveLength(12);
  expect(all.length - 12).toBeGreaterThanOrEqual(45);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  for (const { name, koreanName } of all) expect([name, koreanName].every((text) => text.trim() !== "")).toBe(true);
});

test("the parameters that a category offers are ones that a block may have", () => {
  for (const { children } of CATEGORIES)
    for (const { parameters } of children) expect(evaluateParameters(parameters).findings).toEqual([]);
});

test("a category is found by its key alone, and a root stands for those within it", () => {
  expect(findCategory("supply-buck")?.root.key).toBe("supply");
  expect(findCategory("constructor")).toBeUndefined();
  expect(keysWithin("clock")).toEqual(["clock", "clock-crystal", "clock-oscillator"]);
  expect(keysWithin("clock-crystal")).toEqual(["clock-crystal"]);
});
