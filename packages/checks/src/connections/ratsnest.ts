import type { ItemId, NetId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
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
 * between them, measured from pad and via centres, track ends, and the first corner of each island of a pour, as
 * KiCad 6 measures.
 */
export function findAirwires(connectivity: Connectivity): Airwire[] {
  const airwires: Airwire[] = [];
  for (const [net, all] of connectivity.nodesByNet) {
    const nodes = withoutLoneIslands(connectivity, all);
    const roots = new Set(nodes.map((node) => connectivity.rootOf(node)));
    if (roots.size < 2) continue;
    spanClusters(net, withoutRepeats(collectAnchors(connectivity, nodes)), roots.size, airwires);
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

/** Tracks that meet end to end measure from one place between them: the first, which would be chosen anyway. */
function withoutRepeats(anchors: readonly Anchor[]): Anchor[] {
  const known = new Set<string>();
  return anchors.filter(({ cluster, position: { x, y } }) => {
    const key = `${cluster} ${x} ${y}`;
    return !known.has(key) && known.add(key);
  });
}

/**
 * Prim's algorithm over clusters: each round takes in the cluster whose anchor is nearest to any taken in before; of equally
 * near ones the first. One pass a round over what is still outside, which ground nets without a pour make a thousand of.
 */
function spanClusters(net: NetId, anchors: readonly Anchor[], clusters: number, airwires: Airwire[]): void {
  const count = anchors.length;
  const x = Float64Array.from(anchors, ({ position }) => position.x);
  const y = Float64Array.from(anchors, ({ position }) => position.y);
  const cluster = Int32Array.from(anchors, (anchor) => anchor.cluster);
  const members = new Map<number, number[]>();
  for (let index = 0; index < count; index++) {
    const list = members.get(cluster[index]!);
    if (list) list.push(index);
    else members.set(cluster[index]!, [index]);
  }
  const nearest = new Int32Array(count).fill(-1);
  // What is outside lies close together in these, in the order of the anchors: the passes are over them.
  const outside = Int32Array.from(anchors.keys());
  const outsideX = x.slice();
  const outsideY = y.slice();
  const distance = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const nearestTo = new Int32Array(count).fill(-1);
  let left = count;
  const takeOut = (taken: number): void => {
    let kept = 0;
    for (let at = 0; at < left; at++) {
      const index = outside[at]!;
      if (cluster[index] === taken) continue;
      outside[kept] = index;
      outsideX[kept] = outsideX[at]!;
      outsideY[kept] = outsideY[at]!;
      distance[kept] = distance[at]!;
      nearestTo[kept++] = nearestTo[at]!;
    }
    left = kept;
  };
  /** Takes a cluster in and answers the anchor outside that is nearest to any inside now. */
  const takeIn = (taken: number): number => {
    takeOut(taken);
    for (const from of members.get(taken) ?? []) {
      const fromX = x[from]!;
      const fromY = y[from]!;
      for (let at = 0; at < left; at++) {
        const dx = outsideX[at]! - fromX;
        const dy = outsideY[at]! - fromY;
        const between = dx * dx + dy * dy;
        if (between >= distance[at]!) continue;
        distance[at] = between;
        nearestTo[at] = from;
      }
    }
    let next = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < left; at++) {
      if (distance[at]! >= least) continue;
      least = distance[at]!;
      next = at;
    }
    if (next < 0) return -1;
    nearest[outside[next]!] = nearestTo[next]!;
    return outside[next]!;
  };
  let next = takeIn(cluster[0]!);
  for (let made = 1; made < clusters && next >= 0; made++) {
    const from = anchors[nearest[next]!]!;
    const to = anchors[next]!;
    airwires.push({
      net,
      from: { item: from.item, position: from.position },
      to: { item: to.item, position: to.position },
    });
    next = takeIn(cluster[next]!);
  }
}
