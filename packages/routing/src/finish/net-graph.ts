/**
 * The copper of one net as an exact graph. A node is a place where pieces end: a bend, a junction, an end in a pad, or a
 * via, which is one node on all layers. An edge is a straight track. What merely crosses in passing is not joined.
 */

import type { Copper, Segment } from "../grid/route.ts";
import type { NetRule, ViaSize } from "../problem.ts";

export interface Node {
  x: number;
  y: number;
  /** -1 for a via, which is on all of them. */
  layer: number;
  edges: Edge[];
  /** Numbers of the terminals and pours that this node is trusted to join; see `net-joints`. */
  joints: readonly number[];
  /** Of a via. */
  size: ViaSize | undefined;
}

export interface Edge {
  readonly a: Node;
  readonly b: Node;
  readonly layer: number;
  halfWidth: number;
}

export const VIA_LAYER = -1;

export class NetGraph {
  readonly net: number;
  readonly rule: NetRule;
  readonly nodes = new Set<Node>();
  readonly edges = new Set<Edge>();

  constructor(net: number, rule: NetRule) {
    this.net = net;
    this.rule = rule;
  }

  addNode(x: number, y: number, layer: number): Node {
    const node: Node = { x, y, layer, edges: [], joints: [], size: undefined };
    this.nodes.add(node);
    return node;
  }

  addEdge(a: Node, b: Node, layer: number, halfWidth: number): Edge {
    const edge: Edge = { a, b, layer, halfWidth };
    a.edges.push(edge);
    b.edges.push(edge);
    this.edges.add(edge);
    return edge;
  }

  removeEdge(edge: Edge): void {
    this.edges.delete(edge);
    edge.a.edges = edge.a.edges.filter((other) => other !== edge);
    edge.b.edges = edge.b.edges.filter((other) => other !== edge);
  }

  removeNode(node: Node): void {
    for (const edge of [...node.edges]) this.removeEdge(edge);
    this.nodes.delete(node);
  }

  copy(): NetGraph {
    const twin = new NetGraph(this.net, this.rule);
    const twins = new Map<Node, Node>();
    for (const node of this.nodes) {
      const other = twin.addNode(node.x, node.y, node.layer);
      other.joints = node.joints;
      other.size = node.size;
      twins.set(node, other);
    }
    for (const { a, b, layer, halfWidth } of this.edges) twin.addEdge(twins.get(a)!, twins.get(b)!, layer, halfWidth);
    return twin;
  }

  length(): number {
    let sum = 0;
    for (const { a, b } of this.edges) sum += Math.hypot(b.x - a.x, b.y - a.y);
    return sum;
  }

  vias(): Via[] {
    return [...this.nodes].filter(isVia);
  }

  copper(): Copper {
    return {
      segments: [...this.edges].map(
        ({ a, b, layer, halfWidth }): Segment => ({
          ax: a.x,
          ay: a.y,
          bx: b.x,
          by: b.y,
          halfWidth,
          layer,
          branch: 0,
        }),
      ),
      vias: this.vias().map(({ x, y, size: { diameter, drill } }) => ({ x, y, diameter, drill, branch: 0 })),
    };
  }
}

export type Via = Node & { size: ViaSize };

export function isVia(node: Node): node is Via {
  return node.size !== undefined;
}

export function otherEnd(edge: Edge, node: Node): Node {
  return edge.a === node ? edge.b : edge.a;
}

export function lengthOf({ a, b }: Edge): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The graph of a net's copper: pieces are split where others of the net end on them or cross them in whole nanometres. */
export function graphOf(net: number, rule: NetRule, copper: Copper): NetGraph {
  const graph = new NetGraph(net, rule);
  const vias = new Map<string, Node>();
  for (const { x, y, diameter, drill } of copper.vias) {
    const known = vias.get(key(x, y));
    if (known?.size && known.size.diameter >= diameter) continue;
    const via = known ?? graph.addNode(x, y, VIA_LAYER);
    via.size = { diameter, drill };
    vias.set(key(x, y), via);
  }
  const nodes = new Map<string, Node>();
  const nodeAt = (x: number, y: number, layer: number): Node => {
    const via = vias.get(key(x, y));
    if (via) return via;
    const name = `${layer} ${key(x, y)}`;
    let node = nodes.get(name);
    if (!node) {
      node = graph.addNode(x, y, layer);
      nodes.set(name, node);
    }
    return node;
  };
  const byLayer = Map.groupBy(copper.segments, ({ layer }) => layer);
  for (const [layer, segments] of [...byLayer].sort((a, b) => a[0] - b[0])) {
    const ends = segments.flatMap(({ ax, ay, bx, by }) => [
      { x: ax, y: ay },
      { x: bx, y: by },
    ]);
    for (const via of vias.values()) ends.push(via);
    for (const segment of segments) {
      const cuts = ends.filter(({ x, y }) => isWithin(segment, x, y));
      for (const other of segments) {
        const crossing = other === segment ? undefined : crossingOf(segment, other);
        if (crossing) cuts.push(crossing);
      }
      const { ax, ay, bx, by, halfWidth } = segment;
      cuts.sort((p, q) => (p.x - ax) ** 2 + (p.y - ay) ** 2 - (q.x - ax) ** 2 - (q.y - ay) ** 2);
      let from = nodeAt(ax, ay, layer);
      for (const { x, y } of [...cuts, { x: bx, y: by }]) {
        const to = nodeAt(x, y, layer);
        if (to !== from) addOnce(graph, from, to, layer, halfWidth);
        from = to;
      }
    }
  }
  return graph;
}

function key(x: number, y: number): string {
  return `${x} ${y}`;
}

function addOnce(graph: NetGraph, a: Node, b: Node, layer: number, halfWidth: number): void {
  const twin = a.edges.find((edge) => edge.layer === layer && otherEnd(edge, a) === b);
  if (twin) twin.halfWidth = Math.max(twin.halfWidth, halfWidth);
  else graph.addEdge(a, b, layer, halfWidth);
}

/** Whether the point lies on the segment between its ends, exactly. */
function isWithin({ ax, ay, bx, by }: Segment, x: number, y: number): boolean {
  if (x < Math.min(ax, bx) || x > Math.max(ax, bx) || y < Math.min(ay, by) || y > Math.max(ay, by)) return false;
  if ((x === ax && y === ay) || (x === bx && y === by)) return false;
  return (bx - ax) * (y - ay) === (by - ay) * (x - ax);
}

function crossingOf(s: Segment, t: Segment): { x: number; y: number } | undefined {
  const ux = s.bx - s.ax;
  const uy = s.by - s.ay;
  const vx = t.bx - t.ax;
  const vy = t.by - t.ay;
  const cross = ux * vy - uy * vx;
  if (cross === 0) return undefined;
  const at = ((t.ax - s.ax) * vy - (t.ay - s.ay) * vx) / cross;
  const along = ((t.ax - s.ax) * uy - (t.ay - s.ay) * ux) / cross;
  if (at <= 0 || at >= 1 || along <= 0 || along >= 1) return undefined;
  const x = s.ax + ux * at;
  const y = s.ay + uy * at;
  return isWithin(s, x, y) && Number.isInteger(x) && Number.isInteger(y) ? { x, y } : undefined;
}
