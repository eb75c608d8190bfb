import { expect, test } from "vitest";
import { formatSExpression, type Written } from "./format-s-expression.ts";
import { parseSExpression } from "./parse-s-expression.ts";

const corners = (count: number): Written => [
  "pts",
  ...Array.from({ length: count }, (_, x): Written => ["xy", `${x}.5`, "7"]),
];

test("lists below the break depth share a line", () => {
  expect(formatSExpression(["zone", ["filled_polygon", corners(3)]], 1)).toBe(
    "(zone\n  (filled_polygon (pts (xy 0.5 7) (xy 1.5 7) (xy 2.5 7)))\n)\n",
  );
});

test("no line gets so long that KiCad refuses the file, and nothing is lost on the way", () => {
  const text = formatSExpression(["zone", ["filled_polygon", corners(80_000)]], 1);
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(1_000_000);
  expect(text.match(/\(xy /g)).toHaveLength(80_000);
  expect("tree" in parseSExpression(text)).toBe(true);
});
