/**
 * Vias that the lattice could not see a way without: copper between vias moved to the other layer where it is free, and
 * the two sides of a via joined on one layer by a short way elsewhere. Tried on a copy, kept where it is worth more.
 */
import { VIA_WORTH } from "../engine/legal-subset.ts";
import { octilinearLength, type Place, shortestWays } from "../geometry/octilinear.ts";
import { type Chain, chainsOf, layWay, type Way } from "./chain.ts";
import { type ClearGround, meetsOwn } from "./clear-ground.ts";
import { type Edge, isVia, type NetGraph, type Node, otherEnd } from "./net-graph.ts";
import { joinsAll, type NetJoints } from "./net-joints.ts";
import { tidyGraph } from "./tidy-graph.ts";

/** Nearest pairs of places that are tried to join the two sides of a via. */
const MAX_LINKS = 24;
/** Nodes copied, and pairs of places compared, in the time of one exact question. */
const COPIED_NODES = 10;
const COMPARED_PAIRS = 100;

/** The graph with fewer vias, or undefined where no way was found. Yields the questions asked, every few hundred of them. */
export function* saveVias(
  graph: NetGraph,
  joints: NetJoints,
  ground: ClearGround,
): Generator<number, NetGraph | undefined> {
  let best = graph;
  for (let found: NetGraph | undefined = best; found; ) {
    found = yield* saveOne(best, joints, ground);
    if (found) best = found;
  }
  return best === graph ? undefined : best;
}

export function graphWorth(graph: NetGraph): number {
  return graph.vias().length * VIA_WORTH + graph.length();
}

function* saveOne(graph: NetGraph, joints: NetJoints, ground: ClearGround): Generator<number, NetGraph | undefined> {
  if (graph.vias().length === 0) return undefined;
  const whole = joints.piecesOf(graph);
  const worth = graphWorth(graph);
  const isBetter = (changed: NetGraph): boolean =>
    graphWorth(changed) < worth - 1 && joinsAll(whole, joints.piecesOf(changed));
  for (const island of islandsOf(graph))
    for (let layer = 0; layer < ground.problem.layerCount && ground.left > 0; layer++) {
      const isOpen = layer !== island.layer && ((graph.rule.layers >> layer) & 1) === 1;
      const changed = isOpen ? moveIsland(graph, island, layer, joints, ground) : undefined;
      if (changed && isBetter(changed)) return changed;
      if (ground.isTurnOver) yield ground.endTurn();
    }
  for (const via of graph.vias()) {
    if (ground.left <= 0) break;
    const changed = joinSides(graph, via, joints, ground, isBetter);
    if (changed) return changed;
    if (ground.isTurnOver) yield ground.endTurn();
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
  const wide = graph.rule.width / 2;
  const halfWidths = new Map<Edge, number>();
  for (const edge of edges) {
    const half = [wide, edge.halfWidth].find((width) => isFree(graph, edge.a, edge.b, to, width, edges, ground));
    if (half === undefined) break;
    halfWidths.set(edge, half);
  }
  if (halfWidths.size === edges.size) {
    const moved = copyOf(graph, ground);
    for (const node of nodes) moved.nodes.get(node)!.layer = to;
    for (const [edge, half] of halfWidths) {
      moved.graph.removeEdge(moved.edges.get(edge)!);
      moved.graph.addEdge(moved.nodes.get(edge.a)!, moved.nodes.get(edge.b)!, to, half);
    }
    tidyGraph(moved.graph, joints);
    return moved.graph;
  }
  const single = chainOfIsland(graph, edges);
  if (!single) return undefined;
  const [start, end] = [single.nodes[0]!, single.nodes[single.nodes.length - 1]!];
  const way = freeWay(graph, start, end, to, edges, ground);
  if (!way) return undefined;
  const direct = copyOf(graph, ground);
  for (const edge of edges) direct.graph.removeEdge(direct.edges.get(edge)!);
  for (const node of single.nodes.slice(1, -1)) direct.graph.removeNode(direct.nodes.get(node)!);
  const [first, last] = [direct.nodes.get(start)!, direct.nodes.get(end)!];
  for (const node of [first, last]) if (node.layer === layer) node.layer = to;
  layWay(direct.graph, first, last, way, to);
  tidyGraph(direct.graph, joints);
  return direct.graph;
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
  const { graph: split, nodes } = copyOf(graph, ground);
  const twin = nodes.get(via)!;
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
  for (const { a, b, layer } of nearestPairs(graph, sides, joints, ground)) {
    const way = freeWay(split, a, b, layer, NONE, ground);
    if (!way) continue;
    const joined = copyOf(split, ground);
    const [from, to] = [a, b].map((node) => onLayer(joined.graph, joined.nodes.get(node)!, layer));
    layWay(joined.graph, from!, to!, way, layer);
    tidyGraph(joined.graph, joints);
    if (isBetter(joined.graph)) return joined.graph;
  }
  return undefined;
}

interface Pair {
  readonly a: Node;
  readonly b: Node;
  readonly layer: number;
  readonly length: number;
}

/** Places of the two sides that are on one layer and near each other, nearest first. */
function nearestPairs(
  { rule }: NetGraph,
  sides: readonly ReadonlySet<Node>[],
  joints: NetJoints,
  ground: ClearGround,
): Pair[] {
  const pairs: Pair[] = [];
  for (let layer = 0; layer < ground.problem.layerCount; layer++) {
    if (!((rule.layers >> layer) & 1)) continue;
    const [near, far] = sides.map((side) => [...side].filter((node) => isOn(node, layer, joints)));
    ground.count((near!.length * far!.length) / COMPARED_PAIRS);
    for (const a of near!)
      for (const b of far!) {
        const most = pairs.length < MAX_LINKS ? VIA_WORTH : pairs[MAX_LINKS - 1]!.length;
        const length = octilinearLength(a, b);
        if (length === 0 || length >= most) continue;
        const at = pairs.findIndex((pair) => pair.length > length);
        pairs.splice(at < 0 ? pairs.length : at, 0, { a, b, layer, length });
        if (pairs.length > MAX_LINKS) pairs.pop();
      }
  }
  return pairs;
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

/** A shortest way between two places in the usual width that meets nothing, or undefined. */
function freeWay(
  graph: NetGraph,
  a: Place,
  b: Place,
  layer: number,
  besides: ReadonlySet<Edge>,
  ground: ClearGround,
): Way | undefined {
  const half = graph.rule.width / 2;
  for (const corners of shortestWays(a, b)) {
    const places: Place[] = [a, ...corners, b];
    const isClear = places.every(
      (place, i) => i === 0 || isFree(graph, places[i - 1]!, place, layer, half, besides, ground),
    );
    if (isClear) return { places, halfWidths: places.slice(1).map(() => half) };
  }
  return undefined;
}

const NONE: ReadonlySet<Edge> = new Set();

function isFree(
  graph: NetGraph,
  a: Place,
  b: Place,
  layer: number,
  half: number,
  besides: ReadonlySet<Edge>,
  ground: ClearGround,
): boolean {
  return ground.fits(graph, a, b, layer, half) && !meetsOwn(graph, a, b, layer, besides);
}

interface GraphCopy {
  readonly graph: NetGraph;
  /** By what they are copies of. */
  readonly nodes: ReadonlyMap<Node, Node>;
  readonly edges: ReadonlyMap<Edge, Edge>;
}

/** A copy has its nodes and edges in the order of the original's. It costs questions, as it takes time. */
function copyOf(original: NetGraph, ground: ClearGround): GraphCopy {
  ground.left -= Math.ceil(original.nodes.size / COPIED_NODES);
  const graph = original.copy();
  const nodes = [...graph.nodes];
  const edges = [...graph.edges];
  return {
    graph,
    nodes: new Map([...original.nodes].map((node, i) => [node, nodes[i]!])),
    edges: new Map([...original.edges].map((edge, i) => [edge, edges[i]!])),
  };
}
