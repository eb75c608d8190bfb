import type { Box } from "@tracewright/geometry";

/**
 * Finds boxes near a box, for a set that does not change: what stands on a board while it is judged. A few grids of
 * rising cell size, each entry in the one whose cells are about its own size, laid out in flat arrays; several times
 * as fast as an index that has to take changes.
 */
export class FlatBoxIndex {
  readonly #boxes: Float64Array;
  readonly #grids: readonly Grid[];
  /** Entries looked at by all searches so far: what its speed is measured by. */
  looked = 0;

  constructor(boxes: readonly Box[]) {
    this.#boxes = new Float64Array(boxes.length * 4);
    const byLevel: number[][] = CELL_SIZES.map(() => []);
    for (const [entry, { minX, minY, maxX, maxY }] of boxes.entries()) {
      this.#boxes.set([minX, minY, maxX, maxY], entry * 4);
      const side = Math.max(maxX - minX, maxY - minY);
      const level = CELL_SIZES.findIndex((size) => side <= size);
      byLevel[level < 0 ? CELL_SIZES.length - 1 : level]!.push(entry);
    }
    this.#grids = byLevel.flatMap((entries, level) =>
      entries.length > 0 ? [buildGrid(this.#boxes, entries, CELL_SIZES[level]!)] : [],
    );
  }

  /** The entries whose boxes touch the box grown by `by`, each once, in no particular order. */
  search({ minX, minY, maxX, maxY }: Box, by = 0): number[] {
    const found: number[] = [];
    const boxes = this.#boxes;
    const left = minX - by;
    const top = minY - by;
    const right = maxX + by;
    const bottom = maxY + by;
    for (const { size, originX, originY, columns, rows, starts, entries } of this.#grids) {
      const firstColumn = Math.max(0, Math.floor((left - originX) / size));
      const lastColumn = Math.min(columns - 1, Math.floor((right - originX) / size));
      const firstRow = Math.max(0, Math.floor((top - originY) / size));
      const lastRow = Math.min(rows - 1, Math.floor((bottom - originY) / size));
      for (let row = firstRow; row <= lastRow; row++)
        for (let column = firstColumn; column <= lastColumn; column++) {
          const cell = row * columns + column;
          const end = starts[cell + 1]!;
          for (let at = starts[cell]!; at < end; at++) {
            const entry = entries[at]!;
            const box = entry * 4;
            if (boxes[box]! > right || boxes[box + 2]! < left || boxes[box + 1]! > bottom || boxes[box + 3]! < top)
              continue;
            // An entry stands in several cells; the first one that search and entry share answers for it.
            const ownColumn = Math.floor((boxes[box]! - originX) / size);
            const ownRow = Math.floor((boxes[box + 1]! - originY) / size);
            if (column === Math.max(ownColumn, firstColumn) && row === Math.max(ownRow, firstRow)) found.push(entry);
          }
          this.looked += end - starts[cell]!;
        }
    }
    return found;
  }
}

/** From a small pad to a whole board; whatever is larger still stands in a few of the largest cells. */
const CELL_SIZES = [500_000, 2_000_000, 8_000_000, 32_000_000, 128_000_000] as const;

/** Cells in all of one grid: a stray item metres away must not ask for a grid over everything between. */
const MAX_CELLS = 1 << 20;

interface Grid {
  readonly size: number;
  readonly originX: number;
  readonly originY: number;
  readonly columns: number;
  readonly rows: number;
  /** Where the entries of each cell begin, cells row by row, and one more for the end. */
  readonly starts: Int32Array;
  readonly entries: Int32Array;
}

function buildGrid(boxes: Float64Array, members: readonly number[], cellSize: number): Grid {
  let originX = Number.POSITIVE_INFINITY;
  let originY = Number.POSITIVE_INFINITY;
  let endX = Number.NEGATIVE_INFINITY;
  let endY = Number.NEGATIVE_INFINITY;
  for (const entry of members) {
    originX = Math.min(originX, boxes[entry * 4]!);
    originY = Math.min(originY, boxes[entry * 4 + 1]!);
    endX = Math.max(endX, boxes[entry * 4 + 2]!);
    endY = Math.max(endY, boxes[entry * 4 + 3]!);
  }
  let size: number = cellSize;
  while (cellsAcross(originX, endX, size) * cellsAcross(originY, endY, size) > MAX_CELLS) size *= 2;
  const columns = cellsAcross(originX, endX, size);
  const rows = cellsAcross(originY, endY, size);
  const starts = new Int32Array(columns * rows + 1);
  const forEachCell = (entry: number, visit: (cell: number) => void): void => {
    const box = entry * 4;
    const lastColumn = Math.floor((boxes[box + 2]! - originX) / size);
    const lastRow = Math.floor((boxes[box + 3]! - originY) / size);
    for (let row = Math.floor((boxes[box + 1]! - originY) / size); row <= lastRow; row++)
      for (let column = Math.floor((boxes[box]! - originX) / size); column <= lastColumn; column++)
        visit(row * columns + column);
  };
  for (const entry of members) forEachCell(entry, (cell) => void starts[cell + 1]!++);
  for (let cell = 0; cell < columns * rows; cell++) starts[cell + 1]! += starts[cell]!;
  const entries = new Int32Array(starts[columns * rows]!);
  const next = starts.slice();
  for (const entry of members)
    forEachCell(entry, (cell) => {
      entries[next[cell]!++] = entry;
    });
  return { size, originX, originY, columns, rows, starts, entries };
}

function cellsAcross(from: number, to: number, size: number): number {
  return Math.floor((to - from) / size) + 1;
}
