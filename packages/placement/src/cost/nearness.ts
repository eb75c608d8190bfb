import type { Layout } from "../layout/layout.ts";
import { POSES } from "../problem/poses.ts";
import type { PlacementProblem } from "../problem/problem.ts";

/** How far parts stand beyond the distance that the circuit asks for, weighted, kept up to date move by move. */
export class Nearness {
  readonly #layout: Layout;
  readonly #ofPart: readonly Int32Array[];
  readonly #partOfPin: Int32Array;
  readonly #cost: Float64Array;
  readonly #touched: Int32Array;
  readonly #before: Float64Array;
  #touchedCount = 0;
  readonly #mark: Int32Array;
  #move = 0;

  constructor(layout: Layout) {
    this.#layout = layout;
    const { problem } = layout;
    const { proximities } = problem;
    const ofPart = Array.from({ length: problem.partCount }, (): number[] => []);
    for (const [index, { part, other }] of proximities.entries()) {
      ofPart[part]!.push(index);
      if (other >= 0 && other !== part) ofPart[other]!.push(index);
    }
    this.#ofPart = ofPart.map((list) => Int32Array.from(list));
    this.#partOfPin = partsOfPins(problem);
    this.#cost = new Float64Array(proximities.length);
    this.#touched = new Int32Array(proximities.length);
    this.#before = new Float64Array(proximities.length);
    this.#mark = new Int32Array(proximities.length);
    for (let index = 0; index < proximities.length; index += 1) this.#cost[index] = this.#costOf(index);
  }

  total(): number {
    return this.#cost.reduce((sum, cost) => sum + cost, 0);
  }

  /** The parts stand elsewhere now; answers the change of cost, which `takeBack` makes undone. */
  change(parts: Int32Array, count: number): number {
    this.#move += 1;
    this.#touchedCount = 0;
    let change = 0;
    for (let at = 0; at < count; at += 1) {
      const list = this.#ofPart[parts[at]!]!;
      for (let rank = 0; rank < list.length; rank += 1) {
        const index = list[rank]!;
        if (this.#mark[index] === this.#move) continue;
        this.#mark[index] = this.#move;
        const before = this.#cost[index]!;
        this.#touched[this.#touchedCount] = index;
        this.#before[this.#touchedCount] = before;
        this.#touchedCount += 1;
        const cost = this.#costOf(index);
        this.#cost[index] = cost;
        change += cost - before;
      }
    }
    return change;
  }

  takeBack(): void {
    for (let at = 0; at < this.#touchedCount; at += 1) this.#cost[this.#touched[at]!] = this.#before[at]!;
    this.#touchedCount = 0;
  }

  #costOf(index: number): number {
    const { from, other, pin, x, y, distance, weight } = this.#layout.problem.proximities[index]!;
    const targetX = other < 0 ? x : this.#pinX(pin);
    const targetY = other < 0 ? y : this.#pinY(pin);
    const away = Math.abs(this.#pinX(from) - targetX) + Math.abs(this.#pinY(from) - targetY);
    return away > distance ? weight * (away - distance) : 0;
  }

  #pinX(pin: number): number {
    const part = this.#partOfPin[pin]!;
    return this.#layout.x[part]! + this.#layout.problem.pinX[pin * POSES + this.#layout.pose[part]!]!;
  }

  #pinY(pin: number): number {
    const part = this.#partOfPin[pin]!;
    return this.#layout.y[part]! + this.#layout.problem.pinY[pin * POSES + this.#layout.pose[part]!]!;
  }
}

function partsOfPins({ partCount, pinStart, pinNet }: PlacementProblem): Int32Array {
  const parts = new Int32Array(pinNet.length);
  for (let part = 0; part < partCount; part += 1) parts.fill(part, pinStart[part]!, pinStart[part + 1]!);
  return parts;
}
