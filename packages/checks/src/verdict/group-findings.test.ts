import type { Finding } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { groupFindings } from "./group-findings.ts";

const finding = (rule: string, index: number, more: Partial<Finding> = {}): Finding => ({
  rule,
  severity: "warning",
  message: `${rule} ${index}`,
  items: [],
  nets: [],
  position: { x: 0, y: 0 },
  ...more,
});

describe("groupFindings", () => {
  it("counts the findings of every rule, errors first, and shows all where they are few", () => {
    const silk = [1, 2].map((index) => finding("silk_over_copper", index));
    const short = finding("shorting_items", 1, { severity: "error" });
    expect(groupFindings([...silk, short])).toEqual([
      { rule: "shorting_items", severity: "error", count: 1, shown: [short] },
      { rule: "silk_over_copper", severity: "warning", count: 2, shown: silk },
    ]);
  });

  it("keeps errors and warnings of one rule apart", () => {
    const both = [finding("clearance", 1, { severity: "error" }), finding("clearance", 2)];
    expect(groupFindings(both).map(({ severity, count }) => [severity, count])).toEqual([
      ["error", 1],
      ["warning", 1],
    ]);
  });

  it("shows of thousands the five that lack most, and the first of those that lack nothing measurable", () => {
    const gaps = Array.from({ length: 3000 }, (_, index) =>
      finding("clearance", index, { actual: fromMm(0.2) - ((index * 7919) % 3000), required: fromMm(0.2) }),
    );
    const [group] = groupFindings(gaps);
    expect(group?.count).toBe(3000);
    expect(group?.shown.map(({ actual = 0, required = 0 }) => required - actual)).toEqual([
      2999, 2998, 2997, 2996, 2995,
    ]);
    const silk = Array.from({ length: 11 }, (_, index) => finding("silk_overlap", index));
    expect(groupFindings(silk)[0]?.shown.map(({ message }) => message)).toEqual([
      "silk_overlap 0",
      "silk_overlap 1",
      "silk_overlap 2",
      "silk_overlap 3",
      "silk_overlap 4",
    ]);
  });
});
