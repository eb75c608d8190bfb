import type { Layout } from "../layout/layout.ts";
import { POSES } from "../problem/poses.ts";
import type { LoopCorner } from "../problem/problem.ts";

/** What a square millimetre within a switched current's loop costs, in millimetres of wire. */
const AREA_WEIGHT = 1;
const MILLIMETRE = 1_000_000;

/**
 * The areas that switched currents run around (shoelace formula), kept up to date move by move: a loop radiates and rings by
 * its area, which short links alone do not tell.
 */
export class LoopAreas {
  readonly #layout: Layout;
  readonly #ofPart: readonly Int32Array[];
  readonly #cost: Float64Array;
  readonly #touched: Int32Array;
  readonly #before: Float64Array;
  #touchedCount = 0;

  constructor(layout: Layout) {
    this.#layout = layout;
    const { loops, partCount } = layout.problem;
    const ofPart = Array.from({ length: partCount }, (): number[] => []);
    for (const [index, { corners }] of loops.entries())
      for (const part of new Set(corners.map((corner) => corner.part))) if (part >= 0) ofPart[part]!.push(index);
    this.#ofPart = ofPart.map((list) => Int32Array.from(list));
    this.#cost = Float64Array.from(loops, (_, index) => this.#costOf(index));
    this.#touched = new Int32Array(loops.length);
    this.#before = new Float64Array(loops.length);
  }

  total(): number {
    return this.#cost.reduce((sum, cost) => sum + cost, 0);
  }

  /** The parts stand elsewhere now; answers the change of cost, which `takeBack` makes undone. */
  change(parts: Int32Array, count: number): number {
    this.#touchedCount = 0;
    let change = 0;
    for (let at = 0; at < count; at += 1) {
      const list = this.#ofPart[parts[at]!]!;
      // A loop that two of the parts share is asked twice, and changes nothing the second time.
      for (let rank = 0; rank < list.length; rank += 1) change += this.#renew(list[rank]!);
    }
    return change;
  }

  takeBack(): void {
    for (let at = 0; at < this.#touchedCount; at += 1) this.#cost[this.#touched[at]!] = this.#before[at]!;
    this.#touchedCount = 0;
  }

  #renew(index: number): number {
    for (let at = 0; at < this.#touchedCount; at += 1) if (this.#touched[at] === index) return 0;
    const before = this.#cost[index]!;
    this.#touched[this.#touchedCount] = index;
    this.#before[this.#touchedCount] = before;
    this.#touchedCount += 1;
    const cost = this.#costOf(index);
    this.#cost[index] = cost;
    return cost - before;
  }

  #costOf(index: number): number {
    const { corners } = this.#layout.problem.loops[index]!;
    const last = corners[corners.length - 1]!;
    let fromX = this.#xOf(last);
    let fromY = this.#yOf(last);
    // Relative to the first corner, so that the products stay exact.
    const originX = fromX;
    const originY = fromY;
    let twice = 0;
    for (const corner of corners) {
      const x = this.#xOf(corner);
      const y = this.#yOf(corner);
      twice += (fromX - originX) * (y - originY) - (x - originX) * (fromY - originY);
      fromX = x;
      fromY = y;
    }
    return (AREA_WEIGHT * Math.abs(twice)) / 2 / MILLIMETRE;
  }

  #xOf({ part, pin, x }: LoopCorner): number {
    const { problem, pose } = this.#layout;
    return part < 0 ? x : this.#layout.x[part]! + problem.pinX[pin * POSES + pose[part]!]!;
  }

  #yOf({ part, pin, y }: LoopCorner): number {
    const { problem, pose } = this.#layout;
    return part < 0 ? y : this.#layout.y[part]! + problem.pinY[pin * POSES + pose[part]!]!;
  }
}
