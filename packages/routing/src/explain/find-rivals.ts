/**
 * Who stands on the cheapest way of every open connection of a net: the net is grown to its end as if it could share
 * ground, and each connection answers for the branches between its own two ends.
 */

import { VIA_STEPS } from "../engine/negotiate.ts";
import { softPressure } from "../engine/pressure.ts";
import type { Conflict } from "../exact/conflicts.ts";
import { type Branch, NO_ROUTE } from "../grid/route.ts";
import { growNet } from "../search/grow-net.ts";
import { componentsOf, eachNode, type Workbench } from "../search/workbench.ts";
import type { Place } from "./measure-pinch.ts";
import type { Pair } from "./nearest-pairs.ts";

export type WayFound =
  /** Not even among the fixed objects alone. */
  | { readonly kind: "none" }
  /** `rivals` by net number; empty if nothing blocks it. */
  | { readonly kind: "way"; readonly rivals: readonly number[]; readonly spots: readonly Place[] };

/** What one more net in the way costs: dear enough to go around where that is possible. */
const PRESSURE = 4;
const MARGIN = 8_000_000;

/**
 * By pair; undefined where the work that is left, in node visits, did not suffice to know. Answers what is left then. The
 * net's route is the same afterwards.
 */
export function findRivals(
  bench: Workbench,
  net: number,
  { pairs, mostWork }: { readonly pairs: readonly Pair[]; readonly mostWork: number },
): { readonly ways: readonly (WayFound | undefined)[]; readonly left: number } {
  const kept = bench.routes[net]!;
  bench.setRoute(net, NO_ROUTE);
  bench.budget = mostWork;
  const search = growNet(bench, net, kept.branches, {
    pressure: softPressure(PRESSURE),
    viaSteps: VIA_STEPS,
    margin: MARGIN,
    wholeBoard: true,
    opensPlanes: true,
    atBudget: "end",
  });
  let step = search.next();
  while (!step.done) step = search.next();
  const { branches } = step.value;
  const left = bench.budget;
  bench.setRoute(net, { branches });
  const conflicts: Conflict[] = [];
  bench.table.conflictsOf(net, conflicts, { onlyHigher: false, stopAtFirst: false });
  bench.setRoute(net, kept);
  const graph = new PieceGraph(bench, net, kept.branches, branches.slice(kept.branches.length));
  const ways = pairs.map((pair): WayFound | undefined => {
    const made = graph.between(pair);
    if (!made) return left > 0 ? { kind: "none" } : undefined;
    const met = conflicts.filter(({ branchA }) => made.has(branchA - kept.branches.length));
    return {
      kind: "way",
      rivals: [...new Set(met.map(({ netB }) => netB))].sort((a, b) => a - b),
      spots: met.map(({ x, y, layer }) => ({ x, y, layer })),
    };
  });
  return { ways, left };
}

/** The pieces that a net is in, and the branches that were made to join them. */
class PieceGraph {
  readonly #pieceOfTerminal = new Map<number, number>();
  /** Pieces first, then branches. */
  readonly #neighbours: Set<number>[] = [];
  readonly #pieces: number;

  constructor(bench: Workbench, net: number, kept: readonly Branch[], made: readonly Branch[]) {
    const pieces = componentsOf(bench, net, kept);
    this.#pieces = pieces.length;
    const pieceOfArea = new Map<number, number>();
    const at = new Map<number, number>();
    pieces.forEach((piece, index) => {
      for (const terminal of piece.terminals) this.#pieceOfTerminal.set(terminal, index);
      for (const area of piece.areas) pieceOfArea.set(area, index);
      for (const branch of piece.branches) eachNode(bench.grid, branch, (node) => at.set(node, index));
    });
    const landing = bench.areasOf[net]!.length > 0 ? bench.landing?.owner : undefined;
    made.forEach((branch, index) => {
      const self = this.#pieces + index;
      for (const access of [branch.start, branch.end])
        if (access) this.#join(self, this.#pieceOfTerminal.get(access.terminal));
      eachNode(bench.grid, branch, (node) => {
        this.#join(self, at.get(node));
        if (landing) this.#join(self, pieceOfArea.get(landing[node]! - 1));
      });
      eachNode(bench.grid, branch, (node) => at.set(node, at.get(node) ?? self));
    });
  }

  /** Numbers of the branches made on the way between two terminals; undefined where they do not reach. */
  between([a, b]: Pair): Set<number> | undefined {
    const start = this.#pieceOfTerminal.get(a);
    const goal = this.#pieceOfTerminal.get(b);
    if (start === undefined || goal === undefined) return undefined;
    const from = new Map([[start, start]]);
    const queue = [start];
    for (const at of queue) {
      if (at === goal) break;
      for (const next of this.#neighbours[at] ?? []) {
        if (from.has(next)) continue;
        from.set(next, at);
        queue.push(next);
      }
    }
    if (!from.has(goal)) return undefined;
    const made = new Set<number>();
    for (let at = goal; at !== start; at = from.get(at) ?? start) if (at >= this.#pieces) made.add(at - this.#pieces);
    return made;
  }

  #join(a: number, b: number | undefined): void {
    if (b === undefined || a === b) return;
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const list = this.#neighbours[one];
      if (list) list.add(other);
      else this.#neighbours[one] = new Set([other]);
    }
  }
}
