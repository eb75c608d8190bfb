import type { RuleItem, RuleLimit, Zone } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import type { CopperContext } from "./board-copper.ts";
import type { CopperItem } from "./copper-item.ts";
import { zoneAsItem } from "./zone-as-item.ts";

/**
 * How much short of a rule a distance may fall before it counts: what KiCad grants for rounding (its DRC epsilon).
 */
export const TOLERANCE: Nm = 500;

type Asked = Pick<CopperContext, "board" | "book" | "bits">;

/** What has to be between two things, and the custom rule that says so. */
export interface Required {
  readonly distance: Nm;
  readonly by?: RuleLimit["rule"];
}

/**
 * Copper-to-copper clearance that holds between two items on a layer, as KiCad reckons it: a local clearance of a pad or its
 * footprint takes the place of all else (the larger of two), then the last custom rule that fits, then the gap of a differential
 * pair between its two nets where it is the narrower, else the larger class wins; the board's minimum is a floor for all but
 * custom rules.
 */
export function requiredClearance(
  { board: { rules }, book }: Asked,
  a: CopperItem,
  b: CopperItem,
  layer: number,
): Required {
  const local = Math.max(a.override ?? 0, b.override ?? 0);
  if (local > 0) return { distance: Math.max(local, rules.minClearance) };
  const custom = book.limit("clearance", { a, b, layer });
  if (custom?.min !== undefined) return { distance: custom.min, by: custom.rule };
  const gap = pairGap(a, b) ?? pairGap(b, a);
  if (gap !== undefined) return { distance: Math.max(gap, rules.minClearance) };
  return { distance: Math.max(rules.minClearance, a.classClearance ?? 0, b.classClearance ?? 0) };
}

function pairGap({ pair }: CopperItem, { net }: CopperItem): Nm | undefined {
  return pair && pair.partner === net ? pair.gap : undefined;
}

/** Distance that copper keeps from the hole of another item: a local clearance draws it out, as it does that of copper. */
export function requiredHoleClearance(
  { board, book }: Asked,
  a: CopperItem,
  b: RuleItem & Pick<CopperItem, "override">,
  layer: number,
): Required {
  const local = Math.max(a.override ?? 0, b.override ?? 0);
  const custom = local > 0 ? undefined : book.limit("hole_clearance", { a, b, layer });
  if (custom?.min !== undefined) return { distance: custom.min, by: custom.rule };
  return { distance: Math.max(board.rules.minHoleClearance, local) };
}

/** Clearance between an item and a pour. A custom rule takes the place of the zone's own clearance, too. */
export function requiredZoneClearance(
  { board: { rules }, book, bits }: Asked,
  item: CopperItem,
  zone: Zone,
  { layer, zoneClass }: { readonly layer: number; readonly zoneClass: Nm },
): Required {
  if (item.override) return { distance: Math.max(item.override, rules.minClearance) };
  const custom = book.limit("clearance", { a: item, b: zoneAsItem(zone, layer, bits), layer });
  if (custom?.min !== undefined) return { distance: custom.min, by: custom.rule };
  return { distance: Math.max(rules.minClearance, item.classClearance ?? 0, zoneClass, zone.pour.clearance) };
}
