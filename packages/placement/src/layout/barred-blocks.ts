import { POSES } from "../problem/poses.ts";
import { isBoxFree, isBoxInside } from "./box-in-area.ts";
import type { CoveredRoom } from "./covered-room.ts";
import type { Layout } from "./layout.ts";

/** Positions of a block along either axis: the coarse ones are asked first. */
const COARSE = 16;
const FINE = 4;
const UNKNOWN = -1;

/** Positions that are multiples of the step, from `left` to `right` and from `top` to `bottom`. */
export interface Lattice {
  readonly step: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Blocks of a lattice in which a part cannot stand anywhere. Its claims at all positions of a block have a core in common,
 * and where something is in the way of the core, no position need be asked: on a full board a large part is looked for in
 * vain at a million positions. Of a layout as it stands; a block is computed on first use.
 */
export class BarredBlocks {
  readonly #layout: Layout;
  readonly #cover: CoveredRoom;
  readonly #part: number;
  readonly #poses: readonly number[];
  readonly #lattice: Lattice;
  /** Per block the poses that are not barred, one bit each. */
  readonly #coarse: Blocks;
  readonly #fine: Blocks;
  readonly #core = new Float64Array(4);
  /** Along either axis, how many positions the last answer covers. */
  side = 1;

  /** `cover` is that of the layout, and up to date. */
  constructor(
    layout: Layout,
    part: number,
    options: { cover: CoveredRoom; poses: readonly number[]; lattice: Lattice },
  ) {
    this.#layout = layout;
    this.#part = part;
    this.#cover = options.cover;
    this.#poses = options.poses;
    this.#lattice = options.lattice;
    this.#coarse = new Blocks(options.lattice, COARSE);
    this.#fine = new Blocks(options.lattice, FINE);
  }

  /**
   * The poses, one bit each, in which the part might stand at a position, counted from the lattice's first. What is not
   * there is barred at all positions of the block of `side` that this one is in.
   */
  posesAt(column: number, row: number): number {
    const all = this.#allowedIn(this.#coarse, column, row, -1);
    this.side = COARSE;
    if (all === 0) return 0;
    this.side = FINE;
    return this.#allowedIn(this.#fine, column, row, all);
  }

  #allowedIn(blocks: Blocks, column: number, row: number, among: number): number {
    const at = blocks.indexOf(column, row);
    const known = blocks.allowed[at]!;
    if (known !== UNKNOWN) return known;
    let allowed = 0;
    for (const pose of this.#poses)
      if ((among & (1 << pose)) !== 0 && !this.#isBarred(blocks, pose, column, row)) allowed |= 1 << pose;
    blocks.allowed[at] = allowed;
    return allowed;
  }

  #isBarred({ side }: Blocks, pose: number, column: number, row: number): boolean {
    const { step, left, right, top, bottom } = this.#lattice;
    const fromColumn = column - (column % side);
    const fromRow = row - (row % side);
    const place = { x: (left + fromColumn) * step, y: (top + fromRow) * step, pose };
    const width = (Math.min(fromColumn + side - 1, right - left) - fromColumn) * step;
    const height = (Math.min(fromRow + side - 1, bottom - top) - fromRow) * step;
    return (
      !this.#cover.mayFit(this.#part, place.x, place.y, pose, width, height) || this.#isAreaBarred(place, width, height)
    );
  }

  /** By what never moves. */
  #isAreaBarred({ x, y, pose }: { x: number; y: number; pose: number }, width: number, height: number): boolean {
    const { problem, spacing } = this.#layout;
    const { area, padStart, padBoxes, padMargin } = problem;
    const part = this.#part;
    const at = (part * POSES + pose) * 4;
    const mayOverhang = spacing.overhang || problem.overhangs[part] === 1;
    const core = this.#core;
    takeCore(core, spacing.crowded ? problem.frontCrowded : problem.frontBoxes, at, width, height);
    if (!isBoxFree(area, spacing.crowded ? area.front.crowded : area.front.claimed, core, 0, x, y)) return true;
    if (!mayOverhang && !isBoxInside(area, core, 0, x, y)) return true;
    takeCore(core, spacing.crowded ? problem.backCrowded : problem.backBoxes, at, width, height);
    if (!isBoxFree(area, spacing.crowded ? area.back.crowded : area.back.claimed, core, 0, x, y)) return true;
    if (!mayOverhang) return !isBoxInside(area, core, 0, x, y);
    for (let pad = padStart[part]!; pad < padStart[part + 1]!; pad += 1) {
      takeCore(core, padBoxes, (pad * POSES + pose) * 4, width, height);
      if (!isBoxInside(area, core, 0, x, y, padMargin)) return true;
    }
    return false;
  }
}

class Blocks {
  readonly side: number;
  readonly allowed: Int16Array;
  readonly #columns: number;

  constructor({ left, right, top, bottom }: Lattice, side: number) {
    this.side = side;
    this.#columns = Math.ceil((right - left + 1) / side);
    this.allowed = new Int16Array(this.#columns * Math.ceil((bottom - top + 1) / side)).fill(UNKNOWN);
  }

  indexOf(column: number, row: number): number {
    return Math.floor(row / this.side) * this.#columns + Math.floor(column / this.side);
  }
}

/** What of the box at `at` is there at every position of a block, as seen from the first; minX > maxX where nothing is. */
function takeCore(core: Float64Array, boxes: Float64Array, at: number, width: number, height: number): void {
  const isThere = boxes[at + 1]! + height <= boxes[at + 3]!;
  core[0] = isThere ? boxes[at]! + width : Infinity;
  core[1] = boxes[at + 1]! + height;
  core[2] = boxes[at + 2]!;
  core[3] = boxes[at + 3]!;
}
