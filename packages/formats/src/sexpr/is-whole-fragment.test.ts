import { expect, test } from "vitest";
import { isWholeFragment } from "./is-whole-fragment.ts";

test.each([
  ["(teardrops (enabled yes))", true],
  ["hide", true],
  ['(name "a ) b")', true],
  [") (net 1", false],
  ["(open", false],
  ["closed)", false],
  ['(name "unclosed)', false],
])("%s among others: %s", (fragment, isWhole) => {
  expect(isWholeFragment("kicad", fragment)).toBe(isWhole);
});

test("what EasyEDA's files brought is never written, whatever it is", () => {
  expect(isWholeFragment("easyeda", ") (")).toBe(true);
});
