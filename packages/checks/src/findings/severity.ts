import type { DesignRules, Severity } from "@tracewright/board";

/** KiCad's severities for what it does not call an error by default. */
const DEFAULTS: Readonly<Record<string, Severity>> = {
  holes_co_located: "warning",
  missing_courtyard: "ignore",
  npth_inside_courtyard: "ignore",
  pth_inside_courtyard: "ignore",
  track_dangling: "warning",
  via_dangling: "warning",
  duplicate_footprints: "warning",
};

/** How grave a finding of that rule is on this board. */
export function severityOf(rules: DesignRules, rule: string): Severity {
  return rules.severities[rule] ?? DEFAULTS[rule] ?? "error";
}
