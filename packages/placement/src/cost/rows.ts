import type { Layout } from "../layout/layout.ts";
import { OWN_SIDE_POSES, POSES } from "../problem/poses.ts";

/** Kin this near to each other are seen together. */
const REACH = 7_000_000;
/** So far off a line there is no row to be seen. */
const OFF_LINE = 1_000_000;
/** Share of the gain of a pair that is for standing on one line; the rest is for being turned alike. */
const ON_LINE_SHARE = 0.7;
/** A part counts so many of its kin at most, the first of their kind: rows of hundreds are asked for in vain. */
const MAX_KIN = 48;

/**
 * How much order there is: pairs of one kind that stand near each other on a common line, and those turned alike, each
 * counted once. More is better, at most 1 for a pair.
 */
export class Rows {
  readonly #layout: Layout;
  readonly #kin: readonly Int32Array[];
  /** Rank of a part among those that are asked for, from 1; 0: it is not. */
  readonly #rank: Int32Array;
  readonly #all: Int32Array;

  constructor(layout: Layout) {
    this.#layout = layout;
    const { kinds, partCount } = layout.problem;
    const byKind = Map.groupBy(kinds.keys(), (part) => kinds[part]!);
    this.#kin = Array.from(kinds, (kind, part) => {
      const members = byKind.get(kind)!;
      const at = members.indexOf(part);
      // Each sees those nearest to it in the list, so that who sees whom is mutual.
      return Int32Array.from(members.filter((_, rank) => rank !== at && Math.abs(rank - at) <= MAX_KIN / 2));
    });
    this.#rank = new Int32Array(partCount);
    this.#all = Int32Array.from({ length: partCount }, (_, part) => part);
  }

  total(): number {
    return this.around(this.#all, this.#all.length);
  }

  /** Over all pairs of which at least one is among the parts. */
  around(parts: Int32Array, count: number): number {
    const rank = this.#rank;
    if (count > 1) for (let index = 0; index < count; index += 1) rank[parts[index]!] = index + 1;
    let order = 0;
    for (let index = 0; index < count; index += 1) order += this.#of(parts[index]!);
    if (count > 1) for (let index = 0; index < count; index += 1) rank[parts[index]!] = 0;
    return order;
  }

  #of(part: number): number {
    const { problem, x, y, pose, middles } = this.#layout;
    const { turns } = problem;
    const kin = this.#kin[part]!;
    const rank = this.#rank[part]!;
    const at = (part * POSES + pose[part]!) * 2;
    const middleX = x[part]! + middles[at]!;
    const middleY = y[part]! + middles[at + 1]!;
    const turn = turns[part]! + pose[part]!;
    let order = 0;
    for (let index = 0; index < kin.length; index += 1) {
      const other = kin[index]!;
      if (rank > 0 && this.#rank[other]! > rank) continue;
      const to = (other * POSES + pose[other]!) * 2;
      const dx = Math.abs(x[other]! + middles[to]! - middleX);
      const dy = Math.abs(y[other]! + middles[to + 1]! - middleY);
      if (dx > REACH || dy > REACH) continue;
      const off = dx < dy ? dx : dy;
      if (off < OFF_LINE) order += ON_LINE_SHARE * (1 - off / OFF_LINE);
      if ((turns[other]! + pose[other]! - turn) % OWN_SIDE_POSES === 0) order += 1 - ON_LINE_SHARE;
    }
    return order;
  }
}
