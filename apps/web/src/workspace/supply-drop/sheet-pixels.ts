import type { DropSheet } from "@tracewright/checks";
import { rgbOfDrop } from "./drop-scale.ts";

/** Squares around the copper that take the colour of their neighbours: the outline of the pour cuts off what is too much. */
const MARGIN = 2;

export interface SheetPixels {
  readonly columns: number;
  readonly rows: number;
  /** Red, green, blue and opacity of each, row by row. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** An island of a pour as a picture of one pixel a square, with a margin around it. */
export function pixelsOfSheet({ columns, rows, drops }: DropSheet, max: number): SheetPixels {
  const [width, height] = [columns + 2 * MARGIN, rows + 2 * MARGIN];
  let shares = new Float64Array(width * height).fill(Number.NaN);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      shares[(row + MARGIN) * width + column + MARGIN] = drops[row * columns + column]! / (max || 1);
  for (let round = 0; round < MARGIN; round += 1) shares = spread(shares, width);
  const pixels = new Uint8ClampedArray(4 * shares.length);
  for (const [index, share] of shares.entries())
    if (!Number.isNaN(share)) pixels.set([...rgbOfDrop(share), 255], 4 * index);
  return { columns: width, rows: height, pixels };
}

/** Squares without a value become the mean of their neighbours. */
function spread(shares: Float64Array<ArrayBuffer>, width: number): Float64Array<ArrayBuffer> {
  const next = shares.slice();
  for (const [index, share] of shares.entries()) {
    if (!Number.isNaN(share)) continue;
    const column = index % width;
    let [sum, count] = [0, 0];
    for (let dx = -1; dx <= 1; dx += 1)
      for (let dy = -1; dy <= 1; dy += 1) {
        const near = column + dx < 0 || column + dx >= width ? Number.NaN : shares[index + dx + dy * width];
        if (near === undefined || Number.isNaN(near)) continue;
        sum += near;
        count += 1;
      }
    if (count > 0) next[index] = sum / count;
  }
  return next;
}

/** The box of the picture on the board, nanometres. */
export function boxOfSheet({ origin, pitch, columns, rows }: DropSheet) {
  return {
    minX: origin.x - MARGIN * pitch,
    minY: origin.y - MARGIN * pitch,
    maxX: origin.x + (columns + MARGIN) * pitch,
    maxY: origin.y + (rows + MARGIN) * pitch,
  };
}
