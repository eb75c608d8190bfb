import { expect, test } from "vitest";
import { KICAD_DEFAULT_RULES } from "./kicad-default-rules.ts";
import { readCustomRules } from "./read-custom-rules.ts";

const read = (text: string) => readCustomRules(text, { fileName: "a.kicad_dru", base: KICAD_DEFAULT_RULES });

test("a smallest value for the whole board raises its minimum, never lowers it; the text is kept whole", () => {
  const text = `(version 1)
# (rule "a note" (constraint clearance (min 9mm)))
(rule "fab" (constraint via_diameter (min 0.3mm)) (constraint hole_size (min 12mil)))
(rule lower (constraint track_width (min 0.1mm)))`;
  const { rules, diagnostics } = read(text);
  expect(diagnostics).toEqual([]);
  expect(rules).toEqual({
    ...KICAD_DEFAULT_RULES,
    minViaDiameter: Math.max(300_000, KICAD_DEFAULT_RULES.minViaDiameter),
    minThroughHoleDiameter: 304_800,
    customRules: text,
  });
});

test.each([
  ["a condition about nets", `(rule "x" (condition "A.NetClass == 'HV'") (constraint clearance (min 1mm)))`],
  ["a layer", `(rule "x" (layer outer) (condition "A.NetClass == 'HV'") (constraint clearance (min 1mm)))`],
  ["a place", `(rule "x" (condition "A.insideArea('a')") (constraint clearance (min 1mm)))`],
  ["a largest value", `(rule "x" (constraint track_width (min 0.5mm) (max 1mm)))`],
])("a rule with %s is obeyed, and nothing is said", (_, rule) => {
  const { rules, diagnostics } = read(`(version 1)\n${rule}`);
  expect({ ...rules, customRules: undefined }).toEqual({ ...KICAD_DEFAULT_RULES, customRules: undefined });
  expect(diagnostics).toEqual([]);
});

test.each([
  ["a length", `(rule "x" (condition "A.NetName == 'CLK'") (constraint length (max 40mm)))`],
  ["the filling of zones", `(rule "x" (constraint hole_to_hole (min 1mm)) (constraint disallow zone track))`],
])("a rule about %s is checked, and the router's ignorance is told", (_, rule) => {
  const { rules, diagnostics } = read(`(version 1)\n${rule}\n(rule "y" (constraint track_width (min 0.01mm)))`);
  expect(rules.uncheckedRules).toBeUndefined();
  expect(diagnostics.map(({ severity, message }) => [severity, message])).toEqual([
    [
      "info",
      'a.kicad_dru: 1 of 2 rules ("x") are checked, but the router does not know them: what it breaks is a finding.',
    ],
  ]);
});

test.each([
  [
    "a constraint that is not checked",
    `(constraint clearance (min 1mm)) (constraint solder_mask_sliver (min 1mm))`,
    '"solder_mask_sliver" is not checked here',
  ],
  [
    "a property that is not known",
    `(condition "A.Mood == 'good'") (constraint clearance (min 1mm))`,
    "A.Mood is not known here",
  ],
  [
    "a function that is not known",
    `(condition "A.feels('good')") (constraint clearance (min 1mm))`,
    "A.feels() is not known here",
  ],
  [
    "classes of parts that the board does not say",
    `(condition "A.hasComponentClass('a')") (constraint clearance (min 1mm))`,
    "A.hasComponentClass() needs component classes of KiCad 9, and this board does not have all of them",
  ],
  [
    "an argument too few",
    `(condition "A.insideArea()") (constraint clearance (min 1mm))`,
    "A.insideArea() takes other arguments",
  ],
  ["a delay", `(constraint length (max 10ps))`, '"length (ps)" is not checked here'],
])("a rule with %s is not obeyed in any part and told", (_, rule, why) => {
  const { rules, diagnostics } = read(`(version 1)\n(rule "x" ${rule})`);
  expect(rules.uncheckedRules).toEqual(["x"]);
  expect(diagnostics.map(({ code, line, message }) => [code, line, message])).toEqual([
    ["rules-not-obeyed", 2, `Rule "x" is kept but not checked. Line 2: ${why}. Check the finished board in KiCad.`],
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
