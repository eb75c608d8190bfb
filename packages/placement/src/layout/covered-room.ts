import type { Raster } from "../footprint/rasterize.ts";
import { POSES } from "../problem/poses.ts";
import { countTaken } from "../problem/problem.ts";
import type { Spacing } from "../problem/spacing.ts";
import type { Layout } from "./layout.ts";

/** On large boards the map is coarse, or keeping it would take longer than it saves. */
const MAX_CELLS = 200_000;

/** Where a part stood when it was drawn, as far as it matters; `pose` −1: nowhere. */
interface Drawn {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly pose: Int8Array;
}

/**
 * Cells that lie wholly under the claim of a standing part. A claim that takes one of them wholly cannot be legal, which
 * four look-ups tell; what passes is still to be asked exactly. Between two questions few parts are put elsewhere, and only
 * those are redrawn.
 */
export class CoveredRoom {
  readonly layout: Layout;
  readonly #raster: Raster;
  /** Sums over rectangles from the origin; a cell counts once for every part above it. */
  readonly #front: Int32Array;
  readonly #back: Int32Array;
  readonly #drawn: Drawn;
  #spacing: Spacing;

  /** Empty until it is brought up to date. */
  constructor(layout: Layout) {
    this.layout = layout;
    const { area, partCount } = layout.problem;
    const coarseness = Math.max(1, Math.ceil(Math.sqrt((area.columns * area.rows) / MAX_CELLS)));
    this.#raster = {
      originX: area.originX,
      originY: area.originY,
      cell: area.cell * coarseness,
      columns: Math.ceil(area.columns / coarseness),
      rows: Math.ceil(area.rows / coarseness),
    };
    const size = (this.#raster.columns + 1) * (this.#raster.rows + 1);
    this.#front = new Int32Array(size);
    this.#back = new Int32Array(size);
    this.#drawn = {
      x: new Float64Array(partCount),
      y: new Float64Array(partCount),
      pose: new Int8Array(partCount).fill(NOWHERE),
    };
    this.#spacing = layout.spacing;
  }

  /** Draws the parts that stand elsewhere than they did the last time. */
  bringUpToDate(): void {
    const { x, y, pose, stands, spacing } = this.layout;
    const drawn = this.#drawn;
    if (spacing.halo !== this.#spacing.halo || spacing.crowded !== this.#spacing.crowded) this.#clear();
    this.#spacing = spacing;
    for (let part = 0; part < stands.length; part += 1) {
      const now = stands[part] === 1 ? pose[part]! : NOWHERE;
      if (drawn.pose[part] === now && (now === NOWHERE || (drawn.x[part] === x[part] && drawn.y[part] === y[part])))
        continue;
      this.#draw(part, -1);
      drawn.x[part] = x[part]!;
      drawn.y[part] = y[part]!;
      drawn.pose[part] = now;
      this.#draw(part, 1);
    }
  }

  /**
   * Whether the part may fit there, or with a width and a height at some place from there on. Asked for every position of a
   * search, and so written without a record for the place or the cells.
   */
  mayFit(part: number, x: number, y: number, pose: number, width = 0, height = 0): boolean {
    const { frontBoxes, backBoxes, frontCrowded, backCrowded } = this.layout.problem;
    const { crowded } = this.#spacing;
    const at = (part * POSES + pose) * 4;
    return (
      this.#isUncovered(crowded ? frontCrowded : frontBoxes, this.#front, at, x, y, width, height) &&
      this.#isUncovered(crowded ? backCrowded : backBoxes, this.#back, at, x, y, width, height)
    );
  }

  #isUncovered(
    boxes: Float64Array,
    sums: Int32Array,
    at: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): boolean {
    if (boxes[at]! > boxes[at + 2]!) return true;
    const { originX, originY, cell, columns, rows } = this.#raster;
    // What the part claims at all the places.
    const left = Math.max(0, Math.ceil((boxes[at]! + width + x - originX) / cell));
    const top = Math.max(0, Math.ceil((boxes[at + 1]! + height + y - originY) / cell));
    const right = Math.min(columns, Math.floor((boxes[at + 2]! + x - originX) / cell));
    const bottom = Math.min(rows, Math.floor((boxes[at + 3]! + y - originY) / cell));
    return left >= right || top >= bottom || countTaken(this.#raster, sums, left, top, right, bottom) === 0;
  }

  #clear(): void {
    this.#front.fill(0);
    this.#back.fill(0);
    this.#drawn.pose.fill(NOWHERE);
  }

  /** Adds the part where it is drawn to the map of both sides, or takes it out again. */
  #draw(part: number, times: 1 | -1): void {
    if (this.#drawn.pose[part] === NOWHERE) return;
    const { frontBoxes, backBoxes, frontCrowded, backCrowded } = this.layout.problem;
    const { crowded } = this.#spacing;
    this.#drawOn(this.#front, crowded ? frontCrowded : frontBoxes, part, times);
    this.#drawOn(this.#back, crowded ? backCrowded : backBoxes, part, times);
  }

  #drawOn(sums: Int32Array, boxes: Float64Array, part: number, times: 1 | -1): void {
    const { x, y, pose } = this.#drawn;
    const at = (part * POSES + pose[part]!) * 4;
    if (boxes[at]! > boxes[at + 2]!) return;
    const { originX, originY, cell, columns, rows } = this.#raster;
    const { halo } = this.#spacing;
    const left = Math.max(0, Math.ceil((boxes[at]! + x[part]! - halo - originX) / cell));
    const top = Math.max(0, Math.ceil((boxes[at + 1]! + y[part]! - halo - originY) / cell));
    const right = Math.min(columns, Math.floor((boxes[at + 2]! + x[part]! + halo - originX) / cell));
    const bottom = Math.min(rows, Math.floor((boxes[at + 3]! + y[part]! + halo - originY) / cell));
    if (left >= right || top >= bottom) return;
    // Every rectangle from the origin gains as many cells as it shares with the part's.
    for (let row = top + 1; row <= rows; row += 1) {
      const height = times * (Math.min(row, bottom) - top);
      const line = row * (columns + 1);
      for (let column = left + 1; column < right; column += 1) sums[line + column]! += height * (column - left);
      const whole = height * (right - left);
      for (let column = right; column <= columns; column += 1) sums[line + column]! += whole;
    }
  }
}

const NOWHERE = -1;
