/** Chains: tracks one after the other on one layer, from one place that must stay to the next. */

import type { Place } from "../geometry/octilinear.ts";
import { type Edge, isVia, type NetGraph, type Node, otherEnd } from "./net-graph.ts";

export interface Chain {
  readonly layer: number;
  /** Both ends, which stay, and the bends between them. */
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge[];
}

/** A way in places: one piece fewer than places. */
export interface Way {
  readonly places: readonly Place[];
  readonly halfWidths: readonly number[];
}

/** Whether the node is more than a bend. */
export function isKey(node: Node): boolean {
  return isVia(node) || node.joints.length > 0 || node.edges.length !== 2;
}

/** The chain that leaves a key node by one of its edges. */
export function chainFrom(start: Node, first: Edge): Chain {
  const nodes = [start];
  const edges: Edge[] = [];
  let edge = first;
  let node = start;
  for (;;) {
    edges.push(edge);
    node = otherEnd(edge, node);
    nodes.push(node);
    if (node === start || isKey(node)) return { layer: first.layer, nodes, edges };
    const [one, two] = node.edges;
    const next = one === edge ? two : one;
    if (!next) throw new Error(`a bend of net ${start.x} ${start.y} has one track`);
    edge = next;
  }
}

/** Every chain of the net once, in the order of its nodes. */
export function chainsOf(graph: NetGraph): Chain[] {
  const done = new Set<Edge>();
  const chains: Chain[] = [];
  for (const node of graph.nodes) {
    if (!isKey(node)) continue;
    for (const edge of node.edges) {
      if (done.has(edge)) continue;
      const chain = chainFrom(node, edge);
      for (const own of chain.edges) done.add(own);
      chains.push(chain);
    }
  }
  return chains;
}

export function wayOf(chain: Chain): Way {
  return { places: chain.nodes, halfWidths: chain.edges.map(({ halfWidth }) => halfWidth) };
}

export function removeChain(graph: NetGraph, chain: Chain): void {
  for (const edge of chain.edges) graph.removeEdge(edge);
  for (const node of chain.nodes.slice(1, -1)) graph.removeNode(node);
}

/** Lays a way between two nodes that stand at its ends. */
export function layWay(graph: NetGraph, from: Node, to: Node, way: Way, layer: number): Edge[] {
  let node = from;
  return way.halfWidths.map((halfWidth, i) => {
    const place = way.places[i + 1]!;
    const next = i === way.halfWidths.length - 1 ? to : graph.addNode(place.x, place.y, layer);
    const edge = graph.addEdge(node, next, layer, halfWidth);
    node = next;
    return edge;
  });
}

export function wayLength({ places }: Way): number {
  let length = 0;
  for (let i = 1; i < places.length; i++)
    length += Math.hypot(places[i]!.x - places[i - 1]!.x, places[i]!.y - places[i - 1]!.y);
  return length;
}
