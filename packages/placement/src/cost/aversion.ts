import type { Layout } from "../layout/layout.ts";
import { alignmentsOf, frameOf, isShifted, sumShiftedWays } from "./apart.ts";

/** Where the parts of another candidate stand, and how hard these places are avoided. */
export interface AvoidedPlaces {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** What a nanometre of way that is missing costs, in nanometres of wire. */
  readonly weight: number;
  /** Ways of all parts together, nanometres, beyond which nothing is gained. */
  readonly wanted: number;
}

/** Another candidate in one of its alignments. */
interface Avoided {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly weight: number;
  readonly wanted: number;
  /** From its places to those here, part by part. */
  readonly dx: Float64Array;
  readonly dy: Float64Array;
}

/**
 * Keeps a layout apart from others: as long as the ways of all parts from their places there to those here are shorter
 * together than is wanted, every nanometre that is missing costs. Ways as they are are whole nanometres, whose sum is kept
 * up to date; with the middles laid on one another every part's way hangs on all places, and they are recomputed.
 */
export class Aversion {
  readonly #layout: Layout;
  readonly #avoided: readonly Avoided[];
  readonly #isShifted: boolean;
  readonly #sums: Float64Array;
  readonly #sumsBefore: Float64Array;
  #cost: number;
  #costBefore: number;
  readonly #moved: Int32Array;
  readonly #dxBefore: Float64Array;
  readonly #dyBefore: Float64Array;
  #movedCount = 0;

  constructor(layout: Layout, places: readonly AvoidedPlaces[]) {
    this.#layout = layout;
    const { problem } = layout;
    const { partCount } = problem;
    const frame = frameOf(problem);
    this.#isShifted = isShifted(frame, partCount);
    this.#avoided = places.flatMap(({ x, y, weight, wanted }) =>
      alignmentsOf(frame).map((align): Avoided => {
        const points = x.map((_, part) => align(x[part]!, y[part]!));
        return {
          x: Float64Array.from(points, ([px]) => px),
          y: Float64Array.from(points, ([, py]) => py),
          weight,
          wanted,
          dx: new Float64Array(partCount),
          dy: new Float64Array(partCount),
        };
      }),
    );
    this.#sums = new Float64Array(this.#avoided.length);
    this.#sumsBefore = new Float64Array(this.#avoided.length);
    this.#moved = new Int32Array(partCount);
    this.#dxBefore = new Float64Array(this.#avoided.length * partCount);
    this.#dyBefore = new Float64Array(this.#avoided.length * partCount);
    for (let index = 0; index < this.#avoided.length; index += 1)
      for (let part = 0; part < partCount; part += 1) this.#sums[index]! += this.#stand(this.#avoided[index]!, part);
    this.#cost = this.#sum();
    this.#costBefore = this.#cost;
  }

  total(): number {
    return this.#cost;
  }

  /** The parts stand elsewhere now; answers the change of cost, which `takeBack` makes undone. */
  change(parts: Int32Array, count: number): number {
    const before = this.#cost;
    this.#costBefore = before;
    this.#sumsBefore.set(this.#sums);
    this.#movedCount = count;
    let slot = 0;
    for (let at = 0; at < count; at += 1) {
      const part = parts[at]!;
      this.#moved[at] = part;
      for (let index = 0; index < this.#avoided.length; index += 1) {
        const avoided = this.#avoided[index]!;
        const { dx, dy } = avoided;
        this.#dxBefore[slot] = dx[part]!;
        this.#dyBefore[slot] = dy[part]!;
        slot += 1;
        const way = wayOf(dx[part]!, dy[part]!);
        this.#sums[index]! += this.#stand(avoided, part) - way;
      }
    }
    this.#cost = this.#sum();
    return this.#cost - before;
  }

  takeBack(): void {
    let slot = 0;
    for (let at = 0; at < this.#movedCount; at += 1) {
      const part = this.#moved[at]!;
      for (let index = 0; index < this.#avoided.length; index += 1) {
        const { dx, dy } = this.#avoided[index]!;
        dx[part] = this.#dxBefore[slot]!;
        dy[part] = this.#dyBefore[slot]!;
        slot += 1;
      }
    }
    this.#sums.set(this.#sumsBefore);
    this.#cost = this.#costBefore;
    this.#movedCount = 0;
  }

  #sum(): number {
    let cost = 0;
    for (let index = 0; index < this.#avoided.length; index += 1) {
      const { weight, wanted, dx, dy } = this.#avoided[index]!;
      let ways = this.#sums[index]!;
      if (this.#isShifted) {
        const shifted = sumShiftedWays(dx, dy);
        if (shifted < ways) ways = shifted;
      }
      if (ways < wanted) cost += weight * (wanted - ways);
    }
    return cost;
  }

  /** Notes where the part stands; answers its way. */
  #stand({ x, y, dx, dy }: Avoided, part: number): number {
    dx[part] = this.#layout.x[part]! - x[part]!;
    dy[part] = this.#layout.y[part]! - y[part]!;
    return wayOf(dx[part]!, dy[part]!);
  }
}

/** Rounded, so that a sum that is kept up to date is the same as one rebuilt. */
function wayOf(dx: number, dy: number): number {
  return Math.round(Math.sqrt(dx * dx + dy * dy));
}
