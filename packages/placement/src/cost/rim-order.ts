import type { Layout } from "../layout/layout.ts";
import { POSES } from "../problem/poses.ts";

/** Connectors whose places across the rim differ by less than this stand side by side. */
const ON_LINE = 1_000_000;
/** A connector is asked for its order with so many that follow it. */
const FARTHEST = 6;

/**
 * Connectors of one kind that stand side by side at the rim and out of the order of their references, from left to right
 * and from top to bottom. A pair counts once, and less the more of their kind come between the two.
 */
export class RimOrder {
  readonly #layout: Layout;
  /** Pairs of parts, two numbers each, the one that comes first in front. */
  readonly #pairs: Int32Array;
  readonly #weights: Float64Array;
  /** Per part the pairs it is in. */
  readonly #pairsOf: readonly Int32Array[];
  /** Per pair when it was counted last. */
  readonly #seen: Uint32Array;
  #round = 0;

  constructor(layout: Layout) {
    this.#layout = layout;
    const { kinOnRim, partCount } = layout.problem;
    const pairs = kinOnRim.flatMap((kin) =>
      [...kin.entries()].flatMap(([rank, first]) =>
        [...kin.subarray(rank + 1, rank + 1 + FARTHEST)].map((next, index) => ({
          first,
          next,
          weight: 1 / (index + 1),
        })),
      ),
    );
    this.#pairs = Int32Array.from(pairs.flatMap(({ first, next }) => [first, next]));
    this.#weights = Float64Array.from(pairs, ({ weight }) => weight);
    const pairsOf = Array.from({ length: partCount }, (): number[] => []);
    for (const [at, part] of this.#pairs.entries()) pairsOf[part]!.push(at >> 1);
    this.#pairsOf = pairsOf.map((pairs) => Int32Array.from(pairs));
    this.#seen = new Uint32Array(this.#pairs.length / 2);
  }

  total(): number {
    let total = 0;
    for (let pair = 0; pair < this.#seen.length; pair += 1) total += this.#disorderOf(pair);
    return total;
  }

  /** Over the pairs of which at least one is among the parts. */
  around(parts: Int32Array, count: number): number {
    this.#round += 1;
    let total = 0;
    for (let index = 0; index < count; index += 1)
      for (const pair of this.#pairsOf[parts[index]!]!) {
        if (this.#seen[pair] === this.#round) continue;
        this.#seen[pair] = this.#round;
        total += this.#disorderOf(pair);
      }
    return total;
  }

  #disorderOf(pair: number): number {
    const { x, y, pose, problem, middles } = this.#layout;
    const first = this.#pairs[pair * 2]!;
    const next = this.#pairs[pair * 2 + 1]!;
    if (pose[first] !== pose[next]) return 0;
    const at = first * POSES + pose[first]!;
    const to = next * POSES + pose[next]!;
    const dx = x[next]! + middles[to * 2]! - x[first]! - middles[at * 2]!;
    const dy = y[next]! + middles[to * 2 + 1]! - y[first]! - middles[at * 2 + 1]!;
    const facing = problem.facing[at]!;
    if (facing !== 2 && facing !== 3 && Math.abs(dx) < ON_LINE) return dy < 0 ? this.#weights[pair]! : 0;
    if (facing !== 0 && facing !== 1 && Math.abs(dy) < ON_LINE) return dx < 0 ? this.#weights[pair]! : 0;
    return 0;
  }
}
