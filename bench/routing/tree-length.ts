import { type Board, indexBoard, type NetId, padPosition } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";

/**
 * Track length against that of the octilinear minimum spanning tree of the pads' centres, summed over the nets that
 * count. Tracks may end at the rim of a large pad and meet between pads, so the ratio can fall below 1.
 */
export function measureTrees(
  board: Board,
  counts: (net: NetId) => boolean,
): { readonly overTree: number; readonly treeMm: number } {
  const index = indexBoard(board);
  let tree = 0;
  let copper = 0;
  for (const { id } of board.nets) {
    const pads = index.padsByNet.get(id) ?? [];
    if (pads.length < 2 || !counts(id)) continue;
    tree += treeLength(pads.map(({ footprint, pad }) => padPosition(footprint, pad)));
    for (const { start, end } of index.tracksByNet.get(id) ?? [])
      copper += Math.hypot(end.x - start.x, end.y - start.y);
  }
  return { overTree: tree > 0 ? copper / tree : 1, treeMm: tree / 1e6 };
}

/** Length of the octilinear minimum spanning tree of points, in nanometres (Prim). */
export function treeLength(points: readonly Point[]): number {
  const distance = points.map(() => Number.POSITIVE_INFINITY);
  const waiting = new Set(points.keys());
  let current = 0;
  let total = 0;
  waiting.delete(current);
  while (waiting.size > 0) {
    let next = -1;
    for (const i of waiting) {
      distance[i] = Math.min(distance[i]!, octilinearDistance(points[i]!, points[current]!));
      if (next < 0 || distance[i]! < distance[next]!) next = i;
    }
    total += distance[next]!;
    current = next;
    waiting.delete(next);
  }
  return total;
}

/** The shortest way on horizontals, verticals and diagonals of 45°. */
function octilinearDistance(a: Point, b: Point): number {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y);
  return Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy);
}
