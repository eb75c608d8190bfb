import { type Finding, toMm } from "@tracewright/board";

/** "clearance ×3, track_width ×1", errors first; one line, or none when there is nothing. */
export function summarizeFindings(findings: readonly Finding[]): string[] {
  const counts = new Map<string, number>();
  for (const { rule, severity } of findings) {
    const key = severity === "error" ? rule : `${rule} (warning)`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  if (counts.size === 0) return ["No rule is broken."];
  return [[...counts].map(([rule, count]) => `${rule} ×${count}`).join(", ")];
}

/** One line a finding, with its place. */
export function describeFindings(findings: readonly Finding[]): string[] {
  return findings.map(
    ({ rule, severity, message, position }) =>
      `${severity} ${rule}: ${message} at (${toMm(position.x)}, ${toMm(position.y)}) mm`,
  );
}
