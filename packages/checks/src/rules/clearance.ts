import {
  areNearer,
  areTouching,
  type Nm,
  nearestPoints,
  type Point,
  type Solid,
  solidDistance,
} from "@tracewright/board";
import type { BoardCopper } from "../copper/board-copper.ts";
import { type CopperItem, copperOn } from "../copper/copper-item.ts";
import { requiredClearance, TOLERANCE } from "../copper/required-clearance.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameItem } from "../findings/names.ts";

/** Copper of different nets keeps its distance. True when it does not and a finding was made. */
export function judgeClearance(
  copper: BoardCopper,
  a: CopperItem,
  b: CopperItem,
  layer: number,
  sink: FindingSink,
): boolean {
  const required = requiredClearance(copper.board.rules, a, b);
  const near = findTooNear(copperOn(a, layer), copperOn(b, layer), required - TOLERANCE);
  if (!near) return false;
  const name = copper.bits.nameOf(layer);
  const { board } = copper;
  sink.add({
    rule: "clearance",
    message: `${nameItem(board, a, name)} to ${nameItem(board, b, name)}: ${mm(near.distance)}, rule ${mm(required)}`,
    items: [a.id, b.id],
    nets: [a.net, b.net].filter((net) => net !== undefined),
    position: near.at,
    ...(name ? { layer: name } : {}),
    actual: near.distance,
    required,
  });
  return true;
}

export interface Nearness {
  readonly distance: Nm;
  readonly at: Point;
}

/** The nearest pair of two unions of solids when they come nearer than `limit`; touching always counts as too near. */
export function findTooNear(a: readonly Solid[], b: readonly Solid[], limit: number): Nearness | undefined {
  let nearest: readonly [Solid, Solid] | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  for (const first of a)
    for (const second of b) {
      if (!(limit > 0 ? areNearer(first, second, limit) : areTouching(first, second))) continue;
      const distance = solidDistance(first, second);
      if (distance >= smallest) continue;
      smallest = distance;
      nearest = [first, second];
    }
  if (!nearest) return undefined;
  const [p, q] = nearestPoints(nearest[0], nearest[1]);
  return {
    distance: Math.round(smallest),
    at: { x: Math.round((p.x + q.x) / 2) + 0, y: Math.round((p.y + q.y) / 2) + 0 },
  };
}
