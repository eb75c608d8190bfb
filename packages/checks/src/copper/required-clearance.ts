import type { DesignRules, Zone } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import type { CopperItem } from "./copper-item.ts";

/**
 * How much short of a rule a distance may fall before it counts: what KiCad grants for rounding (its DRC epsilon).
 */
export const TOLERANCE: Nm = 500;

/**
 * Copper-to-copper clearance that holds between two items, as KiCad reckons it: a local clearance of a pad or its
 * footprint takes the place of the net classes (the larger of two), else the gap of a differential pair between its two
 * nets where it is the narrower, else the larger class wins; a zone's own clearance and the board's minimum are floors
 * in any case where they apply.
 */
export function requiredClearance(rules: DesignRules, a: CopperItem, b: CopperItem): Nm {
  const local = Math.max(a.override ?? 0, b.override ?? 0);
  if (local > 0) return Math.max(local, rules.minClearance);
  const gap = pairGap(a, b) ?? pairGap(b, a);
  if (gap !== undefined) return Math.max(gap, rules.minClearance);
  return Math.max(rules.minClearance, a.classClearance ?? 0, b.classClearance ?? 0);
}

function pairGap({ pair }: CopperItem, { net }: CopperItem): Nm | undefined {
  return pair && pair.partner === net ? pair.gap : undefined;
}

/** Distance that copper keeps from the hole of another item: a local clearance draws it out, as it does that of copper. */
export function requiredHoleClearance(rules: DesignRules, a: CopperItem, b?: CopperItem): Nm {
  return Math.max(rules.minHoleClearance, a.override ?? 0, b?.override ?? 0);
}

/** Clearance between an item and a pour. */
export function requiredZoneClearance(rules: DesignRules, item: CopperItem, zone: Zone, zoneClass: Nm): Nm {
  if (item.override) return Math.max(item.override, rules.minClearance);
  return Math.max(rules.minClearance, item.classClearance ?? 0, zoneClass, zone.pour.clearance);
}
