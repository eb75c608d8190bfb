/**
 * Tracks and vias of a poured net that its pours make needless: the least of them that still joins every pad, and every
 * track and via that stays, is kept: a Steiner tree over these, pours and pieces of copper, grown from the first of them to
 * the nearest other one (Takahashi and Matsuyama 1980). What stays of vias are the stitches that pieces of pours need.
 */
import { OrderedPriceHeap } from "@tracewright/algorithms";
import type { Board, ItemId, NetId } from "@tracewright/board";
import type { Connectivity } from "@tracewright/checks";
import { VIA_WORTH } from "@tracewright/routing";
import { firmConnectivity } from "./firm-connectivity.ts";

/** Among pieces of no length the fewer win. */
const PIECE_WORTH = 1_000;

/** The tracks and vias among `mine` that no pad of a poured net would miss on the board as it is filled. */
export function findCarriedCopper(board: Board, mine: ReadonlySet<ItemId>): Set<ItemId> {
  const poured = new Set(board.zones.flatMap(({ keepout, net }) => (keepout || net === undefined ? [] : [net])));
  const connectivity = firmConnectivity(board);
  const carried = new Set<ItemId>();
  for (const net of poured) {
    const weights = weighCopper(connectivity, net, mine);
    if (![...weights.values()].some((weight) => weight > 0)) continue;
    const needed = spanEnds(connectivity, weights);
    for (const [node, weight] of weights)
      if (weight > 0 && !needed.has(node)) carried.add(connectivity.copper.items[node]!.id);
  }
  return carried;
}

/** What each node of the net costs: nothing but for the copper that may go. */
function weighCopper({ copper, nodesByNet }: Connectivity, net: NetId, mine: ReadonlySet<ItemId>): Map<number, number> {
  const weights = new Map<number, number>();
  for (const node of nodesByNet.get(net) ?? []) {
    const item = copper.items[node];
    if (!item || !mine.has(item.id)) weights.set(node, 0);
    else if (item.track) {
      const { start, end } = item.track;
      weights.set(node, PIECE_WORTH + Math.hypot(end.x - start.x, end.y - start.y));
    } else weights.set(node, VIA_WORTH);
  }
  return weights;
}

/** Nodes of a light tree that joins all that is joined at all of pads and copper that stays; one for each piece of the net. */
function spanEnds(connectivity: Connectivity, weights: ReadonlyMap<number, number>): Set<number> {
  const { items } = connectivity.copper;
  const tree = new Set<number>();
  const ends = [...weights].flatMap(([node, weight]) => (items[node] && weight === 0 ? [node] : []));
  const waiting = new Set(ends);
  for (const first of ends) {
    if (!waiting.delete(first)) continue;
    tree.add(first);
    const reached = new Set([first]);
    while (waiting.size > 0) {
      const path = findNearest(connectivity, weights, reached, waiting);
      if (!path) break;
      for (const node of path) {
        tree.add(node);
        reached.add(node);
        waiting.delete(node);
      }
    }
  }
  return tree;
}

/** The lightest way from what is reached to a node that is waited for, both ends included. */
function findNearest(
  { neighbours }: Connectivity,
  weights: ReadonlyMap<number, number>,
  reached: ReadonlySet<number>,
  waiting: ReadonlySet<number>,
): number[] | undefined {
  const distance = new Map<number, number>();
  const from = new Map<number, number>();
  const done = new Set<number>();
  const queue = new OrderedPriceHeap();
  for (const node of reached) {
    distance.set(node, 0);
    queue.push(node, 0);
  }
  while (queue.size > 0) {
    const node = queue.pop();
    // It was pushed again for each lighter way to it; the lightest came first.
    if (done.has(node)) continue;
    done.add(node);
    const weight = distance.get(node)!;
    if (waiting.has(node)) {
      const path = [node];
      for (let at = from.get(node); at !== undefined; at = from.get(at)) path.push(at);
      return path;
    }
    for (const other of neighbours[node]!) {
      const step = weights.get(other);
      if (step === undefined || weight + step >= (distance.get(other) ?? Number.POSITIVE_INFINITY)) continue;
      distance.set(other, weight + step);
      from.set(other, node);
      queue.push(other, weight + step);
    }
  }
  return undefined;
}
