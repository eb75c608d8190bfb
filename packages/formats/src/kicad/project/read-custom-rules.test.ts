import { expect, test } from "vitest";
import { KICAD_DEFAULT_RULES } from "./kicad-default-rules.ts";
import { readCustomRules } from "./read-custom-rules.ts";

const read = (text: string) => readCustomRules(text, { fileName: "a.kicad_dru", base: KICAD_DEFAULT_RULES });

test("a smallest value for the whole board raises its minimum, never lowers it; the text is kept whole", () => {
  const text = `(version 1)
# (rule "a note" (constraint clearance (min 9mm)))
(rule "fab" (constraint clearance (min 0.13mm)) (constraint hole_size (min 12mil)))
(rule lower (constraint track_width (min 0.1mm)))`;
  const { rules, diagnostics } = read(text);
  expect(diagnostics).toEqual([]);
  expect(rules).toEqual({
    ...KICAD_DEFAULT_RULES,
    minClearance: 130_000,
    minThroughHoleDiameter: 304_800,
    customRules: text,
  });
});

test.each([
  ["a condition", `(rule "x" (condition "A.NetClass == 'HV'") (constraint clearance (min 1mm)))`],
  ["a layer", `(rule "x" (layer outer) (constraint clearance (min 1mm)))`],
  ["a severity", `(rule "x" (severity warning) (constraint clearance (min 1mm)))`],
  ["a largest value", `(rule "x" (constraint track_width (min 0.5mm) (max 1mm)))`],
  ["a constraint of another kind", `(rule "x" (constraint clearance (min 1mm)) (constraint skew (max 1mm)))`],
])("a rule with %s changes nothing and is told", (_, rule) => {
  const { rules, diagnostics } = read(`(version 1)\n${rule}\n(rule "y" (constraint track_width (min 0.01mm)))`);
  expect({ ...rules, customRules: undefined }).toEqual({
    uncheckedRules: ["x"],
    ...KICAD_DEFAULT_RULES,
    customRules: undefined,
  });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'a.kicad_dru: 1 of 2 rules ("x") are kept and written back, but neither applied nor checked. Check the finished board in KiCad.',
  ]);
});

test("a rule that cannot be read is told with its line and applies nothing; the others do", () => {
  const { rules, diagnostics } = read(`(version 1)
(rule "x" (constraint track_width (min 1mm))
  (constraint clearance (min 1)))
(rule "y" (constraint track_width (min 0.3mm)))
(rule "z")`);
  expect(rules).toMatchObject({ minTrackWidth: 300_000, uncheckedRules: ["x", "z"] });
  expect(diagnostics.map(({ message, line, column, code }) => [code, line, column, message])).toEqual([
    ["rules-unreadable", 3, 30, 'Rule "x" is kept but not applied. Line 3, column 30: 1 has no unit.'],
    ["rules-unreadable", 5, 1, 'Rule "z" is kept but not applied. Line 5, column 1: the rule has no constraint.'],
  ]);
});

test("what is wrong outside of the rules is told, and the file counts as not checked", () => {
  const { rules, diagnostics } = read('(version 1) (rule "x" (constraint track_width (min 0.3mm))))');
  expect(rules).toMatchObject({ minTrackWidth: 300_000, uncheckedRules: ["a.kicad_dru"] });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    "a.kicad_dru is kept unchanged. Line 1, column 60: one ) too many. Check the finished board in KiCad.",
  ]);
});

test("an empty file has no rules and nothing wrong", () => {
  expect(read("")).toEqual({ rules: { ...KICAD_DEFAULT_RULES, customRules: "" }, diagnostics: [] });
});

test("of thousands of problems a few are told", () => {
  expect(read("(".repeat(5_000)).diagnostics.length).toBeLessThanOrEqual(20);
  expect(read(`(rule x ${"y ".repeat(5_000)})`).diagnostics.length).toBeLessThanOrEqual(20);
});
