import { describe, expect, it } from "vitest";
import { inEnglish } from "../../remarks/remark-words.ts";
import { formatExpression } from "./format-expression.ts";
import { parseRuleFile } from "./parse-rule-file.ts";

const read = (text: string) => {
  const file = parseRuleFile(text);
  return { ...file, problems: file.problems.map(({ words, ...more }) => ({ ...more, message: inEnglish(words) })) };
};

const mm = (value: number) => ({ amount: Math.round(value * 1_000_000), unit: "nm" });

describe("a file of custom rules", () => {
  it("gives every part of a rule, with its place", () => {
    const { version, rules, problems } = read(`(version 1)
# (rule "a note" (constraint clearance (min 9mm)))
(rule HV
   # wider outside
   (layer outer)
   (severity warning)
   (condition "A.NetClass == 'HV' && A.Name != \\"x\\"")
   (constraint clearance (min 1.5mm) (opt "1.5mm + 2.0mm") (max 1in)))
(rule "all kinds"
   (constraint disallow track via "micro_via")
   (constraint zone_connection thermal_reliefs)
   (constraint min_resolved_spokes 3)
   (constraint skew (max 12mil) (within_diff_pairs))
   (constraint via_count (max 2))
   (constraint mechanical_hole_clearance (min 0))
   (constraint assertion "A.Width == 0.2mm")
   (constraint length (min 10ps) (max 12.5ps)))`);
    expect(problems).toEqual([{ place: { line: 7, column: 48 }, message: 'unexpected """', rule: 0 }]);
    expect(version).toBe(1);
    expect(rules[0]).toMatchObject({
      name: "HV",
      place: { line: 3, column: 1 },
      layer: "outer",
      severity: "warning",
      constraints: [{ kind: "clearance", min: mm(1.5), opt: mm(3.5), max: mm(25.4) }],
    });
    expect(rules[1]?.constraints).toMatchObject([
      { kind: "disallow", items: ["track", "via", "micro_via"] },
      { kind: "zone_connection", connection: "thermal_reliefs" },
      { kind: "min_resolved_spokes", count: 3 },
      { kind: "skew", max: { amount: 304_800, unit: "nm" }, withinDiffPairs: true },
      { kind: "via_count", max: { amount: 2, unit: "count" } },
      { kind: "physical_hole_clearance", min: mm(0) },
      { kind: "assertion" },
      { kind: "length", min: { amount: 10_000, unit: "fs" }, max: { amount: 12_500, unit: "fs" } },
    ]);
  });

  it("reads a condition over several lines, and names the line of what is wrong in it", () => {
    const text = `(version 1)\n(rule x (constraint clearance (min 1mm))\n  (condition "A.NetClass == 'a'\n    || B.NetClass = 'a'"))`;
    expect(read(text).problems).toEqual([{ place: { line: 4, column: 19 }, message: 'unexpected "="', rule: 0 }]);
    const [rule] = parseRuleFile(text.replace("= 'a'\"", "== 'a'\"")).rules;
    expect(rule?.condition && formatExpression(rule.condition)).toBe("(A.NetClass == 'a') || (B.NetClass == 'a')");
  });

  it.each([
    ["(rule x (constraint clearance (min 1)))", "1 has no unit", 35],
    ["(rule x (constraint clearance (min 2ps)))", "2ps has the wrong unit", 35],
    ["(rule x (constraint clearance (min)))", "a value is missing", 34],
    ["(rule x (constraint clearance))", 'constraint "clearance" has no value', 29],
    ["(rule x (constraint warp (min 1mm)))", 'constraint "warp" is unknown', 20],
    ["(rule x (constraint clearance (least 1mm)))", '"least" is not one of min, opt, max', 31],
    [
      "(rule x (constraint disallow tracks))",
      '"tracks" is not one of track, via, through_via, blind_via, buried_via, micro_via, pad, zone, text, graphic, hole, footprint',
      29,
    ],
    [
      "(rule x (colour red) (constraint disallow via))",
      '"colour" is not one of constraint, condition, layer, severity',
      9,
    ],
    ["(rule x (severity bad) (constraint disallow via))", '"bad" is not one of ignore, warning, error, exclusion', 18],
    ['(rule x (condition "") (constraint disallow via))', "the condition is empty", 19],
    ["(rule x)", "the rule has no constraint", 0],
    ["(rule x (constraint disallow via)", "missing )", 33],
    ["(rule x (constraint disallow via)))", "one ) too many", 34],
    ["(rules)", '"rules" is neither a rule nor the version', 1],
    ['(rule x (constraint disallow via)) "x', 'a quotation mark " is not closed', 35],
  ])("%s: the problem and its column", (text, message, offset) => {
    const { problems } = read(text);
    expect(problems.map((problem) => problem.message)).toContain(message);
    expect(problems.find((problem) => problem.message === message)?.place).toEqual({ line: 1, column: offset + 1 });
  });

  it("reads the rules beside one that is wrong, and says which that is", () => {
    const { rules, problems } = read(
      `(rule a (constraint disallow via)) (rule b (constraint warp (min (x) 1mm))) (rule c (constraint disallow pad))`,
    );
    expect(rules.map(({ name }) => name)).toEqual(["a", "b", "c"]);
    expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set([1]));
  });

  it("has no rules and no problems where the file is empty", () => {
    expect(parseRuleFile("")).toEqual({ rules: [], problems: [] });
    expect(parseRuleFile("\n# nothing\n")).toEqual({ rules: [], problems: [] });
  });

  it("stops at its limits", () => {
    expect(parseRuleFile("(".repeat(100_000)).problems.length).toBeLessThanOrEqual(202);
    expect(parseRuleFile(")".repeat(100_000)).problems.length).toBeLessThanOrEqual(202);
    const many = read("(rule x (constraint disallow via))".repeat(3_000));
    expect(many.rules).toHaveLength(2_000);
    expect(many.problems.map(({ message }) => message)).toEqual(["the rest of the file is not read"]);
  });
});
