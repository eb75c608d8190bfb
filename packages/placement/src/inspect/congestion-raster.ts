import type { Layout } from "../layout/layout.ts";
import { POSES } from "../problem/poses.ts";
import type { CongestionRaster } from "./inspected.ts";

/** Cells along the longer side of the board. */
const CELLS = 96;

/**
 * The wiring that nets are expected to need, spread evenly over the box of each (RUDY, Spindler and Johannes 2007). Only
 * for looking at: it is recounted each time. Parts without a place, and nets that count for nothing, are left out.
 */
export function rasterOfCongestion(layout: Layout): CongestionRaster {
  const { area, netCount } = layout.problem;
  const [width, height] = [area.columns * area.cell, area.rows * area.cell];
  const cell = Math.max(1, Math.ceil(Math.max(width, height) / CELLS));
  const [columns, rows] = [Math.max(1, Math.ceil(width / cell)), Math.max(1, Math.ceil(height / cell))];
  const values = new Float32Array(columns * rows);
  const boxes = boxesOfNets(layout);
  const columnOf = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor((x - area.originX) / cell)));
  const rowOf = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor((y - area.originY) / cell)));
  for (let net = 0; net < netCount; net += 1) {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(net * 4, net * 4 + 4);
    if (layout.problem.netWeight[net] === 0 || !(left <= right)) continue;
    const [fromColumn, toColumn, fromRow, toRow] = [columnOf(left), columnOf(right), rowOf(top), rowOf(bottom)];
    const cells = (toColumn - fromColumn + 1) * (toRow - fromRow + 1);
    const share = ((right - left + (bottom - top)) / cells) * (1e12 / cell ** 2);
    for (let row = fromRow; row <= toRow; row += 1)
      for (let column = fromColumn; column <= toColumn; column += 1) values[row * columns + column]! += share;
  }
  const peak = values.reduce((most, value) => Math.max(most, value), 0);
  return { originX: area.originX, originY: area.originY, cell, columns, rows, values, peak };
}

/** Per net the box of its pins as they stand: minX, minY, maxX, maxY. */
function boxesOfNets({ problem, x, y, pose, stands }: Layout): Float64Array {
  const boxes = Float64Array.from(problem.fixedNetBox);
  for (let part = 0; part < problem.partCount; part += 1) {
    if (stands[part] === 0) continue;
    for (let pin = problem.pinStart[part]!; pin < problem.pinStart[part + 1]!; pin += 1) {
      const at = problem.pinNet[pin]! * 4;
      const px = x[part]! + problem.pinX[pin * POSES + pose[part]!]!;
      const py = y[part]! + problem.pinY[pin * POSES + pose[part]!]!;
      boxes[at] = Math.min(boxes[at]!, px);
      boxes[at + 1] = Math.min(boxes[at + 1]!, py);
      boxes[at + 2] = Math.max(boxes[at + 2]!, px);
      boxes[at + 3] = Math.max(boxes[at + 3]!, py);
    }
  }
  return boxes;
}
