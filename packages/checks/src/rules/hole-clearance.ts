import type { BoardCopper } from "../copper/board-copper.ts";
import { type CopperItem, copperOn } from "../copper/copper-item.ts";
import { TOLERANCE } from "../copper/required-clearance.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameItem } from "../findings/names.ts";
import { findTooNear } from "./clearance.ts";

/** The copper of `a` keeps its distance from the hole of `b`. */
export function judgeHoleClearance(
  copper: BoardCopper,
  a: CopperItem,
  b: CopperItem,
  layer: number,
  sink: FindingSink,
): boolean {
  if (!b.hole || (a.layers & layer) === 0 || (b.reach & layer) === 0) return false;
  const required = copper.board.rules.minHoleClearance;
  const near = findTooNear(copperOn(a, layer), [b.hole], required - TOLERANCE);
  if (!near) return false;
  const name = copper.bits.nameOf(layer);
  const { board } = copper;
  sink.add({
    rule: "hole_clearance",
    message: `${nameItem(board, a, name)} to the hole of ${nameItem(board, b)}: ${mm(near.distance)}, rule ${mm(required)}`,
    items: [a.id, b.id],
    nets: [a.net, b.net].filter((net) => net !== undefined),
    position: near.at,
    ...(name ? { layer: name } : {}),
    actual: near.distance,
    required,
  });
  return true;
}
