import type { CustomRule } from "../language/rule-file.ts";
import { isAreaBan } from "./area-bans.ts";
import { isOfNets } from "./expression-uses.ts";

/** Constraints that the router keeps where a rule is about nets and nothing else. */
const ROUTED_KINDS: ReadonlySet<string> = new Set([
  "annular_width",
  "clearance",
  "hole_size",
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

/**
 * Whether the router keeps a rule, and not only the check: it is about nets, on all layers, whatever the place; or it keeps
 * tracks or vias out of an area.
 */
export function isRoutedBy(rule: CustomRule): boolean {
  const { layer, condition, constraints } = rule;
  if (isAreaBan(rule)) return true;
  const kept = constraints.filter(({ kind }) => !KINDS_APART.has(kind));
  if (kept.length === 0) return true;
  return (
    layer === undefined &&
    (condition === undefined || isOfNets(condition)) &&
    kept.every(({ kind }) => ROUTED_KINDS.has(kind))
  );
}
