import type { Point } from "./point.ts";
import { turn } from "./turn.ts";

/** Sides in one block; a full one is halved. */
const MAX_BLOCK = 256;

/** Sides by their numbers. */
export interface Sides {
  readonly starts: readonly Point[];
  readonly ends: readonly Point[];
}

/**
 * The sides that an upright line moving to the right meets, from below to above (y grows upwards here). No two of them may
 * cross to the left of the line. A list of short blocks: finding a place takes log n comparisons, changing it the
 * length of a block.
 */
export class SweepLine {
  readonly #sides: Sides;
  readonly #blocks: number[][] = [[]];
  readonly #blockOf = new Map<number, number[]>();

  constructor(sides: Sides) {
    this.#sides = sides;
  }

  holds(side: number): boolean {
    return this.#blockOf.has(side);
  }

  below(side: number): number | undefined {
    return this.#beside(side, -1);
  }

  above(side: number): number | undefined {
    return this.#beside(side, 1);
  }

  /**
   * Puts a side in its place, when the line has come to its left end. A side that passes through this end has none beside
   * it: `meet` is asked then, and where both meet true is answered and nothing is put in.
   */
  insert(side: number, meet: (one: number, other: number) => boolean): boolean {
    const from = this.#leftOf(side);
    let isAcross = false;
    /** Whether the new side belongs above that one. */
    const isAbove = (other: number): boolean => {
      const [left, right] = [this.#leftOf(other), this.#rightOf(other)];
      const position = turn(left, right, from);
      if (position !== 0) return position > 0;
      if (meet(side, other)) isAcross = true;
      // Neighbours that begin in the same corner; one that ends here may be on either side.
      return turn(left, right, this.#rightOf(side)) > 0;
    };
    const block =
      this.#blocks[this.#firstWhere(this.#blocks.length - 1, (index) => !isAbove(this.#blocks[index]!.at(-1)!))]!;
    const at = this.#firstWhere(block.length, (index) => !isAbove(block[index]!));
    if (isAcross) return true;
    block.splice(at, 0, side);
    this.#blockOf.set(side, block);
    if (block.length > MAX_BLOCK) this.#halve(block);
    return false;
  }

  remove(side: number): void {
    const block = this.#blockOf.get(side);
    if (!block) throw new Error(`side ${side} is not on the line`);
    this.#blockOf.delete(side);
    block.splice(block.indexOf(side), 1);
    if (block.length === 0 && this.#blocks.length > 1) this.#blocks.splice(this.#blocks.indexOf(block), 1);
  }

  #beside(side: number, step: 1 | -1): number | undefined {
    const block = this.#blockOf.get(side)!;
    const at = block.indexOf(side) + step;
    if (at >= 0 && at < block.length) return block[at];
    const next = this.#blocks[this.#blocks.indexOf(block) + step];
    return step > 0 ? next?.[0] : next?.at(-1);
  }

  #halve(block: number[]): void {
    const upper = block.splice(block.length >> 1);
    for (const side of upper) this.#blockOf.set(side, upper);
    this.#blocks.splice(this.#blocks.indexOf(block) + 1, 0, upper);
  }

  /** The first of 0 … count − 1 for which it holds, `count` when for none; it holds for all after one for which it holds. */
  #firstWhere(count: number, holds: (index: number) => boolean): number {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #leftOf(side: number): Point {
    const [start, end] = [this.#sides.starts[side]!, this.#sides.ends[side]!];
    return isLeft(start, end) ? start : end;
  }

  #rightOf(side: number): Point {
    const [start, end] = [this.#sides.starts[side]!, this.#sides.ends[side]!];
    return isLeft(start, end) ? end : start;
  }
}

/** Of two places on an upright line the lower one counts as the left one. */
function isLeft(a: Point, b: Point): boolean {
  return a.x < b.x || (a.x === b.x && a.y < b.y);
}
