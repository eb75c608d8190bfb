/**
 * The way between the two pads of a net: along the centre lines of its tracks, through its vias, from centre to centre.
 * Where tracks branch or make a ring it is the shortest.
 */
import type { NetId } from "@tracewright/board";
import type { Connectivity } from "../connections/clusters.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import { layerDepths } from "./layer-depths.ts";
import type { PadWay } from "./pad-way.ts";
import { WayGraph } from "./way-graph.ts";

/** Undefined for other than two pads, and where tracks and vias alone do not join them. */
export function findPadWay(connectivity: Connectivity, net: NetId): PadWay | undefined {
  const { items, bits, board } = connectivity.copper;
  const nodes = (connectivity.nodesByNet.get(net) ?? []).filter((node) => isOnWay(items[node]));
  const pads = nodes.filter((node) => items[node]!.kind === "pad");
  const [from, to] = pads;
  if (pads.length !== 2 || from === undefined || to === undefined) return undefined;
  if (connectivity.rootOf(from) !== connectivity.rootOf(to)) return undefined;
  const graph = new WayGraph(layerDepths(board, bits.names));
  for (const node of nodes) graph.addItem(node, items[node]!);
  const among = new Set(nodes);
  for (const node of nodes)
    for (const other of connectivity.neighbours[node]!)
      if (other > node && among.has(other)) graph.joinItems(node, items[node]!, other, items[other]!);
  return graph.shortest(from, to);
}

function isOnWay(item: CopperItem | undefined): boolean {
  return item?.kind === "pad" || item?.kind === "track" || item?.kind === "via";
}
