import { alignmentsOf } from "./apart.ts";
import type { Layout } from "./layout.ts";

/** Where the parts of another candidate stand, and how hard these places are avoided. */
export interface AvoidedPlaces {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** What a nanometre of way that is missing costs, in nanometres of wire. */
  readonly weight: number;
  /** Ways of all parts together, nanometres, beyond which nothing is gained. */
  readonly wanted: number;
}

/**
 * Keeps a layout apart from others: as long as the ways of all parts from their places there to those here are shorter
 * together than is wanted, every nanometre that is missing costs. Ways are whole nanometres, so that a sum that is kept up
 * to date is the same as one made anew.
 */
export class Aversion {
  readonly #layout: Layout;
  readonly #refs: readonly { x: Float64Array; y: Float64Array; weight: number; wanted: number }[];
  readonly #ways: Float64Array;
  readonly #sums: Float64Array;
  readonly #sumsBefore: Float64Array;
  readonly #moved: Int32Array;
  readonly #waysBefore: Float64Array;
  #movedCount = 0;

  constructor(layout: Layout, places: readonly AvoidedPlaces[]) {
    this.#layout = layout;
    const { problem } = layout;
    const { partCount } = problem;
    this.#refs = places.flatMap(({ x, y, weight, wanted }) =>
      alignmentsOf(problem).map((align) => {
        const points = x.map((_, part) => align(x[part]!, y[part]!));
        return {
          x: Float64Array.from(points, ([px]) => px),
          y: Float64Array.from(points, ([, py]) => py),
          weight,
          wanted,
        };
      }),
    );
    this.#ways = new Float64Array(this.#refs.length * partCount);
    this.#sums = new Float64Array(this.#refs.length);
    this.#sumsBefore = new Float64Array(this.#refs.length);
    this.#moved = new Int32Array(partCount);
    this.#waysBefore = new Float64Array(this.#refs.length * partCount);
    for (let ref = 0; ref < this.#refs.length; ref += 1)
      for (let part = 0; part < partCount; part += 1) {
        this.#ways[ref * partCount + part] = this.#wayOf(ref, part);
        this.#sums[ref]! += this.#ways[ref * partCount + part]!;
      }
  }

  total(): number {
    let cost = 0;
    for (let ref = 0; ref < this.#refs.length; ref += 1) {
      const { weight, wanted } = this.#refs[ref]!;
      cost += weight * Math.max(0, wanted - this.#sums[ref]!);
    }
    return cost;
  }

  /** The parts stand elsewhere now; answers the change of cost, which `takeBack` makes undone. */
  change(parts: Int32Array, count: number): number {
    const before = this.total();
    const { partCount } = this.#layout.problem;
    this.#sumsBefore.set(this.#sums);
    this.#movedCount = count;
    for (let index = 0; index < count; index += 1) {
      const part = parts[index]!;
      this.#moved[index] = part;
      for (let ref = 0; ref < this.#refs.length; ref += 1) {
        const at = ref * partCount + part;
        const way = this.#wayOf(ref, part);
        this.#waysBefore[index * this.#refs.length + ref] = this.#ways[at]!;
        this.#sums[ref]! += way - this.#ways[at]!;
        this.#ways[at] = way;
      }
    }
    return this.total() - before;
  }

  takeBack(): void {
    const { partCount } = this.#layout.problem;
    for (let index = 0; index < this.#movedCount; index += 1)
      for (let ref = 0; ref < this.#refs.length; ref += 1)
        this.#ways[ref * partCount + this.#moved[index]!] = this.#waysBefore[index * this.#refs.length + ref]!;
    this.#sums.set(this.#sumsBefore);
    this.#movedCount = 0;
  }

  #wayOf(ref: number, part: number): number {
    const { x, y } = this.#refs[ref]!;
    const dx = this.#layout.x[part]! - x[part]!;
    const dy = this.#layout.y[part]! - y[part]!;
    return Math.round(Math.sqrt(dx * dx + dy * dy));
  }
}
