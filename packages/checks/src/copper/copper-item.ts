import type { Footprint, Graphic, ItemId, NetId, Pad, Text, Track, Via } from "@tracewright/board";
import type { Box, Nm, Solid } from "@tracewright/geometry";

/** What kind of thing a piece of copper is; rules treat them differently. */
export type CopperKind = "track" | "via" | "pad" | "graphic" | "text";

/**
 * One piece of copper or one hole as the rules see it: shapes in board coordinates, layers as bits (bit 0 is F.Cu, then
 * down the stack), and the clearances that travel with it.
 */
export interface CopperItem {
  readonly kind: CopperKind;
  readonly id: ItemId;
  readonly net?: NetId;
  /** Layers with copper of this item. */
  readonly layers: number;
  /** Layers on which its ring is left out where nothing joins. */
  readonly optionalRings?: number;
  /** Layers where it stands in the way at all: those with copper and those its hole runs through. */
  readonly reach: number;
  readonly solids: readonly Solid[];
  /** Padstacks only: other shapes by layer bit. */
  readonly solidsByLayer?: ReadonlyMap<number, readonly Solid[]>;
  readonly hole?: Solid;
  readonly plated: boolean;
  /** Around copper and hole. */
  readonly box: Box;
  /** Local clearance of pad or footprint: takes the place of the net class. */
  readonly override?: Nm;
  /** Clearance of the net's class; absent for what can have no net. */
  readonly classClearance?: Nm;
  /** The other net of its differential pair, and the gap to it where that is narrower than the class's clearance. */
  readonly pair?: PairGap;
  /** Straight tracks keep their ends for the crossing rule. */
  readonly track?: Track;
  readonly via?: Via;
  readonly pad?: Pad;
  readonly graphic?: Graphic;
  readonly text?: Text;
  readonly footprint?: Footprint;
  /** The item belongs to a footprint that joins nets on purpose. */
  readonly netTie: boolean;
}

export interface PairGap {
  readonly partner: NetId;
  readonly gap: Nm;
}

/** The item's copper on one layer; a plated hole is copper on the layers where the pad has no ring. */
export function copperOn(item: CopperItem, layer: number): readonly Solid[] {
  if ((item.layers & layer) !== 0) return item.solidsByLayer?.get(layer) ?? item.solids;
  return item.hole && item.plated ? [item.hole] : NOTHING;
}

/**
 * What a track may end on: the item's copper, and where it has none its hole. An unplated pad, with a ring or without,
 * is there on its front-most layer alone: KiCad gives such pads no other.
 */
export function groundOn(item: CopperItem, layer: number): readonly Solid[] {
  const counts = item.plated || !item.hole ? item.reach : item.reach & -item.reach;
  if ((counts & layer) === 0) return NOTHING;
  if ((item.layers & layer) !== 0) return copperOn(item, layer);
  return item.hole ? [item.hole] : NOTHING;
}

/** What copper may be joined to: a ring that may be left out makes no joint of its own, what keeps it meets the hole. */
export function jointOn(item: CopperItem, layer: number): readonly Solid[] {
  return item.hole && ((item.optionalRings ?? 0) & layer) !== 0 ? [item.hole] : groundOn(item, layer);
}

const NOTHING: readonly Solid[] = [];

/** Calls back for each set bit, lowest (front) first, until it returns true. */
export function someLayer(layers: number, test: (layer: number) => boolean): boolean {
  for (let rest = layers; rest !== 0; rest &= rest - 1) if (test(rest & -rest)) return true;
  return false;
}
