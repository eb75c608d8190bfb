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

/** Pours lend at most so many of their corners as places to connect to. */
const CORNERS_PER_ISLAND = 64;

/**
 * The open connections of every net: for n separate clusters of copper the n − 1 airwires of a minimum spanning tree
 * between them, measured from pad and via centres, track ends and corners of pours.
 */
export function findAirwires(connectivity: Connectivity): Airwire[] {
  const airwires: Airwire[] = [];
  for (const [net, nodes] of connectivity.nodesByNet) {
    const roots = new Set(nodes.map((node) => connectivity.rootOf(node)));
    if (roots.size < 2) continue;
    spanClusters(net, collectAnchors(connectivity, nodes), roots.size, airwires);
  }
  return airwires;
}

interface Anchor extends AirwireEnd {
  readonly cluster: number;
}

function collectAnchors(connectivity: Connectivity, nodes: readonly number[]): Anchor[] {
  const { items } = connectivity.copper;
  return nodes.flatMap((node): Anchor[] => {
    const cluster = connectivity.rootOf(node);
    const item = items[node];
    if (!item) {
      const { pour, island } = connectivity.islands[node - items.length]!;
      const stride = Math.ceil(island.corners.length / CORNERS_PER_ISLAND);
      return island.corners
        .filter((_, index) => index % stride === 0)
        .map((position) => ({ item: pour.zone.id, position, cluster }));
    }
    return anchorsOf(item).map((position) => ({ item: item.id, position, cluster }));
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
  const takeIn = (cluster: number): void => {
    taken.add(cluster);
    for (const inside of members.get(cluster) ?? []) {
      const from = anchors[inside]!.position;
      for (let index = 0; index < anchors.length; index++) {
        const anchor = anchors[index]!;
        if (taken.has(anchor.cluster)) continue;
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
    for (let index = 0; index < anchors.length; index++) {
      if (taken.has(anchors[index]!.cluster)) continue;
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
