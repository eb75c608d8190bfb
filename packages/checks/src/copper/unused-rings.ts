import { doOverlap, type Solid } from "@tracewright/geometry";
import { type CopperItem, jointOn, someLayer } from "./copper-item.ts";
import type { FlatBoxIndex } from "./flat-box-index.ts";
import type { ZoneCopper } from "./zone-copper.ts";

/**
 * Vias and pads that leave out their rings where nothing joins: which layers that is, with everything else known. A ring
 * stays where a track or poured copper of the net meets the hole, and on all layers of a pad that the item is joined to
 * on any; without it the plated hole is what copper keeps away from.
 */
export function dropUnusedRings(
  items: readonly CopperItem[],
  index: FlatBoxIndex,
  zones: readonly ZoneCopper[],
): readonly CopperItem[] {
  if (!items.some(({ optionalRings }) => optionalRings)) return items;
  return items.map((item) =>
    item.optionalRings
      ? withUsedRings(
          item,
          index.search(item.box).map((entry) => items[entry]!),
          zones,
        )
      : item,
  );
}

/** One item without the rings that nothing uses; `near`: all whose boxes touch its own, with all their rings. */
export function withUsedRings(item: CopperItem, near: readonly CopperItem[], zones: readonly ZoneCopper[]): CopperItem {
  const { hole, optionalRings } = item;
  if (!optionalRings || !hole) return item;
  const joined = near.filter(
    (other) => other !== item && other.net === item.net && (other.track || other.pad) && meet(item, other),
  );
  let layers = item.layers;
  someLayer(item.layers & optionalRings, (layer) => {
    const used =
      joined.some(({ layers: reached }) => (reached & layer) !== 0) ||
      zones.some((pour) => pour.layer === layer && pour.net === item.net && isPouredOver(pour, hole));
    if (!used) layers &= ~layer;
    return false;
  });
  return layers === item.layers ? item : { ...item, layers };
}

function meet(a: CopperItem, b: CopperItem): boolean {
  return someLayer(a.reach & b.reach, (layer) =>
    jointOn(a, layer).some((first) => jointOn(b, layer).some((second) => doOverlap(first, second))),
  );
}

function isPouredOver(pour: ZoneCopper, hole: Solid): boolean {
  return pour.net !== undefined && pour.islands.some((island) => island.isNearer(hole, 0));
}
