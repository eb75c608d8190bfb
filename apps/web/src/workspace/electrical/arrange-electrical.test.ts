import { itemId, sheetId } from "@tracewright/board";
import type { ElectricalFinding } from "@tracewright/checks";
import { expect, it } from "vitest";
import { arrangeElectrical } from "./arrange-electrical.ts";
import type { ElectricalRuleState } from "./electrical-question.ts";

function finding(
  rule: ElectricalFinding["rule"],
  about: string,
  more: Partial<ElectricalFinding> = {},
): ElectricalFinding {
  const item = { id: itemId(about), sheet: sheetId("/"), position: { x: 0, y: 0 }, description: about };
  return {
    ...{ rule, about, key: `${rule} ${about}`, severity: "warning", items: [item], nets: [] },
    message: { kind: "wire-dangling", facts: {} },
    ...more,
  };
}

const RULES: readonly ElectricalRuleState[] = [
  { id: "pin_to_pin", severity: "error" },
  { id: "similar_labels", severity: "warning" },
  { id: "wire_dangling", severity: "error" },
  { id: "four_way_junction", severity: "ignore" },
];
const wordsOf = ({ about }: ElectricalFinding) => about;

it("errors come before warnings; accepted and excluded findings stand by themselves and do not count", () => {
  const findings = [
    finding("pin_to_pin", "A"),
    finding("similar_labels", "B", { accepted: "meant so" }),
    finding("similar_labels", "C", { excluded: {} }),
    finding("wire_dangling", "D", { severity: "error" }),
  ];
  const arranged = arrangeElectrical({ findings, rules: RULES }, { find: "", severity: "all", wordsOf });
  expect(arranged.groups.map(({ rule, findings: own }) => [rule.id, rule.severity, own.length])).toEqual([
    ["wire_dangling", "error", 1],
    ["pin_to_pin", "warning", 1],
  ]);
  expect(arranged.accepted.map(wordsOf)).toEqual(["B"]);
  expect(arranged.excluded.map(wordsOf)).toEqual(["C"]);
  expect(arranged.ignored.map(({ id }) => id)).toEqual(["four_way_junction"]);
  expect(arranged.counts).toEqual({ error: 1, warning: 1 });
});

it("what is looked for, or one severity, hides others and does not change the counts", () => {
  const findings = [finding("pin_to_pin", "SDA"), finding("pin_to_pin", "CLK", { severity: "error" })];
  const looked = arrangeElectrical({ findings, rules: RULES }, { find: "sda", severity: "all", wordsOf });
  expect(looked.groups.flatMap(({ findings: own }) => own.map(wordsOf))).toEqual(["SDA"]);
  const errors = arrangeElectrical({ findings, rules: RULES }, { find: "", severity: "error", wordsOf });
  expect(errors.groups.flatMap(({ findings: own }) => own.map(wordsOf))).toEqual(["CLK"]);
  expect(errors.counts).toEqual({ error: 1, warning: 1 });
});
