import type { Grid } from "../grid/grid.ts";
import type { RoutingProblem } from "../problem.ts";
import type { PairStation } from "./pair-stations.ts";

/** How finely and how far around a leg is searched. */
export interface LatticeWish {
  /** Nanometres; coarser where the ground is large. */
  readonly pitch: number;
  /** Beyond the box of both stations. */
  readonly margin: number;
}

/** Nodes of all layers together: what a search may hold in memory is sixteen poses each. */
const MAX_NODES = 260_000;

/** A lattice around both stations that has the middle of the first station's pads for a node. */
export function latticeAround(problem: RoutingProblem, from: PairStation, to: PairStation, wish: LatticeWish): Grid {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const { couples } of [from, to])
    for (const { positive, negative } of couples)
      for (const { x, y } of [positive.anchor, negative.anchor]) {
        box.minX = Math.min(box.minX, x);
        box.minY = Math.min(box.minY, y);
        box.maxX = Math.max(box.maxX, x);
        box.maxY = Math.max(box.maxY, y);
      }
  const { positive, negative } = from.couples[0]!;
  const middle = {
    x: Math.round((positive.anchor.x + negative.anchor.x) / 2),
    y: Math.round((positive.anchor.y + negative.anchor.y) / 2),
  };
  const bound = problem.box;
  const minX = Math.max(bound.minX, box.minX - wish.margin);
  const minY = Math.max(bound.minY, box.minY - wish.margin);
  const spanX = Math.min(bound.maxX, box.maxX + wish.margin) - minX;
  const spanY = Math.min(bound.maxY, box.maxY + wish.margin) - minY;
  let pitch = wish.pitch;
  while ((spanX / pitch + 4) * (spanY / pitch + 4) * problem.layerCount > MAX_NODES) pitch = Math.round(pitch * 1.15);
  const width = Math.ceil(spanX / pitch) + 3;
  const height = Math.ceil(spanY / pitch) + 3;
  return {
    pitch,
    originX: middle.x - (Math.floor((middle.x - minX) / pitch) + 1) * pitch,
    originY: middle.y - (Math.floor((middle.y - minY) / pitch) + 1) * pitch,
    width,
    height,
    layers: problem.layerCount,
    plane: width * height,
    nodes: width * height * problem.layerCount,
  };
}
