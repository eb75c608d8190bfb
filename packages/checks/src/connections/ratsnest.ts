import type { ItemId, NetId, Point } from "@tracewright/board";
import { anchorsOf, type Connectivity } from "./clusters.ts";

/** One end of an airwire. */
export interface AirwireEnd {
  readonly item: ItemId;
  readonly position: Point;
}

/** A connection that is still to be made, as the shortest straight line between two pieces of a net. */
export interface Airwire {
  readonly net: NetId;
  readonly from: AirwireEnd;
  readonly to: AirwireEnd;
}

/**
 * The open connections of every net: for n separate clusters of copper the n − 1 airwires of a minimum spanning tree
 * between them, measured from pad and via centres, track ends, and the first corner of each island of a pour, as KiCad 6 measures.
 */
export function findAirwires(connectivity: Connectivity): Airwire[] {
  const airwires: Airwire[] = [];
  for (const [net, all] of connectivity.nodesByNet) {
    const nodes = withoutLoneIslands(connectivity, all);
    const roots = new Set(nodes.map((node) => connectivity.rootOf(node)));
    if (roots.size < 2) continue;
    spanClusters(net, collectAnchors(connectivity, nodes), roots.size, airwires);
  }
  return airwires;
}

/** An island of a pour that joins nothing is kept for its copper and wants no connection. */
function withoutLoneIslands(connectivity: Connectivity, nodes: readonly number[]): readonly number[] {
  const { items } = connectivity.copper;
  const members = new Map<number, number>();
  for (const node of nodes) {
    const root = connectivity.rootOf(node);
    members.set(root, (members.get(root) ?? 0) + 1);
  }
  return nodes.filter((node) => node < items.length || members.get(connectivity.rootOf(node)) !== 1);
}

interface Anchor extends AirwireEnd {
  readonly cluster: number;
}

function collectAnchors(connectivity: Connectivity, nodes: readonly number[]): Anchor[] {
  const { items } = connectivity.copper;
  return nodes.flatMap((node): Anchor[] => {
    const cluster = connectivity.rootOf(node);
    const item = items[node];
    if (item) return anchorsOf(item).map((position) => ({ item: item.id, position, cluster }));
    const { pour, island } = connectivity.islands[node - items.length]!;
    return [{ item: pour.zone.id, position: island.anchor, cluster }];
  });
}

/** Prim's algorithm over clusters: each round takes in the cluster whose anchor is nearest to any taken in before. */
function spanClusters(net: NetId, anchors: readonly Anchor[], clusters: number, airwires: Airwire[]): void {
  const members = new Map<number, number[]>();
  for (const [index, { cluster }] of anchors.entries()) {
    const list = members.get(cluster);
    if (list) list.push(index);
    else members.set(cluster, [index]);
  }
  const distance = new Float64Array(anchors.length).fill(Number.POSITIVE_INFINITY);
  const nearest = new Int32Array(anchors.length).fill(-1);
  const taken = new Set<number>();
  let outside = [...anchors.keys()];
  const takeIn = (cluster: number): void => {
    taken.add(cluster);
    outside = outside.filter((index) => !taken.has(anchors[index]!.cluster));
    for (const inside of members.get(cluster) ?? []) {
      const from = anchors[inside]!.position;
      for (const index of outside) {
        const anchor = anchors[index]!;
        const dx = anchor.position.x - from.x;
        const dy = anchor.position.y - from.y;
        const length = dx * dx + dy * dy;
        if (length >= distance[index]!) continue;
        distance[index] = length;
        nearest[index] = inside;
      }
    }
  };
  takeIn(anchors[0]!.cluster);
  while (taken.size < clusters) {
    let next = -1;
    for (const index of outside) {
      if (next < 0 || distance[index]! < distance[next]!) next = index;
    }
    if (next < 0) return;
    const from = anchors[nearest[next]!]!;
    const to = anchors[next]!;
    airwires.push({
      net,
      from: { item: from.item, position: from.position },
      to: { item: to.item, position: to.position },
    });
    takeIn(to.cluster);
  }
}
