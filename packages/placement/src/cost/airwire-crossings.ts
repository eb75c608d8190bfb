import type { Layout } from "../layout/layout.ts";
import type { PlacementProblem } from "../problem/problem.ts";
import { AirwireBuckets } from "./airwire-buckets.ts";
import { MAX_TREE_PINS, type WireTrees } from "./wire-trees.ts";

/**
 * How often airwires of different nets cross: those of the nets' spanning trees, kept up to date move by move. A move leads
 * few airwires of a tree elsewhere, so that the crossings of those few alone are asked for, before and after: of a supply
 * net of fifty pins about four instead of forty-nine.
 */
export class AirwireCrossings {
  readonly #trees: WireTrees;
  readonly #arePlanted: boolean;
  readonly #netsOfPart: readonly Int32Array[];
  readonly #buckets: AirwireBuckets;
  readonly #netOf: Int32Array;
  /** The pins of its net that each airwire joins; two numbers an airwire. */
  readonly #joined: Uint8Array;
  /** By which move a part was put elsewhere, and a net looked at, last. */
  readonly #partMove: Float64Array;
  readonly #netMove: Float64Array;
  #move = 0;
  /** Airwires that the move leads elsewhere, the pins that each joins then, and what it was before. */
  readonly #led: Int32Array;
  #ledCount = 0;
  readonly #joinedThen: Uint8Array;
  readonly #joinedBefore: Uint8Array;
  readonly #endsBefore: Float64Array;
  #areLed = false;
  /** Which airwire of the net at hand joins two pins, plus 1, by the numbers of both; 0: none does. */
  readonly #between = new Int32Array(MAX_TREE_PINS ** 2);
  readonly #asked: Float64Array;
  #question = 0;

  /** `arePlanted`: the caller has already built the trees of the moved parts' nets. */
  constructor(layout: Layout, trees: WireTrees, { arePlanted }: { arePlanted: boolean }) {
    const { problem } = layout;
    const { partCount, netCount } = problem;
    const { start } = trees;
    const count = start[netCount]!;
    this.#trees = trees;
    this.#arePlanted = arePlanted;
    this.#netsOfPart = Array.from({ length: partCount }, (_, part) => netsWithTrees(problem, part, trees));
    this.#netOf = new Int32Array(count);
    for (let net = 0; net < netCount; net += 1) this.#netOf.fill(net, start[net]!, start[net + 1]!);
    this.#buckets = new AirwireBuckets(problem.area, this.#netOf);
    this.#joined = new Uint8Array(count * 2);
    this.#partMove = new Float64Array(partCount);
    this.#netMove = new Float64Array(netCount);
    this.#led = new Int32Array(count);
    this.#joinedThen = new Uint8Array(count * 2);
    this.#joinedBefore = new Uint8Array(count * 2);
    this.#endsBefore = new Float64Array(count * 4);
    this.#asked = new Float64Array(count);
    for (let net = 0; net < netCount; net += 1) {
      if (!trees.has(net)) continue;
      trees.lengthOf(net);
      for (let airwire = start[net]!; airwire < start[net + 1]!; airwire += 1)
        this.#join(airwire, trees.ends[airwire * 2]!, trees.ends[airwire * 2 + 1]!);
    }
  }

  /**
   * The parts stand elsewhere now; answers how many crossings more that makes, which `takeBack` makes undone. Where it is
   * more than `most`, any number beyond it.
   */
  change(parts: Int32Array, count: number, most: number): number {
    this.#move += 1;
    this.#ledCount = 0;
    this.#areLed = false;
    for (let index = 0; index < count; index += 1) this.#partMove[parts[index]!] = this.#move;
    for (let index = 0; index < count; index += 1) {
      const nets = this.#netsOfPart[parts[index]!]!;
      for (let at = 0; at < nets.length; at += 1) this.#replant(nets[at]!);
    }
    const before = this.#ofLed(Infinity);
    if (-before > most) return -before;
    this.#leadAll();
    return this.#ofLed(most + before) - before;
  }

  /** Undoes the last change. */
  takeBack(): void {
    if (!this.#areLed) return;
    const [ends, joined] = [this.#endsBefore, this.#joinedBefore];
    for (let index = 0; index < this.#ledCount; index += 1) {
      const airwire = this.#led[index]!;
      const at = index * 4;
      this.#buckets.lead(airwire, ends[at]!, ends[at + 1]!, ends[at + 2]!, ends[at + 3]!);
      this.#joined[airwire * 2] = joined[index * 2]!;
      this.#joined[airwire * 2 + 1] = joined[index * 2 + 1]!;
    }
    this.#areLed = false;
  }

  total(): number {
    this.#question += 1;
    let crossings = 0;
    for (let airwire = 0; airwire < this.#asked.length; airwire += 1) crossings += this.#of(airwire);
    return crossings;
  }

  /** Crossings of the airwires that the move leads elsewhere, as they are now; with more than `most` it is left at that. */
  #ofLed(most: number): number {
    this.#question += 1;
    let crossings = 0;
    for (let index = 0; index < this.#ledCount && crossings <= most; index += 1)
      crossings += this.#of(this.#led[index]!);
    return crossings;
  }

  /** A crossing of two airwires that are both asked about counts with the first. */
  #of(airwire: number): number {
    this.#asked[airwire] = this.#question;
    return this.#buckets.countAcross(airwire, this.#asked, this.#question);
  }

  /** Finds the airwires of the net that are no longer those of its tree, or whose ends have moved, and what they become. */
  #replant(net: number): void {
    if (this.#netMove[net] === this.#move) return;
    this.#netMove[net] = this.#move;
    if (!this.#arePlanted) this.#trees.lengthOf(net);
    const { start, ends } = this.#trees;
    const [first, last] = [start[net]!, start[net + 1]!];
    const between = this.#between;
    const joined = this.#joined;
    for (let airwire = first; airwire < last; airwire += 1) {
      const [from, to] = [joined[airwire * 2]!, joined[airwire * 2 + 1]!];
      if (!this.#hasMoved(net, from) && !this.#hasMoved(net, to)) between[keyOf(from, to)] = airwire + 1;
    }
    let then = this.#ledCount;
    for (let edge = first; edge < last; edge += 1) {
      const [from, to] = [ends[edge * 2]!, ends[edge * 2 + 1]!];
      const key = keyOf(from, to);
      if (between[key]! > 0) between[key] = STAYS;
      else {
        this.#joinedThen[then * 2] = from;
        this.#joinedThen[then * 2 + 1] = to;
        then += 1;
      }
    }
    for (let airwire = first; airwire < last; airwire += 1) {
      const key = keyOf(joined[airwire * 2]!, joined[airwire * 2 + 1]!);
      if (between[key] === STAYS) between[key] = 0;
      else {
        between[key] = 0;
        this.#led[this.#ledCount] = airwire;
        this.#ledCount += 1;
      }
    }
  }

  #hasMoved(net: number, pin: number): boolean {
    const part = this.#trees.partOf(net, pin);
    return part >= 0 && this.#partMove[part] === this.#move;
  }

  #leadAll(): void {
    const { ends } = this.#buckets;
    for (let index = 0; index < this.#ledCount; index += 1) {
      const airwire = this.#led[index]!;
      for (let at = 0; at < 4; at += 1) this.#endsBefore[index * 4 + at] = ends[airwire * 4 + at]!;
      this.#joinedBefore[index * 2] = this.#joined[airwire * 2]!;
      this.#joinedBefore[index * 2 + 1] = this.#joined[airwire * 2 + 1]!;
      this.#join(airwire, this.#joinedThen[index * 2]!, this.#joinedThen[index * 2 + 1]!);
    }
    this.#areLed = true;
  }

  /** The airwire joins these pins of its net from now on. */
  #join(airwire: number, from: number, to: number): void {
    const net = this.#netOf[airwire]!;
    const trees = this.#trees;
    this.#joined[airwire * 2] = from;
    this.#joined[airwire * 2 + 1] = to;
    const [fromX, fromY] = [trees.xOf(net, from), trees.yOf(net, from)];
    this.#buckets.lead(airwire, fromX, fromY, trees.xOf(net, to), trees.yOf(net, to));
  }
}

/** Marks an airwire that joins the same pins after a move as before. */
const STAYS = -1;

function keyOf(pin: number, other: number): number {
  return pin < other ? pin * MAX_TREE_PINS + other : other * MAX_TREE_PINS + pin;
}

function netsWithTrees({ pinStart, pinNet }: PlacementProblem, part: number, trees: WireTrees): Int32Array {
  const nets = new Set<number>();
  for (let pin = pinStart[part]!; pin < pinStart[part + 1]!; pin += 1)
    if (trees.has(pinNet[pin]!)) nets.add(pinNet[pin]!);
  return Int32Array.from(nets);
}
