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
  ["a largest value", `(rule "x" (constraint track_width (min 0.5mm) (max 1mm)))`],
  ["a kind we do not know", `(rule "x" (constraint clearance (min 1mm)) (constraint skew (max 1mm)))`],
  ["no unit", `(rule "x" (constraint clearance (min 1)))`],
  ["nothing asked", `(rule "x")`],
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

test("a file that cannot be read is kept as it is, and that is told", () => {
  const { rules, diagnostics } = read("(version 1) (rule");
  expect(rules.customRules).toBe("(version 1) (rule");
  expect(diagnostics.map(({ code }) => code)).toEqual(["rules-unreadable"]);
});
