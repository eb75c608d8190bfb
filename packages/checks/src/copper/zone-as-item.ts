import { type RuleItem, type Zone, zoneOutline } from "@tracewright/board";
import type { Polygon, Solid } from "@tracewright/geometry";
import type { LayerBits } from "./collect-copper.ts";

const items = new WeakMap<Zone, Map<number, RuleItem>>();

/** A zone on the board as custom rules are asked about it: its copper on that layer, as drawn where it is not filled. */
export function zoneAsItem(zone: Zone, layer: number, bits: LayerBits): RuleItem {
  const known = items.get(zone) ?? new Map<number, RuleItem>();
  items.set(zone, known);
  let item = known.get(layer);
  if (!item) {
    const fill = zone.fills.find((one) => one.layer === bits.nameOf(layer));
    const polygons = fill?.polygons ?? [zoneOutline(zone)];
    const solids = polygons.filter(({ outer }) => outer.length > 2).map(solidOf);
    item = { kind: "zone", id: zone.id, ...(zone.net !== undefined && { net: zone.net }), reach: layer, solids, zone };
    known.set(layer, item);
  }
  return item;
}

function solidOf(polygon: Polygon): Solid {
  return { kind: "polygon", polygon, radius: 0 };
}
