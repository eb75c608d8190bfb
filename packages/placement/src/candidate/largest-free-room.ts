import type { Layout } from "../layout/layout.ts";
import { POSES } from "../problem/poses.ts";
import { countTaken } from "../problem/problem.ts";

/**
 * The largest rectangle on a side of the board that nothing claims, for telling a person why a part found no room.
 * Row by row the free height above every cell is kept; a stack finds the largest rectangle under that skyline in one
 * pass.
 */
export function largestFreeRoom(layout: Layout, side: "front" | "back"): { width: number; height: number } {
  const { problem } = layout;
  const { area } = problem;
  const { columns, rows, cell } = area;
  const isTaken = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (
        countTaken(area, area.outside, column, row, column + 1, row + 1) > 0 ||
        countTaken(area, area[side].claimed, column, row, column + 1, row + 1) > 0
      )
        isTaken[row * columns + column] = 1;
  coverStandingParts(layout, side === "front" ? problem.frontBoxes : problem.backBoxes, isTaken);
  const heights = new Int32Array(columns + 1);
  let largest = { width: 0, height: 0 };
  for (let row = 0; row < rows; row += 1) {
    const open: { column: number; height: number }[] = [];
    for (let column = 0; column <= columns; column += 1) {
      const height = column < columns && isTaken[row * columns + column] === 0 ? heights[column]! + 1 : 0;
      heights[column] = height;
      let start = column;
      while (open.length > 0 && open[open.length - 1]!.height >= height) {
        const top = open.pop()!;
        start = top.column;
        const width = column - top.column;
        if (width * top.height > largest.width * largest.height) largest = { width, height: top.height };
      }
      open.push({ column: start, height });
    }
  }
  return { width: largest.width * cell, height: largest.height * cell };
}

function coverStandingParts({ problem, stands, x, y, pose }: Layout, boxes: Float64Array, isTaken: Uint8Array): void {
  const { originX, originY, cell, columns, rows } = problem.area;
  for (let part = 0; part < stands.length; part += 1) {
    const at = (part * POSES + pose[part]!) * 4;
    if (stands[part] === 0 || boxes[at]! > boxes[at + 2]!) continue;
    const left = Math.max(0, Math.floor((boxes[at]! + x[part]! - originX) / cell));
    const top = Math.max(0, Math.floor((boxes[at + 1]! + y[part]! - originY) / cell));
    const right = Math.min(columns, Math.ceil((boxes[at + 2]! + x[part]! - originX) / cell));
    const bottom = Math.min(rows, Math.ceil((boxes[at + 3]! + y[part]! - originY) / cell));
    for (let row = top; row < bottom && left < right; row += 1)
      isTaken.fill(1, row * columns + left, row * columns + right);
  }
}
