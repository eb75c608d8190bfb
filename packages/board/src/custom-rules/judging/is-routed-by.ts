import type { CustomRule, RuleConstraint } from "../language/rule-file.ts";

/** Constraints that the router keeps, whatever a rule is about: what its copper breaks is laid again. */
const ROUTED_KINDS: ReadonlySet<string> = new Set([
  "annular_width",
  "clearance",
  "edge_clearance",
  "hole_clearance",
  "hole_size",
  "hole_to_hole",
  "track_width",
  "via_diameter",
]);

/** Constraints that no track or via breaks or keeps. */
const KINDS_APART: ReadonlySet<string> = new Set([
  "bridged_mask",
  "connection_width",
  "courtyard_clearance",
  "min_resolved_spokes",
  "silk_clearance",
  "text_height",
  "text_thickness",
  "thermal_relief_gap",
  "thermal_spoke_width",
  "via_dangling",
  "zone_connection",
]);

/** Whether the router keeps a rule, and not only the check. */
export function isRoutedBy({ constraints }: CustomRule): boolean {
  return constraints.every(
    (constraint) => KINDS_APART.has(constraint.kind) || ROUTED_KINDS.has(constraint.kind) || isBanOfCopper(constraint),
  );
}

/** A pour is filled wherever its zone is. */
function isBanOfCopper(constraint: RuleConstraint): boolean {
  return constraint.kind === "disallow" && !constraint.items.includes("zone");
}
