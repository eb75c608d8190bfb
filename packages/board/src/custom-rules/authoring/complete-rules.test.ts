import { describe, expect, it } from "vitest";
import { FUNCTION_NAMES } from "../judging/item-functions.ts";
import { isProperty, PROPERTY_NAMES } from "../judging/item-properties.ts";
import { parseRuleFile } from "../language/parse-rule-file.ts";
import { completeRules } from "./complete-rules.ts";
import type { RuleVocabulary } from "./rule-vocabulary.ts";

const NAMES: RuleVocabulary = {
  nets: ["/usb/D+", "/usb/D-", "GND"],
  netClasses: ["Default", "Power"],
  layers: ["F.Cu", "In1.Cu", "B.Cu", "Front side"],
  areas: ["antenna", "quiet"],
  parts: ["R1", "U1"],
  pads: ["R1-1", "U1-1"],
  componentClasses: ["analog"],
  groups: ["input"],
  sheets: ["/power/"],
  fields: ["MPN"],
  pairs: ["/usb/D"],
};

/** What is offered at the bar in the text, and the word that it takes the place of. */
function at(text: string) {
  const caret = text.indexOf("|");
  const { from, choices } = completeRules(text.replace("|", ""), caret, NAMES);
  return { word: text.slice(from, caret), texts: choices.map((one) => one.text) };
}

describe("completion of custom rules", () => {
  it("offers a whole rule between the rules, which is one that can be read", () => {
    const { texts } = at("(version 1)\n|");
    expect(texts).toHaveLength(1);
    const named = texts[0]!.replace('"")', "\"A.Type == 'Track'\")").replace('""', '"wide"');
    expect(parseRuleFile(named).problems).toEqual([]);
  });

  it("offers what fits in each list", () => {
    expect(at("(|").texts).toEqual(['rule ""', "version 1"]);
    expect(at('(rule "a" (co|').texts).toEqual(["constraint ", 'condition ""']);
    expect(at('(rule "a" (constraint via_|').texts).toEqual(["via_count", "via_dangling", "via_diameter"]);
    expect(at('(rule "a" (constraint clearance (m|').texts).toEqual(["min ", "max "]);
    expect(at('(rule "a" (constraint skew (w|').texts).toEqual(["within_diff_pairs"]);
    expect(at('(rule "a" (constraint disallow via bl|').texts).toEqual(["blind_via"]);
    expect(at('(rule "a" (constraint zone_connection s|').texts).toEqual(["solid", "thermal_reliefs"]);
    expect(at('(rule "a" (severity w|').texts).toEqual(["warning"]);
    expect(at('(rule "a" (layer F|').texts).toEqual(["F.Cu", '"Front side"']);
    expect(at('(rule "a" (layer "In|').texts).toEqual(["inner", "In1.Cu"]);
  });

  it("offers properties and functions of an item, and the names that each of them takes", () => {
    expect(at('(condition "A.Net|')).toEqual({
      word: "Net",
      texts: ["NetName", "NetClass", "hasNetclass('')", "hasExactNetclass('')"],
    });
    expect(at(`(condition "A.NetClass == '|`).texts).toEqual(["Default", "Power"]);
    expect(at(`(condition "A.NetName == 'GND' && B.NetName != '/usb|`)).toEqual({
      word: "/usb",
      texts: ["/usb/D+", "/usb/D-"],
    });
    expect(at(`(condition "A.insideArea('q|`).texts).toEqual(["quiet"]);
    expect(at(`(condition "AB.inDiffPair('|`).texts).toEqual(["/usb/D"]);
    expect(at(`(condition "A.memberOfFootprint('|`).texts).toEqual(["R1", "U1"]);
    expect(at(`(condition "A.getField('|`).texts).toEqual(["MPN"]);
    expect(at(`(condition "A.hasComponentClass('|`).texts).toEqual(["analog"]);
    expect(at(`(condition "A.fromT|`).texts).toEqual(["fromTo('', '')"]);
    expect(at(`(condition "A.fromTo('R1-1', '|`).texts).toEqual(["R1-1", "U1-1"]);
    expect(at(`(condition "A.Type == 'T|`).texts).toEqual(["Track", "Text", "Footprint"]);
    expect(at(`(condition "L == 'B|`).texts).toEqual(["B.Cu"]);
    expect(at('(constraint assertion "A.Wid|').texts).toContain("Width");
    expect(at('(condition "|').texts).toEqual(["A.", "B.", "AB.", "L"]);
  });

  it("offers nothing where anything may be written, and nothing that is written whole", () => {
    expect(at('(rule "po|').texts).toEqual([]);
    expect(at('(rule "a" (constraint clearance (min 0.|').texts).toEqual([]);
    expect(at('(rule "a" (severity warning|').texts).toEqual([]);
    expect(at("# a note |\n").texts).toEqual([]);
  });

  it("names properties and functions that conditions know", () => {
    expect(PROPERTY_NAMES.filter((name) => !isProperty(name))).toEqual([]);
    for (const name of FUNCTION_NAMES)
      expect(parseRuleFile(`(rule a (constraint disallow via) (condition "A.${name}('x')"))`).problems).toEqual([]);
  });
});
