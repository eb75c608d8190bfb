import { type DesignRules, type Finding, listed } from "@tracewright/board";
import { groupFindings } from "@tracewright/checks";
import { toMm } from "@tracewright/geometry";

/** More are counted, not named. */
const MAX_NAMED = 5;

/**
 * "clearance ×3, track_width ×1", errors first; and which custom rules are unchecked, before anyone takes silence
 * for praise.
 */
export function summarizeFindings(findings: readonly Finding[], { uncheckedRules = [] }: DesignRules): string[] {
  const groups = groupFindings(findings);
  const found =
    groups.length > 0
      ? groups
          .map(({ rule, severity, count }) => `${rule}${severity === "error" ? "" : " (warning)"} ×${count}`)
          .join(", ")
      : uncheckedRules.length > 0
        ? "No violations of the rules that are checked."
        : "No design rule violations.";
  const names = listed(
    uncheckedRules.map((name) => `"${name}"`),
    MAX_NAMED,
  );
  const count = uncheckedRules.length;
  return count === 0
    ? [found]
    : [found, `Not checked: ${count} custom ${count === 1 ? "rule" : "rules"} (${names}). Check the board in KiCad.`];
}

/** One line a finding, with its place; of a rule that is broken often the worst, and how many more there are. */
export function describeFindings(findings: readonly Finding[]): string[] {
  return groupFindings(findings).flatMap(({ rule, severity, count, shown }) => [
    ...shown.map(
      ({ message, position, onSheet }) =>
        `${severity} ${rule}: ${message}${onSheet ? "" : ` at (${toMm(position.x)}, ${toMm(position.y)}) mm`}`,
    ),
    ...(count > shown.length ? [`${severity} ${rule}: ${count - shown.length} more, listed by --json`] : []),
  ]);
}
