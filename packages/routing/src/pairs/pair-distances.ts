import { OrderedPriceHeap } from "@tracewright/algorithms";
/**
 * How far it is to the ends of a leg, from every place, layer and side: the search of poses without its headings, run
 * backwards from the ends. Never more than the true price, and near it, so that the search of poses goes where it has to;
 * a side that no end can be reached from is known to be so before any pose is tried.
 */
import { HEADINGS, stepLength, turnBy } from "./headings.ts";
import type { PairGround, Side } from "./pair-ground.ts";
import type { PairPort } from "./pair-ports.ts";

/** In nanometres of coupled track, as all prices of the search. */
export const VIA_PRICE = 12_000_000;
/** What ground beside other copper costs more: the pair leaves room to the tracks that come after it. */
const CROWDED = 0.25;
/** How far beyond the best start places are still looked at: turns are not counted here. */
const SLACK = 2_500_000;
/** Places of a pocket around pads, all layers and both sides counted. */
const MAX_IN_POCKET = 20_000;

/** Price of a step onto the node. */
export function priceOfStep(ground: PairGround, layer: number, cell: number, length: number): number {
  return ground.isCrowded(layer, cell) ? length * (1 + CROWDED) : length;
}

export class PairDistances {
  readonly #ground: PairGround;
  readonly #price: Float64Array;
  readonly #isDone: Uint8Array;
  readonly #heap = new OrderedPriceHeap();
  #frontier = 0;
  #isComplete = false;

  constructor(ground: PairGround, ends: readonly PairPort[]) {
    this.#ground = ground;
    this.#price = new Float64Array(ground.grid.nodes * 2).fill(Number.POSITIVE_INFINITY);
    this.#isDone = new Uint8Array(ground.grid.nodes * 2);
    // A port's heading leads away from its pads; who arrives has the positive net on the other side.
    for (const { layer, free, side, cost } of ends) this.#reach(this.#stateOf(layer, free, side === 1 ? -1 : 1), cost);
  }

  /** Whether the ends stand in a pocket: so few places can be reached from them, and none of the others'. */
  isPocket(others: readonly PairPort[]): boolean {
    const outside = new Set(others.map(({ layer, free, side }) => this.#stateOf(layer, free, side)));
    for (let visited = 0; visited < MAX_IN_POCKET; visited++) {
      const state = this.#heap.pop();
      if (state < 0) return true;
      if (this.#isDone[state] === 1) continue;
      this.#isDone[state] = 1;
      if (outside.has(state)) return false;
      this.#expand(state);
    }
    return false;
  }

  /** Settles places until every start is known that may be the best one; yields what it has visited. */
  *measure(starts: readonly PairPort[], stride: number): Generator<number, "reached" | "shut"> {
    const waiting = new Map<number, number>();
    for (const { layer, free, side, cost } of starts) {
      const state = this.#stateOf(layer, free, side);
      waiting.set(state, Math.min(cost, waiting.get(state) ?? Number.POSITIVE_INFINITY));
    }
    let enough = Number.POSITIVE_INFINITY;
    let visited = 0;
    for (;;) {
      const state = this.#heap.pop();
      if (state < 0) {
        this.#isComplete = true;
        break;
      }
      if (this.#isDone[state] === 1) continue;
      this.#isDone[state] = 1;
      this.#frontier = this.#price[state]!;
      if (this.#frontier > enough) break;
      const cost = waiting.get(state);
      if (cost !== undefined) enough = Math.min(enough, this.#frontier + cost + SLACK);
      this.#expand(state);
      visited += 1;
      if (visited % stride === 0) yield stride;
    }
    yield visited % stride;
    return enough === Number.POSITIVE_INFINITY ? "shut" : "reached";
  }

  /** At least what a pose there has yet to pay; infinite where no end can be reached from. */
  from(layer: number, cell: number, side: Side): number {
    const state = this.#stateOf(layer, cell, side);
    if (this.#isDone[state] === 1) return this.#price[state]!;
    return this.#isComplete ? Number.POSITIVE_INFINITY : this.#frontier;
  }

  #expand(state: number): void {
    const ground = this.#ground;
    const { plane, layers, pitch } = ground.grid;
    const price = this.#price[state]!;
    const node = state >> 1;
    const layer = Math.floor(node / plane);
    const cell = node - layer * plane;
    const side: Side = (state & 1) === 1 ? 1 : -1;
    for (const heading of HEADINGS) {
      const before = ground.cellAfter(cell, turnBy(heading, 4), 1);
      if (before < 0 || !ground.isRunFree(layer, before, heading, side, 1)) continue;
      const step = priceOfStep(ground, layer, cell, stepLength(heading, pitch));
      this.#reach(this.#stateOf(layer, before, side), price + step);
    }
    if (!ground.canChangeLayer(cell)) return;
    for (let other = 0; other < layers; other++) {
      if (other === layer || !((ground.rule.layers >> other) & 1)) continue;
      this.#reach(this.#stateOf(other, cell, 1), price + VIA_PRICE);
      this.#reach(this.#stateOf(other, cell, -1), price + VIA_PRICE);
    }
  }

  #reach(state: number, price: number): void {
    if (price >= this.#price[state]!) return;
    this.#price[state] = price;
    this.#heap.push(state, price);
  }

  #stateOf(layer: number, cell: number, side: Side): number {
    return (layer * this.#ground.grid.plane + cell) * 2 + (side === 1 ? 1 : 0);
  }
}
