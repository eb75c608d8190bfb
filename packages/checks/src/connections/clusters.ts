import { DisjointSets } from "@tracewright/algorithms";
import { type NetId, padCenter, padPourAnchors } from "@tracewright/board";
import { boxesTouch, corePoint, doOverlap, type Point } from "@tracewright/geometry";
import type { BoardCopper } from "../copper/board-copper.ts";
import { type CopperItem, copperOn, jointOn, someLayer } from "../copper/copper-item.ts";

import type { ZoneCopper, ZoneIsland } from "../copper/zone-copper.ts";

/** One island of poured copper as a node of the connectivity graph. */
export interface IslandNode {
  readonly pour: ZoneCopper;
  readonly island: ZoneIsland;
}

/** What overlaps what, and which copper is one for it. */
export interface Connectivity {
  readonly copper: Pick<BoardCopper, "board" | "bits" | "items">;
  readonly islands: readonly IslandNode[];
  /** Nodes by number: items first, then islands. Two nodes of one cluster have the same root. */
  rootOf(node: number): number;
  /** Neighbours of a node: all that overlap it, those of other nets (shorts) included. */
  readonly neighbours: readonly (readonly number[])[];
  /** Nodes of every net that has any, in board order. */
  readonly nodesByNet: ReadonlyMap<NetId, readonly number[]>;
}

export function connectCopper(copper: BoardCopper): Connectivity {
  const { items, index } = copper;
  const islands = copper.zones.flatMap((pour) =>
    pour.net === undefined ? [] : pour.islands.map((island): IslandNode => ({ pour, island })),
  );
  const count = items.length + islands.length;
  const sets = new DisjointSets(count);
  const neighbours: number[][] = Array.from({ length: count }, () => []);
  const rootOf = (node: number): number => sets.find(node);
  const join = (a: number, b: number, oneNet: boolean): void => {
    neighbours[a]!.push(b);
    neighbours[b]!.push(a);
    if (oneNet) sets.join(a, b);
  };

  for (const [first, a] of items.entries()) {
    if (!isConnector(a)) continue;
    for (const second of index.search(a.box)) {
      const b = items[second]!;
      if (second > first && isConnector(b) && areJoined(a, b)) join(first, second, a.net === b.net);
    }
  }
  for (const [number, { pour, island }] of islands.entries()) {
    const node = items.length + number;
    for (const entry of index.search(island.box)) {
      const item = items[entry]!;
      if ((item.reach & pour.layer) === 0) continue;
      if (isPouredIn(item, pour, island)) join(entry, node, item.net === pour.net);
    }
    for (let other = number + 1; other < islands.length; other++) {
      const second = islands[other]!;
      if (second.pour.net !== pour.net || second.pour.layer !== pour.layer) continue;
      if (areIslandsJoined(island, second.island)) join(node, items.length + other, true);
    }
  }

  const nodesByNet = new Map<NetId, number[]>();
  for (let node = 0; node < count; node++) {
    const item = items[node];
    const net = item ? item.net : islands[node - items.length]!.pour.net;
    // What lies on layers that the board does not have joins nothing and wants no connection.
    if (net === undefined || item?.reach === 0) continue;
    const nodes = nodesByNet.get(net);
    if (nodes) nodes.push(node);
    else nodesByNet.set(net, [node]);
  }
  return { copper, islands, rootOf, neighbours, nodesByNet };
}

/** Drawings and texts join nothing unless they say which net they are of. */
export function isConnector({ kind, net }: CopperItem): boolean {
  return net !== undefined || (kind !== "graphic" && kind !== "text");
}

/** Whether two pieces of copper are one electrically: they overlap. Rims that only just touch are no joint. */
export function areJoined(a: CopperItem, b: CopperItem): boolean {
  return someLayer(a.reach & b.reach, (layer) =>
    jointOn(a, layer).some((first) => jointOn(b, layer).some((second) => doOverlap(first, second))),
  );
}

/**
 * Poured copper joins what has an end or a centre in it, for tracks and vias give or take half their width, and pads by
 * the places where KiCad looks; pads of other nets it goes around. Stricter than touching, as KiCad is: copper that only
 * grazes a pour is no joint.
 */
export function isPouredIn(item: CopperItem, pour: ZoneCopper, island: ZoneIsland): boolean {
  if (item.net !== pour.net && !item.track && !item.via) return false;
  if (item.pad) {
    const copper = copperOn(item, pour.layer);
    const anchors = item.footprint && padPourAnchors(item.footprint, item.pad);
    if (!anchors) return copper.some((solid) => island.isNearer(solid, 0));
    return copper.length > 0 && anchors.some((anchor) => island.isWithin(anchor, 0));
  }
  const reach = Math.floor(((item.track?.width ?? item.via?.diameter ?? 0) + 1) / 2);
  return anchorsOf(item).some((anchor) => island.isWithin(anchor, reach));
}

/** Where an item may be connected to: ends of a track, centres of vias and of the copper of pads. */
export function anchorsOf(item: CopperItem): readonly Point[] {
  if (item.track) return [item.track.start, item.track.end];
  if (item.via) return [item.via.position];
  if (item.pad && item.footprint) return [padCenter(item.footprint, item.pad)];
  return item.solids.slice(0, 1).map(corePoint);
}

export function areIslandsJoined(a: ZoneIsland, b: ZoneIsland): boolean {
  if (!boxesTouch(a.box, b.box)) return false;
  return a.corners.some((corner) => b.holds(corner)) || b.corners.some((corner) => a.holds(corner));
}
