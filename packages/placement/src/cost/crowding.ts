import type { Layout } from "../layout/layout.ts";
import { POSES } from "../problem/poses.ts";
import { quietGuests } from "../problem/quiet.ts";

export interface CrowdingWeights {
  /** Neighbours nearer than `reach`, in nanometres, by what is missing. */
  readonly spreading: number;
  readonly reach: number;
  /** Neighbours whose rooms overlap, by how deep: on a board that is too full for bodies without a courtyard. */
  readonly sharing: number;
  /** Neighbours in the quiet room of a part of fine pitch, by how deep, unless they belong there. */
  readonly quiet: number;
}

/** How far parts reach into the room that their neighbours have or would like to have around them; every pair counts once. */
export class Crowding {
  readonly #layout: Layout;
  readonly #weights: CrowdingWeights;
  /** Rank of a part among those that are asked for, from 1; 0: it is not. */
  readonly #rank: Int32Array;
  readonly #all: Int32Array;
  readonly #guests: readonly ReadonlySet<number>[];
  /** Neighbours that are farther away than this do not count. */
  readonly #farthest: number;

  constructor(layout: Layout, weights: CrowdingWeights) {
    this.#layout = layout;
    this.#weights = weights;
    const { problem } = layout;
    this.#guests = quietGuests(problem.partCount, problem.proximities);
    this.#farthest = Math.max(weights.reach, 2 * problem.quietRooms.reduce((most, room) => Math.max(most, room), 0));
    this.#rank = new Int32Array(layout.problem.partCount);
    this.#all = Int32Array.from({ length: layout.problem.partCount }, (_, part) => part);
  }

  total(): number {
    return this.around(this.#all, this.#all.length);
  }

  /** Over all pairs of which at least one is among the parts. */
  around(parts: Int32Array, count: number): number {
    const rank = this.#rank;
    if (count > 1) for (let index = 0; index < count; index += 1) rank[parts[index]!] = index + 1;
    let crowding = 0;
    for (let index = 0; index < count; index += 1) crowding += this.#of(parts[index]!);
    if (count > 1) for (let index = 0; index < count; index += 1) rank[parts[index]!] = 0;
    return crowding;
  }

  #of(part: number): number {
    const { problem, neighbors, x, y, pose } = this.#layout;
    const found = neighbors.near(part, x[part]!, y[part]!, pose[part]!, this.#farthest);
    const rank = this.#rank[part]!;
    let crowding = 0;
    for (let index = 0; index < found; index += 1) {
      const other = neighbors.found[index]!;
      if (rank > 0 && this.#rank[other]! > rank) continue;
      crowding += this.#on(problem.frontBoxes, part, other) + this.#on(problem.backBoxes, part, other);
    }
    return crowding;
  }

  #on(boxes: Float64Array, part: number, other: number): number {
    const { x, y, pose, problem } = this.#layout;
    const at = (part * POSES + pose[part]!) * 4;
    const to = (other * POSES + pose[other]!) * 4;
    if (boxes[at]! > boxes[at + 2]! || boxes[to]! > boxes[to + 2]!) return 0;
    const dx = x[other]! - x[part]!;
    const dy = y[other]! - y[part]!;
    const gapX = Math.max(boxes[to]! + dx - boxes[at + 2]!, boxes[at]! - boxes[to + 2]! - dx);
    const gapY = Math.max(boxes[to + 1]! + dy - boxes[at + 3]!, boxes[at + 1]! - boxes[to + 3]! - dy);
    const gap = Math.max(gapX, gapY);
    if (gap >= this.#farthest) return 0;
    const { spreading, reach, sharing, quiet } = this.#weights;
    // Where both have fine pins, the tracks of both escape between them.
    const room = problem.quietRooms[part]! + problem.quietRooms[other]!;
    let crowding = gap < 0 ? spreading * reach - sharing * gap : gap < reach ? spreading * (reach - gap) : 0;
    if (gap < room && !this.#guests[part]!.has(other)) crowding += quiet * (gap < 0 ? room : room - gap);
    return crowding;
  }
}

/** How deep bodies stand in one another, of all pairs together, nanometres. */
export function sharedDepth(layout: Layout): number {
  return new Crowding(layout, { spreading: 0, reach: 0, sharing: 1, quiet: 0 }).total();
}
