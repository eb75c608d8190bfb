/**
 * The places where tracks can join the pieces of one net while it grows: nodes of its branches, and the ways into its
 * pads with their prices. A net of many pads is asked for all of them at every connection. Nodes are therefore numbered
 * and ways priced once for each net's turn, and what is left for a connection are passes over flat arrays.
 */
import type { Access, Branch } from "../grid/route.ts";
import { type Component, eachNode, type Workbench } from "./workbench.ts";

/** Places of a branch or of the ways into a terminal. */
interface PlaceList {
  /** Numbers of their nodes. */
  readonly slots: Int32Array;
  /** By place; all 0 and without accesses where a track is joined as it lies. */
  readonly costs: Int32Array | undefined;
  readonly accesses: readonly Access[];
}

/** Price of a way in with the copper of other nets along it, or −1 where that is forbidden. */
export type PriceOf = (access: Access) => number;

/** Numbers of work in which a node visit counts 1: what a place takes when it is met first, and every time. */
const FIRST_WORK = 0.5;
const PLACE_WORK = 1 / 50;

export class JoinPlaces {
  readonly #bench: Workbench;
  readonly #priceOf: PriceOf;
  readonly #slots = new Map<number, number>();
  readonly #nodes: number[] = [];
  readonly #ofEntry = new Map<number, PlaceList>();
  readonly #ofBranch = new Map<Branch, PlaceList>();
  #work = 0;

  /** Prices must stay what they are as long as this is used: the copper of other nets does while one net grows. */
  constructor(bench: Workbench, priceOf: PriceOf) {
    this.#bench = bench;
    this.#priceOf = priceOf;
  }

  /** How many different nodes are known. */
  get count(): number {
    return this.#nodes.length;
  }

  nodeAt(slot: number): number {
    return this.#nodes[slot]!;
  }

  slotOf(node: number): number | undefined {
    return this.#slots.get(node);
  }

  /** Work since it was last asked for, in node visits. */
  takeWork(): number {
    const work = Math.ceil(this.#work);
    this.#work = 0;
    return work;
  }

  /** The places of a piece, branches first. */
  *of({ branches, terminals }: Component): Generator<PlaceList> {
    for (const branch of branches)
      yield this.#counted(branch.given ? this.#into(branch.given.entry) : this.#on(branch));
    for (const terminal of terminals) yield this.#counted(this.#into(terminal));
  }

  #counted(list: PlaceList): PlaceList {
    this.#work += list.slots.length * PLACE_WORK;
    return list;
  }

  #into(entry: number): PlaceList {
    let list = this.#ofEntry.get(entry);
    if (!list) {
      const costs: number[] = [];
      const accesses = this.#bench.accesses[entry]!.filter((access) => {
        const cost = this.#priceOf(access);
        if (cost >= 0) costs.push(cost);
        return cost >= 0;
      });
      const slots = Int32Array.from(accesses, ({ node }) => this.#number(node));
      list = { slots, costs: Int32Array.from(costs), accesses };
      this.#ofEntry.set(entry, list);
    }
    return list;
  }

  #on(branch: Branch): PlaceList {
    let list = this.#ofBranch.get(branch);
    if (!list) {
      const slots: number[] = [];
      eachNode(this.#bench.grid, branch, (node) => slots.push(this.#number(node)));
      list = { slots: Int32Array.from(slots), costs: undefined, accesses: [] };
      this.#ofBranch.set(branch, list);
    }
    return list;
  }

  #number(node: number): number {
    this.#work += FIRST_WORK;
    let slot = this.#slots.get(node);
    if (slot === undefined) {
      slot = this.#nodes.push(node) - 1;
      this.#slots.set(node, slot);
    }
    return slot;
  }
}

/** The cheapest way to join at each node: of equal ones the first that was added. */
export class CheapestPlaces {
  readonly #places: JoinPlaces;
  #round = 0;
  /** By slot. */
  #rounds = new Int32Array(0);
  #costs = new Int32Array(0);
  readonly #accesses: (Access | null)[] = [];
  readonly #owners: (Component | undefined)[] = [];
  /** Nodes with a place, in the order in which they were first met. */
  #listed = new Int32Array(0);
  #count = 0;

  constructor(places: JoinPlaces) {
    this.#places = places;
  }

  get count(): number {
    return this.#count;
  }

  clear(): void {
    this.#round++;
    this.#count = 0;
  }

  /** Adds the places of a piece; `onCheaper` hears of every place that is new or cheaper than what was there. */
  add(component: Component, onCheaper?: (node: number, cost: number) => void): void {
    for (const { slots, costs, accesses } of this.#places.of(component)) {
      this.#makeRoom();
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i]!;
        const cost = costs ? costs[i]! : 0;
        if (this.#rounds[slot] !== this.#round) {
          this.#rounds[slot] = this.#round;
          this.#listed[this.#count++] = slot;
        } else if (this.#costs[slot]! <= cost) continue;
        this.#costs[slot] = cost;
        this.#accesses[slot] = accesses[i] ?? null;
        this.#owners[slot] = component;
        onCheaper?.(this.#places.nodeAt(slot), cost);
      }
    }
  }

  /** Every node with the price of its cheapest place. */
  each(visit: (node: number, cost: number) => void): void {
    for (let i = 0; i < this.#count; i++) {
      const slot = this.#listed[i]!;
      visit(this.#places.nodeAt(slot), this.#costs[slot]!);
    }
  }

  at(node: number): { readonly cost: number; readonly access: Access | null; readonly owner: Component } | undefined {
    const slot = this.#places.slotOf(node);
    if (slot === undefined || this.#rounds[slot] !== this.#round) return undefined;
    return { cost: this.#costs[slot]!, access: this.#accesses[slot] ?? null, owner: this.#owners[slot]! };
  }

  #makeRoom(): void {
    const { count } = this.#places;
    if (count <= this.#rounds.length) return;
    this.#rounds = grown(this.#rounds, count);
    this.#costs = grown(this.#costs, count);
    this.#listed = grown(this.#listed, count);
  }
}

function grown(array: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(256, 2 * array.length, least));
  larger.set(array);
  return larger;
}
