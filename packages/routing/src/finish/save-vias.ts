/**
 * Vias that the lattice could not see a way without: copper between vias moved to the other layer where it is free, and
 * the two sides of a via joined on one layer by a short way elsewhere. Tried on a copy, kept where it is worth more.
 */
import { VIA_WORTH } from "../engine/legal-subset.ts";
import { type Chain, chainsOf } from "./chain.ts";
import { type ClearGround, meetsOwn } from "./clear-ground.ts";
import { type Edge, isVia, type NetGraph, type Node, otherEnd } from "./net-graph.ts";
import { joinsAll, type NetJoints } from "./net-joints.ts";
import { octilinearLength, type Place, shortestWays } from "./octilinear.ts";
import { tidyGraph } from "./tidy-graph.ts";

/** Nearest pairs of places that are tried to join the two sides of a via. */
const MOST_LINKS = 24;

/** The graph with fewer vias, or undefined where no way was found. */
export function saveVias(graph: NetGraph, joints: NetJoints, ground: ClearGround): NetGraph | undefined {
  let best = graph;
  for (let found: NetGraph | undefined = best; found; ) {
    found = saveOne(best, joints, ground);
    if (found) best = found;
  }
  return best === graph ? undefined : best;
}

export function graphWorth(graph: NetGraph): number {
  return graph.vias().length * VIA_WORTH + graph.length();
}

function saveOne(graph: NetGraph, joints: NetJoints, ground: ClearGround): NetGraph | undefined {
  if (graph.vias().length === 0) return undefined;
  const whole = joints.piecesOf(graph);
  const worth = graphWorth(graph);
  const isBetter = (changed: NetGraph): boolean =>
    graphWorth(changed) < worth - 1 && joinsAll(whole, joints.piecesOf(changed));
  for (const island of islandsOf(graph))
    for (let layer = 0; layer < ground.problem.layerCount && ground.left > 0; layer++) {
      const changed = layer === island.layer ? undefined : moveIsland(graph, island, layer, joints, ground);
      if (changed && isBetter(changed)) return changed;
    }
  for (const via of graph.vias()) {
    if (ground.left <= 0) break;
    const changed = joinSides(graph, via, joints, ground, isBetter);
    if (changed) return changed;
  }
  return undefined;
}

/** Tracks of one layer that hang together without vias, and the vias around them. */
interface Island {
  readonly layer: number;
  readonly edges: ReadonlySet<Edge>;
  readonly nodes: ReadonlySet<Node>;
  readonly vias: ReadonlySet<Node>;
}

function islandsOf(graph: NetGraph): Island[] {
  const done = new Set<Edge>();
  const islands: Island[] = [];
  for (const first of graph.edges) {
    if (done.has(first)) continue;
    const island = { layer: first.layer, edges: new Set([first]), nodes: new Set<Node>(), vias: new Set<Node>() };
    const queue = [first];
    for (let edge = queue.pop(); edge; edge = queue.pop())
      for (const node of [edge.a, edge.b]) {
        if (isVia(node)) {
          island.vias.add(node);
          continue;
        }
        island.nodes.add(node);
        for (const next of node.edges)
          if (!island.edges.has(next)) {
            island.edges.add(next);
            queue.push(next);
          }
      }
    for (const edge of island.edges) done.add(edge);
    if (island.vias.size > 0) islands.push(island);
  }
  return islands;
}

/** The graph with the island on the other layer, where it has room there and a via goes with it. */
function moveIsland(
  graph: NetGraph,
  { layer, edges, nodes, vias }: Island,
  to: number,
  joints: NetJoints,
  ground: ClearGround,
): NetGraph | undefined {
  const goes = [...vias].some((via) => via.edges.every((edge) => edges.has(edge) || edge.layer === to));
  if (!goes) return undefined;
  for (const node of nodes) {
    if (node.joints.length === 0) continue;
    const there = joints.at(node, to);
    if (!node.joints.every((joint) => there.includes(joint))) return undefined;
  }
  const moved = graph.copy();
  // Copies keep the order of what they copy.
  const twins = twinsOf(graph, moved);
  for (const edge of edges) {
    const twin = twins.edges.get(edge)!;
    moved.removeEdge(twin);
  }
  for (const node of nodes) twins.nodes.get(node)!.layer = to;
  const single = chainOfIsland(graph, edges);
  const asItIs = (): boolean =>
    [...edges].every((edge) => {
      const [a, b] = [twins.nodes.get(edge.a)!, twins.nodes.get(edge.b)!];
      const half = [edge.halfWidth, graph.rule.width / 2].find((width) => isFree(moved, a, b, to, width, ground));
      if (half === undefined) return false;
      moved.addEdge(a, b, to, half);
      return true;
    });
  if (asItIs()) {
    tidyGraph(moved, joints);
    return moved;
  }
  if (!single) return undefined;
  const direct = graph.copy();
  const others = twinsOf(graph, direct);
  for (const edge of edges) direct.removeEdge(others.edges.get(edge)!);
  for (const node of single.nodes.slice(1, -1)) direct.removeNode(others.nodes.get(node)!);
  const ends = [single.nodes[0]!, single.nodes[single.nodes.length - 1]!].map((node) => others.nodes.get(node)!);
  for (const end of ends) if (end.layer === layer) end.layer = to;
  if (!link(direct, ends[0]!, ends[1]!, to, ground)) return undefined;
  tidyGraph(direct, joints);
  return direct;
}

function chainOfIsland(graph: NetGraph, edges: ReadonlySet<Edge>): Chain | undefined {
  return chainsOf(graph).find((chain) => chain.edges.length === edges.size && chain.edges.every((e) => edges.has(e)));
}

/** The graph without the via, its two sides joined on one layer by the shortest free link between places near each other. */
function joinSides(
  graph: NetGraph,
  via: Node,
  joints: NetJoints,
  ground: ClearGround,
  isBetter: (changed: NetGraph) => boolean,
): NetGraph | undefined {
  const layers = [...new Set(via.edges.map((edge) => edge.layer))];
  if (via.joints.length > 0 || layers.length !== 2) return undefined;
  const split = graph.copy();
  const twin = twinsOf(graph, split).nodes.get(via)!;
  const ends = layers.map((layer) => {
    const end = split.addNode(via.x, via.y, layer);
    for (const edge of twin.edges)
      if (edge.layer === layer) split.addEdge(end, otherEnd(edge, twin), layer, edge.halfWidth);
    return end;
  });
  split.removeNode(twin);
  const sides = ends.map((end) => reachable(end));
  if (sides[0]!.has(ends[1]!)) {
    tidyGraph(split, joints);
    return isBetter(split) ? split : undefined;
  }
  const links: { a: Node; b: Node; layer: number; length: number }[] = [];
  for (let layer = 0; layer < ground.problem.layerCount; layer++) {
    const [near, far] = sides.map((side) => [...side].filter((node) => isOn(node, layer, joints)));
    for (const a of near!)
      for (const b of far!) {
        const length = octilinearLength(a, b);
        if (length > 0 && length < VIA_WORTH) links.push({ a, b, layer, length });
      }
  }
  links.sort((p, q) => p.length - q.length);
  for (const { a, b, layer } of links.slice(0, MOST_LINKS)) {
    const joined = split.copy();
    const twins = twinsOf(split, joined).nodes;
    if (!link(joined, onLayer(joined, twins.get(a)!, layer), onLayer(joined, twins.get(b)!, layer), layer, ground))
      continue;
    tidyGraph(joined, joints);
    if (isBetter(joined)) return joined;
  }
  return undefined;
}

function reachable(start: Node): Set<Node> {
  const seen = new Set([start]);
  const queue = [start];
  for (let node = queue.pop(); node; node = queue.pop())
    for (const edge of node.edges) {
      const next = otherEnd(edge, node);
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  return seen;
}

/** Whether a track of the layer may begin there: a pad with a hole is on all layers. */
function isOn(node: Node, layer: number, joints: NetJoints): boolean {
  if (isVia(node) || node.layer === layer) return true;
  return node.joints.length > 0 && joints.at(node, layer).some((joint) => node.joints.includes(joint));
}

function onLayer(graph: NetGraph, node: Node, layer: number): Node {
  if (isVia(node) || node.layer === layer) return node;
  const other = graph.addNode(node.x, node.y, layer);
  other.joints = node.joints;
  return other;
}

/** Lays a free shortest way between two nodes; says whether there was one. */
function link(graph: NetGraph, a: Node, b: Node, layer: number, ground: ClearGround): boolean {
  const half = graph.rule.width / 2;
  for (const corners of shortestWays(a, b)) {
    const places: Place[] = [a, ...corners, b];
    const isClear = places.every((place, i) => i === 0 || isFree(graph, places[i - 1]!, place, layer, half, ground));
    if (!isClear) continue;
    let from = a;
    for (const [i, place] of places.entries()) {
      if (i === 0) continue;
      const to = i === places.length - 1 ? b : graph.addNode(place.x, place.y, layer);
      graph.addEdge(from, to, layer, half);
      from = to;
    }
    return true;
  }
  return false;
}

const NONE: ReadonlySet<Edge> = new Set();

function isFree(graph: NetGraph, a: Place, b: Place, layer: number, half: number, ground: ClearGround): boolean {
  return !meetsOwn(graph, a, b, layer, NONE) && ground.fits(graph, a, b, layer, half);
}

/** A copy has its nodes and edges in the order of the original's. */
function twinsOf(graph: NetGraph, copy: NetGraph): { nodes: Map<Node, Node>; edges: Map<Edge, Edge> } {
  const nodes = [...copy.nodes];
  const edges = [...copy.edges];
  return {
    nodes: new Map([...graph.nodes].map((node, i) => [node, nodes[i]!])),
    edges: new Map([...graph.edges].map((edge, i) => [edge, edges[i]!])),
  };
}
