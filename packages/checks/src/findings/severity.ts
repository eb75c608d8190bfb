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
  extra_footprint: "warning",
  footprint_filters_mismatch: "ignore",
  footprint_symbol_mismatch: "warning",
  missing_footprint: "warning",
  net_conflict: "warning",
  silk_edge_clearance: "warning",
  silk_over_copper: "warning",
  silk_overlap: "warning",
  connection_width: "warning",
  copper_sliver: "warning",
  footprint_type_mismatch: "ignore",
  isolated_copper: "warning",
  padstack: "warning",
  // Errors to KiCad, whose newer projects say so themselves; older boards were made by people who never saw either.
  solder_mask_bridge: "warning",
  starved_thermal: "warning",
  text_height: "warning",
  text_thickness: "warning",
  mirrored_text_on_front_layer: "warning",
  nonmirrored_text_on_back_layer: "warning",
};

/** How grave a finding of that rule is on this board. */
export function severityOf(rules: DesignRules, rule: string): Severity {
  const { severities } = rules;
  // From version 7 on KiCad has no such rule, and its projects name the one that took its place.
  if (rule === "zone_has_empty_net" && severities[rule] === undefined && severities.isolated_copper) return "ignore";
  return severities[rule] ?? DEFAULTS[rule] ?? "error";
}
