import type { CopperContext } from "../copper/board-copper.ts";
import { type CopperItem, copperOn } from "../copper/copper-item.ts";
import { findTooNear } from "../copper/nearness.ts";
import { requiredClearance, TOLERANCE } from "../copper/required-clearance.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameItem, sayRule } from "../findings/names.ts";

/** Copper of different nets keeps its distance. True when it does not and a finding was made. */
export function judgeClearance(
  copper: CopperContext,
  a: CopperItem,
  b: CopperItem,
  layer: number,
  sink: FindingSink,
): boolean {
  const { distance: required, by } = requiredClearance(copper, a, b, layer);
  // Where nothing asks for a distance, copper without a net may touch; two nets still may not.
  if (required <= 0 && (a.net === undefined || b.net === undefined)) return false;
  const near = findTooNear(copperOn(a, layer), copperOn(b, layer), required - TOLERANCE);
  if (!near) return false;
  const name = copper.bits.nameOf(layer);
  const { board } = copper;
  sink.add({
    rule: "clearance",
    message: `${nameItem(board, a, name)} to ${nameItem(board, b, name)}: ${mm(near.distance)}, ${sayRule(required, by)}`,
    items: [a.id, b.id],
    nets: [a.net, b.net].filter((net) => net !== undefined),
    position: near.at,
    ends: near.ends,
    ...(name ? { layer: name } : {}),
    actual: near.distance,
    required,
    ...(by && { by }),
  });
  return true;
}
