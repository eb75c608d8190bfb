import type { CopperContext } from "../copper/board-copper.ts";
import { type CopperItem, copperOn } from "../copper/copper-item.ts";
import { findTooNear, type Nearness } from "../copper/nearness.ts";
import { isJoinedByTie } from "../copper/net-tie-waiver.ts";
import { requiredHoleClearance, TOLERANCE } from "../copper/required-clearance.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameItem, sayRule } from "../findings/names.ts";

/**
 * Whether the holes of two pieces of copper keep a distance from the copper of the other. A hole under artwork is in a ring of
 * copper under artwork, which is a finding already.
 */
export function doHolesCount(a: CopperItem, b: CopperItem): boolean {
  if (isRouting(b) && !isRouting(a)) return doHolesCount(b, a);
  if (isRouting(a)) return !isJoinedByTie(a, b) && (isRouting(b) || b.kind === "pad") && a.net !== b.net;
  const areOfOnePart = a.footprint !== undefined && a.footprint === b.footprint;
  return a.kind === "pad" && b.kind === "pad" && !areOfOnePart && (a.net === undefined || a.net !== b.net);
}

export function isRouting(item: CopperItem): boolean {
  return item.kind === "track" || item.kind === "via";
}

/** Copper that comes too near to the hole of another item. */
export interface HoleNearness {
  readonly copperOf: CopperItem;
  readonly holeOf: CopperItem;
  readonly layer: number;
  readonly near: Nearness;
}

/** Measures the copper of `a` against the hole of `b` on one layer, where it comes too near. */
export function measureHole(
  copper: CopperContext,
  a: CopperItem,
  b: CopperItem,
  layer: number,
): HoleNearness | undefined {
  const { distance: required } = requiredHoleClearance(copper, a, b, layer);
  // A board that asks for no distance between holes and copper has its copper answer for itself.
  if (required <= 0) return undefined;
  if (!b.hole || (a.layers & layer) === 0 || (b.reach & layer) === 0) return undefined;
  const near = findTooNear(copperOn(a, layer), [b.hole], required - TOLERANCE);
  return near && { copperOf: a, holeOf: b, layer, near };
}

export function reportHole(
  copper: CopperContext,
  { copperOf, holeOf, layer, near }: HoleNearness,
  sink: FindingSink,
): void {
  const { board } = copper;
  const { distance: required, by } = requiredHoleClearance(copper, copperOf, holeOf, layer);
  const name = copper.bits.nameOf(layer);
  sink.add({
    rule: "hole_clearance",
    message: `${nameItem(board, copperOf, name)} to the hole of ${nameItem(board, holeOf)}: ${mm(near.distance)}, ${sayRule(required, by)}`,
    items: [copperOf.id, holeOf.id],
    nets: [copperOf.net, holeOf.net].filter((net) => net !== undefined),
    position: near.at,
    ends: near.ends,
    ...(name ? { layer: name } : {}),
    actual: near.distance,
    required,
    ...(by && { by }),
  });
}
