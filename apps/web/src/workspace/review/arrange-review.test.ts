import type { ReviewFinding } from "@tracewright/checks";
import { expect, it } from "vitest";
import { arrangeReview } from "./arrange-review.ts";
import type { ReviewedRule } from "./review-question.ts";

function finding(rule: ReviewFinding["rule"], about: string, more: Partial<ReviewFinding> = {}): ReviewFinding {
  return {
    rule,
    severity: rule === "long-detour" ? "note" : "warning",
    key: `${rule} ${about}`,
    about,
    message: { kind: "no-test-point", facts: { net: about } },
    position: { x: 0, y: 0 },
    items: [],
    nets: [],
    ...more,
  };
}

const RULES: readonly ReviewedRule[] = [
  { id: "long-detour", severity: "note", source: "" },
  { id: "plane-cut", severity: "warning", source: "" },
  { id: "sharp-corner", severity: "ignore", source: "" },
];
const wordsOf = ({ about }: ReviewFinding) => about;

it("warnings come before notes, accepted ones by themselves, and rules that are left out are named", () => {
  const findings = [
    finding("long-detour", "A"),
    finding("plane-cut", "B"),
    finding("plane-cut", "C", { accepted: "no other way" }),
  ];
  const arranged = arrangeReview({ number: 1, findings, rules: RULES }, { find: "", severity: "all", wordsOf });
  expect(arranged.groups.map(({ rule, findings: own }) => [rule.id, own.length])).toEqual([
    ["plane-cut", 1],
    ["long-detour", 1],
  ]);
  expect(arranged.accepted.map(({ about }) => about)).toEqual(["C"]);
  expect(arranged.ignored.map(({ id }) => id)).toEqual(["sharp-corner"]);
  expect(arranged.counts).toEqual({ error: 0, warning: 1, note: 1 });
});

it("what is looked for hides others, and does not change the counts", () => {
  const findings = [finding("plane-cut", "SDA"), finding("plane-cut", "CLK")];
  const { groups, counts } = arrangeReview(
    { number: 1, findings, rules: RULES },
    { find: "clk", severity: "all", wordsOf },
  );
  expect(groups.flatMap(({ findings: own }) => own.map(({ about }) => about))).toEqual(["CLK"]);
  expect(counts.warning).toBe(2);
});

it("findings of one severity alone are shown where that is chosen", () => {
  const findings = [finding("plane-cut", "A"), finding("long-detour", "B")];
  const { groups, counts } = arrangeReview(
    { number: 1, findings, rules: RULES },
    { find: "", severity: "warning", wordsOf },
  );
  expect(groups.map(({ rule }) => rule.id)).toEqual(["plane-cut"]);
  expect(counts.note).toBe(1);
});
