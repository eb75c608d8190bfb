import type { FabCheck } from "@tracewright/fabrication";
import type { exportBoard } from "./export-board.ts";

const MARKS = { passed: "ok  ", warning: "warn", failed: "FAIL" } as const;

/** The checks of the fabrication files a line each, those against the rules of a fab below its name. */
export function linesOfFabChecks({
  checks,
  rules,
}: Pick<Awaited<ReturnType<typeof exportBoard>>, "checks" | "rules">): readonly string[] {
  return [
    ...checks.map(lineOf),
    ...(rules ? [`Against the rules of ${rules.rules.name}:`, ...rules.checks.map(lineOf)] : []),
  ];
}

function lineOf({ title, outcome, measured }: Pick<FabCheck, "title" | "outcome" | "measured">): string {
  return `${MARKS[outcome]} ${title}: ${measured}`;
}
