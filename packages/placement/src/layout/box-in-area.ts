import { type Area, countTaken } from "../problem/problem.ts";

/** Whether the box at `at`, moved by x and y, touches no taken cell; a box that is not there touches none. */
export function isBoxFree(
  area: Area,
  sums: Int32Array,
  boxes: Float64Array,
  at: number,
  x: number,
  y: number,
): boolean {
  return cellsUnderBox(area, sums, boxes, at, x, y) === 0;
}

/** How many taken cells the box at `at`, moved by x and y, touches. */
export function cellsUnderBox(
  area: Area,
  sums: Int32Array,
  boxes: Float64Array,
  at: number,
  x: number,
  y: number,
): number {
  if (boxes[at]! > boxes[at + 2]!) return 0;
  const { originX, originY, cell, columns, rows } = area;
  const left = Math.min(columns, Math.max(0, Math.floor((boxes[at]! + x - originX) / cell)));
  const top = Math.min(rows, Math.max(0, Math.floor((boxes[at + 1]! + y - originY) / cell)));
  const right = Math.max(left, Math.min(columns, Math.ceil((boxes[at + 2]! + x - originX) / cell)));
  const bottom = Math.max(top, Math.min(rows, Math.ceil((boxes[at + 3]! + y - originY) / cell)));
  return countTaken(area, sums, left, top, right, bottom);
}

/** The same against the outside of the board, which goes on beyond the raster; the box is grown by a margin. */
export function isBoxInside(area: Area, boxes: Float64Array, at: number, x: number, y: number, margin = 0): boolean {
  if (boxes[at]! > boxes[at + 2]!) return true;
  const { originX, originY, cell, columns, rows } = area;
  const left = Math.floor((boxes[at]! + x - margin - originX) / cell);
  const top = Math.floor((boxes[at + 1]! + y - margin - originY) / cell);
  const right = Math.ceil((boxes[at + 2]! + x + margin - originX) / cell);
  const bottom = Math.ceil((boxes[at + 3]! + y + margin - originY) / cell);
  if (left < 0 || top < 0 || right > columns || bottom > rows) return false;
  return countTaken(area, area.outside, left, top, right, bottom) === 0;
}
