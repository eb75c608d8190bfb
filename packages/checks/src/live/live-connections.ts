import type { ItemId, NetId, PadOnBoard } from "@tracewright/board";
import { areIslandsJoined, areJoined, type Connectivity, isConnector, isPouredIn } from "../connections/clusters.ts";
import { type ConnectionCount, countConnections } from "../connections/count-connections.ts";
import { type Airwire, findAirwires } from "../connections/ratsnest.ts";
import type { CopperContext } from "../copper/board-copper.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { judgesOf } from "../rules/design-rules.ts";
import type { FindingStore } from "./finding-store.ts";
import { LiveIsland, LiveItem, type LiveNode } from "./live-node.ts";

const NODES = judgesOf("node");
const NETS = judgesOf("net");
const AIRWIRES = judgesOf("airwires");

type Terms = Pick<CopperContext, "board" | "bits">;

interface NetConnections {
  readonly total: number;
  readonly airwires: readonly Airwire[];
  /** Owns what is found of the net as a whole. */
  readonly owner: object;
  /** What owns the finding of each airwire, by all that the finding says. */
  readonly owners: ReadonlyMap<string, object>;
}

/** What is joined to what. Nets of which something came or went are counted again, tracks and vias beside it judged again. */
export class LiveConnections {
  readonly #nodesByNet = new Map<NetId, Set<LiveNode>>();
  readonly #byNet = new Map<NetId, NetConnections>();
  readonly #nets = new Set<NetId>();
  readonly #ends = new Set<LiveItem>();

  enter(node: LiveNode): void {
    this.#touch(node);
    if (node.net === undefined || (node instanceof LiveItem && node.full.reach === 0)) return;
    const nodes = this.#nodesByNet.get(node.net);
    if (nodes) nodes.add(node);
    else this.#nodesByNet.set(node.net, new Set([node]));
  }

  leave(node: LiveNode): void {
    this.part(node);
    if (node.net !== undefined) this.#nodesByNet.get(node.net)?.delete(node);
    if (node instanceof LiveItem) this.#ends.delete(node);
  }

  /** Takes a node's joints away, to be found again. */
  part(node: LiveNode): void {
    this.#touch(node);
    for (const other of node.joints) {
      other.joints.delete(node);
      if (other instanceof LiveItem) this.#ends.add(other);
    }
    node.joints.clear();
  }

  joinItems(a: LiveItem, b: LiveItem): void {
    const [first, second] = a.rank < b.rank ? [a, b] : [b, a];
    if (isConnector(first.full) && isConnector(second.full) && areJoined(first.item, second.item))
      this.#join(first, second);
  }

  joinIsland(node: LiveItem, into: LiveIsland): void {
    const { item } = node;
    if ((item.reach & into.pour.layer) !== 0 && isPouredIn(item, into.pour, into.island)) this.#join(node, into);
  }

  joinIslands(a: LiveIsland, b: LiveIsland): void {
    if (a.pour.net !== b.pour.net || a.pour.layer !== b.pour.layer) return;
    if (areIslandsJoined(a.island, b.island)) this.#join(a, b);
  }

  #join(a: LiveNode, b: LiveNode): void {
    a.joints.add(b);
    b.joints.add(a);
    for (const node of [a, b]) if (node instanceof LiveItem) this.#ends.add(node);
  }

  #touch(node: LiveNode): void {
    if (node.net !== undefined) this.#nets.add(node.net);
    if (node instanceof LiveItem) this.#ends.add(node);
  }

  /** Judges what was touched since the last time. Answers how many nodes were looked at. */
  settle(
    copper: Terms,
    { sink, store }: { readonly sink: FindingSink; readonly store: FindingStore },
    padOf: (id: ItemId) => PadOnBoard | undefined,
  ): number {
    let looked = this.#ends.size;
    for (const node of this.#ends) {
      store.drop(node.ends);
      const neighbourhood = neighbourhoodOf(copper, node);
      for (const judge of NODES) judge(neighbourhood, 0, sink);
      store.add(sink.take(), node.ends);
    }
    for (const net of this.#nets) {
      const before = this.#byNet.get(net);
      this.#byNet.delete(net);
      const nodes = this.#nodesByNet.get(net) ?? new Set();
      looked += nodes.size;
      const connectivity = connectNet(copper, net, nodes);
      const airwires = nodes.size > 0 ? findAirwires(connectivity) : [];
      // Of a thousand airwires of a ground net one move changes a few: the others keep their findings.
      const owners = new Map<string, object>();
      for (const airwire of airwires) {
        const words = wordsOf(airwire, padOf);
        const owner = before?.owners.get(words) ?? owners.get(words) ?? {};
        if (!before?.owners.has(words)) {
          for (const judge of AIRWIRES) judge(copper.board, [airwire], sink, padOf);
          store.add(sink.take(), owner);
        }
        owners.set(words, owner);
      }
      for (const [words, owner] of before?.owners ?? []) if (!owners.has(words)) store.drop(owner);
      const owner = before?.owner ?? {};
      store.drop(owner);
      if (nodes.size === 0) continue;
      for (const judge of NETS) judge(connectivity, net, sink);
      store.add(sink.take(), owner);
      this.#byNet.set(net, { owner, total: countConnections(connectivity, airwires).total, airwires, owners });
    }
    this.#nets.clear();
    this.#ends.clear();
    return looked;
  }

  get ratsnest(): readonly Airwire[] {
    return [...this.#byNet.values()].flatMap(({ airwires }) => airwires);
  }

  get count(): ConnectionCount {
    let total = 0;
    let open = 0;
    for (const net of this.#byNet.values()) {
      total += net.total;
      open += net.airwires.length;
    }
    return { total, connected: Math.max(0, total - open) };
  }
}

function wordsOf({ from, to }: Airwire, padOf: (id: ItemId) => PadOnBoard | undefined): string {
  const ends = [from, to].map(({ item, position: { x, y } }) => {
    const at = padOf(item);
    return `${item} ${x} ${y} ${at ? `${at.footprint.reference} ${at.pad.number}` : ""}`;
  });
  return ends.join(" to ");
}

/** Items first, then islands, each in the order of a check of all. */
function numberNodes(nodes: Iterable<LiveNode>): { readonly items: LiveItem[]; readonly islands: LiveIsland[] } {
  const items: LiveItem[] = [];
  const islands: LiveIsland[] = [];
  for (const node of nodes) {
    if (node instanceof LiveItem) items.push(node);
    else if (node instanceof LiveIsland) islands.push(node);
  }
  items.sort((a, b) => a.rank - b.rank);
  islands.sort((a, b) => a.rank - b.rank);
  return { items, islands };
}

/** The connectivity of one net alone: what its clusters, airwires and counts are found from. */
function connectNet({ board, bits }: Terms, net: NetId, nodes: ReadonlySet<LiveNode>): Connectivity {
  const { items, islands } = numberNodes(nodes);
  const all: readonly LiveNode[] = [...items, ...islands];
  for (let number = 0; number < all.length; number++) all[number]!.number = number;
  const neighbours = all.map((node) => {
    const found: number[] = [];
    for (const other of node.joints) if (other.net === net) found.push(other.number);
    return found;
  });
  const roots = new Int32Array(all.length).fill(-1);
  for (let root = 0; root < roots.length; root++) {
    if (roots[root] !== -1) continue;
    roots[root] = root;
    const queue = [root];
    for (let at = queue.pop(); at !== undefined; at = queue.pop())
      for (const next of neighbours[at]!) {
        if (roots[next] !== -1) continue;
        roots[next] = root;
        queue.push(next);
      }
  }
  return {
    copper: { board, bits, items: items.map(({ item }) => item) },
    islands,
    rootOf: (node) => roots[node]!,
    neighbours,
    nodesByNet: new Map([[net, [...all.keys()]]]),
  };
}

/** One item as node 0 and all that it is joined to. */
function neighbourhoodOf({ board, bits }: Terms, node: LiveItem): Connectivity {
  const { items, islands } = numberNodes(node.joints);
  const count = items.length + islands.length;
  return {
    copper: { board, bits, items: [node.item, ...items.map(({ item }) => item)] },
    islands,
    rootOf: (number) => number,
    neighbours: [Array.from({ length: count }, (_, index) => index + 1)],
    nodesByNet: new Map(),
  };
}
