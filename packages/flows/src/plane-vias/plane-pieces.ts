import type { Board, NetId } from "@tracewright/board";
import type { Connectivity } from "@tracewright/checks";
import type { Box, Point } from "@tracewright/geometry";
import { firmConnectivity } from "../firm-connectivity.ts";

/** One piece of the poured copper of a net. */
export interface PlanePiece {
  readonly net: NetId;
  /** Bit of its layer. */
  readonly layer: number;
  readonly box: Box;
  /** Whether the point lies in the copper. */
  readonly holds: (point: Point) => boolean;
  /** Whether a via or a plated hole of its net ends on it, so that it hangs on no track and no spoke alone. */
  readonly isStitched: boolean;
  /** Whether a pad lies on it or is joined to it by spokes. */
  readonly hasPad: boolean;
  /** Whether it hangs together with most pads of its net. */
  readonly isMain: boolean;
}

/** The pieces of the pours of these nets on a filled board. */
export function planePieces(board: Board, nets: ReadonlySet<NetId>): PlanePiece[] {
  const connectivity = firmConnectivity(board);
  const { copper, islands, neighbours, nodesByNet } = connectivity;
  const pieces: PlanePiece[] = [];
  for (const [net, nodes] of nodesByNet) {
    if (!nets.has(net)) continue;
    const main = mainCopper(connectivity, nodes);
    for (const node of nodes) {
      const found = islands[node - copper.items.length];
      if (!found) continue;
      const { island, pour } = found;
      const isHole = (other: number): boolean => {
        const item = copper.items[other];
        return item?.net === net && item.hole !== undefined && item.plated;
      };
      pieces.push({
        net,
        layer: pour.layer,
        box: island.box,
        holds: (point) => island.holds(point),
        isStitched: neighbours[node]!.some(isHole),
        hasPad: neighbours[node]!.some((other) => copper.items[other]?.kind === "pad"),
        isMain: main.has(node),
      });
    }
  }
  return pieces;
}

/** The nodes of a net that hang together with most of its pads. */
function mainCopper({ copper, neighbours }: Connectivity, nodes: readonly number[]): ReadonlySet<number> {
  const own = new Set(nodes);
  const seen = new Set<number>();
  let main: ReadonlySet<number> = new Set();
  let most = -1;
  for (const first of nodes) {
    if (seen.has(first)) continue;
    const group = new Set([first]);
    for (const node of group) for (const next of neighbours[node]!) if (own.has(next)) group.add(next);
    for (const node of group) seen.add(node);
    const pads = [...group].filter((node) => copper.items[node]?.kind === "pad").length;
    if (pads > most) [main, most] = [group, pads];
  }
  return main;
}
