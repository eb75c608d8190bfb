import { DEFAULT_RULES, type Finding } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { describeFindings, summarizeFindings } from "./describe-findings.ts";

const findings = (rule: string, count: number, severity: Finding["severity"]) =>
  Array.from(
    { length: count },
    (_, index): Finding => ({
      rule,
      severity,
      message: `no ${index}`,
      items: [],
      nets: [],
      position: { x: fromMm(index), y: 0 },
    }),
  );

it("thousands of one finding are five lines and a count, and errors stand first", () => {
  const found = [...findings("silk_over_copper", 3197, "warning"), ...findings("clearance", 1, "error")];
  expect(summarizeFindings(found, DEFAULT_RULES)).toEqual(["clearance ×1, silk_over_copper (warning) ×3197"]);
  expect(describeFindings(found)).toEqual([
    "error clearance: no 0 at (0, 0) mm",
    ...[0, 1, 2, 3, 4].map((index) => `warning silk_over_copper: no ${index} at (${index}, 0) mm`),
    "warning silk_over_copper: 3192 more, listed by --json",
  ]);
});
