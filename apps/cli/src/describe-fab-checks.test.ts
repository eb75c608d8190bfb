import { expect, it } from "vitest";
import { linesOfFabChecks } from "./describe-fab-checks.ts";

const check = (outcome: "passed" | "warning" | "failed", title: string) => ({
  id: "track" as const,
  title,
  outcome,
  passed: outcome !== "failed",
  measured: "least 0.1 mm",
  problems: [],
});

it("a warning is marked as one, and not as what passed", () => {
  const lines = linesOfFabChecks({
    checks: [check("passed", "Tracks"), check("warning", "Silkscreen lines"), check("failed", "Holes")],
    rules: undefined,
  } as unknown as Parameters<typeof linesOfFabChecks>[0]);
  expect(lines).toEqual([
    "ok   Tracks: least 0.1 mm",
    "warn Silkscreen lines: least 0.1 mm",
    "FAIL Holes: least 0.1 mm",
  ]);
});
