import { type DesignRules, type Finding, listed, toMm } from "@tracewright/board";

/** More are counted, not named. */
const MAX_NAMED = 5;

/** "clearance ×3, track_width ×1", errors first; and which custom rules nobody checked, before anybody takes silence for praise. */
export function summarizeFindings(findings: readonly Finding[], { uncheckedRules = [] }: DesignRules): string[] {
  const counts = new Map<string, number>();
  for (const { rule, severity } of findings) {
    const key = severity === "error" ? rule : `${rule} (warning)`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const found =
    counts.size > 0
      ? [...counts].map(([rule, count]) => `${rule} ×${count}`).join(", ")
      : uncheckedRules.length > 0
        ? "No violations of the rules that are checked."
        : "No rule is broken.";
  const names = listed(
    uncheckedRules.map((name) => `"${name}"`),
    MAX_NAMED,
  );
  const count = uncheckedRules.length;
  return count === 0
    ? [found]
    : [found, `Not checked: ${count} custom ${count === 1 ? "rule" : "rules"} (${names}). Check the board in KiCad.`];
}

/** One line a finding, with its place. */
export function describeFindings(findings: readonly Finding[]): string[] {
  return findings.map(
    ({ rule, severity, message, position }) =>
      `${severity} ${rule}: ${message} at (${toMm(position.x)}, ${toMm(position.y)}) mm`,
  );
}
