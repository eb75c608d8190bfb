import { type NetId, padPosition } from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";
import { trackLength } from "../../lengths/track-length.ts";
import type { ReviewContext } from "../review-context.ts";

/** How much longer a net is than it had to be. */
export interface Detour {
  readonly net: NetId;
  /** Of the pads, in the board's order. */
  readonly places: readonly Point[];
  readonly length: Nm;
  /** The octilinear minimum spanning tree of its pads. */
  readonly tree: Nm;
  readonly ratio: number;
}

/** Shorter nets say nothing: 3 mm. */
const MIN_TREE: Nm = 3_000_000;

/** Nets of two or more pads without a zone, the longest detour first. */
export function measureDetours({ board, index }: ReviewContext): Detour[] {
  const zoned = new Set(board.zones.filter(({ keepout }) => !keepout).map(({ net }) => net));
  return [...index.padsByNet]
    .flatMap(([net, pads]): Detour[] => {
      if (net === undefined || zoned.has(net) || pads.length < 2) return [];
      const length = netLength(index, net);
      const places = pads.map(({ footprint, pad }) => padPosition(footprint, pad));
      const tree = octilinearLength(treeOf(places));
      return tree >= MIN_TREE && length > 0 ? [{ net, places, length, tree, ratio: length / tree }] : [];
    })
    .toSorted((a, b) => b.ratio - a.ratio);
}

export function netLength({ tracksByNet }: ReviewContext["index"], net: NetId): Nm {
  return (tracksByNet.get(net) ?? []).reduce((sum, track) => sum + trackLength(track), 0);
}

type Edge = readonly [Point, Point];

/** The edges of the octilinear minimum spanning tree, by Prim's algorithm: in steps of the square of the points. */
export function treeOf(points: readonly Point[]): Edge[] {
  const [first, ...others] = points;
  if (!first) return [];
  const rest = others.map((point) => ({ point, from: first, best: octilinear(first, point) }));
  const edges: Edge[] = [];
  while (rest.length > 0) {
    let nearest = 0;
    for (const [at, { best }] of rest.entries()) if (best < rest[nearest]!.best) nearest = at;
    const [next] = rest.splice(nearest, 1);
    edges.push([next!.from, next!.point]);
    for (const other of rest) {
      const distance = octilinear(next!.point, other.point);
      if (distance < other.best) Object.assign(other, { best: distance, from: next!.point });
    }
  }
  return edges;
}

function octilinearLength(edges: readonly Edge[]): Nm {
  return edges.reduce((sum, [a, b]) => sum + octilinear(a, b), 0);
}

function octilinear(a: Point, b: Point): number {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y);
  return Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy);
}
