import { expect, test } from "vitest";
import { isWholeFragment } from "./is-whole-fragment.ts";

test.each([
  ["(teardrops (enabled yes))", true],
  ["hide", true],
  ['(name "a ) b")', true],
  ['(name "a \\" ) b" "" c)', true],
  [") (net 1", false],
  ["(open", false],
  ["closed)", false],
  ['(name "unclosed)', false],
  ['word" ) "', false],
  ['"text") (net "1"', false],
  ['"a\\" ) (', false],
  ["(".repeat(1001) + ")".repeat(1001), false],
])("%s among others: %s", (fragment, isWhole) => {
  expect(isWholeFragment("kicad", fragment)).toBe(isWhole);
});

test("what EasyEDA's files brought is never written, whatever it is", () => {
  expect(isWholeFragment("easyeda", ") (")).toBe(true);
});

test("a megabyte of quotes takes no longer than its letters", () => {
  expect(isWholeFragment("kicad", '"\\'.repeat(500_000))).toBe(false);
  expect(isWholeFragment("kicad", '"" '.repeat(300_000))).toBe(true);
});
