import { PriceHeap } from "@tracewright/algorithms";
/** The cheapest way over the coarse grid from some cells to others (Dijkstra's algorithm with a binary heap). */
import { BELOW, type CoarseGrid, RIGHT } from "./coarse-grid.ts";

/** Costs of moves allowed by the caller; negative if not allowed. */
export interface CoarsePrices {
  readonly border: (border: number) => number;
  /** Of a via at a place of the coarse grid, whichever layers it joins. */
  readonly via: (place: number) => number;
}

export class CoarseSearch {
  readonly #coarse: CoarseGrid;
  readonly #price: Float64Array;
  /** The cell that a cell was reached from; itself for a source. */
  readonly #from: Int32Array;
  readonly #isTarget: Uint8Array;
  #touched: number[] = [];
  readonly #heap = new PriceHeap();

  constructor(coarse: CoarseGrid) {
    this.#coarse = coarse;
    this.#price = new Float64Array(coarse.cells).fill(Number.POSITIVE_INFINITY);
    this.#from = new Int32Array(coarse.cells);
    this.#isTarget = new Uint8Array(coarse.cells);
  }

  /** Cells from a source to a target, neighbours over a border or at one place; undefined where there is no way. */
  find(sources: Iterable<number>, targets: readonly number[], prices: CoarsePrices): number[] | undefined {
    for (const cell of this.#touched) this.#price[cell] = Number.POSITIVE_INFINITY;
    this.#touched = [];
    this.#heap.clear();
    for (const cell of targets) this.#isTarget[cell] = 1;
    for (const cell of sources) this.#reach(cell, cell, 0);
    const end = this.#run(prices);
    for (const cell of targets) this.#isTarget[cell] = 0;
    if (end < 0) return undefined;
    const way = [end];
    for (let cell = end; this.#from[cell] !== cell; ) {
      cell = this.#from[cell]!;
      way.push(cell);
    }
    return way.reverse();
  }

  #run(prices: CoarsePrices): number {
    const { columns, rows, plane, layers } = this.#coarse;
    while (!this.#heap.isEmpty) {
      const cell = this.#heap.pop()!;
      const { price } = this.#heap;
      if (price > this.#price[cell]!) continue;
      if (this.#isTarget[cell]) return cell;
      const layer = Math.floor(cell / plane);
      const place = cell - layer * plane;
      const column = place % columns;
      const row = Math.floor(place / columns);
      if (column + 1 < columns) this.#cross(cell, cell + 1, price, prices.border(2 * cell + RIGHT));
      if (column > 0) this.#cross(cell, cell - 1, price, prices.border(2 * (cell - 1) + RIGHT));
      if (row + 1 < rows) this.#cross(cell, cell + columns, price, prices.border(2 * cell + BELOW));
      if (row > 0) this.#cross(cell, cell - columns, price, prices.border(2 * (cell - columns) + BELOW));
      if (layers === 1) continue;
      const via = prices.via(place);
      for (let other = 0; other < layers; other++)
        if (other !== layer) this.#cross(cell, other * plane + place, price, via);
    }
    return -1;
  }

  #cross(from: number, to: number, price: number, step: number): void {
    if (step >= 0) this.#reach(to, from, price + step);
  }

  #reach(cell: number, from: number, price: number): void {
    if (price >= this.#price[cell]!) return;
    if (this.#price[cell] === Number.POSITIVE_INFINITY) this.#touched.push(cell);
    this.#price[cell] = price;
    this.#from[cell] = from;
    this.#heap.push(cell, price);
  }
}
