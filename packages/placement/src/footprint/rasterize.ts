import type { Polygon, Ring } from "@tracewright/geometry";

/** A raster of cells, one byte each, row by row. */
export interface Raster {
  readonly originX: number;
  readonly originY: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
}

/** Calls `visit` with every cell whose centre lies in the polygon and every cell that its border passes. */
export function visitTouchedCells(raster: Raster, polygon: Polygon, visit: (index: number) => void): void {
  visitInnerCells(raster, polygon, visit);
  for (const ring of [polygon.outer, ...polygon.holes]) visitBorderCells(raster, ring, 0, visit);
}

/** Cells whose centre lies inside, by scan lines. */
export function visitInnerCells(raster: Raster, polygon: Polygon, visit: (index: number) => void): void {
  const { originX, originY, cell, columns, rows } = raster;
  const rings = [polygon.outer, ...polygon.holes];
  for (let row = 0; row < rows; row += 1) {
    const y = originY + (row + 0.5) * cell;
    const crossings: number[] = [];
    for (const ring of rings)
      for (let index = 0; index < ring.length; index += 1) {
        const a = ring[index]!;
        const b = ring[(index + 1) % ring.length]!;
        if (a.y <= y === b.y <= y) continue;
        crossings.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
      }
    crossings.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil((crossings[pair]! - originX) / cell - 0.5));
      const to = Math.min(columns - 1, Math.floor((crossings[pair + 1]! - originX) / cell - 0.5));
      for (let column = from; column <= to; column += 1) visit(row * columns + column);
    }
  }
}

/** Cells that come nearer than `reach` to the ring's line (those it passes, when 0). */
export function visitBorderCells(raster: Raster, ring: Ring, reach: number, visit: (index: number) => void): void {
  const { originX, originY, cell, columns, rows } = raster;
  // A cell's square lies within this distance of its centre.
  const limit = reach + cell * Math.SQRT1_2;
  for (let index = 0; index < ring.length; index += 1) {
    const a = ring[index]!;
    const b = ring[(index + 1) % ring.length]!;
    const fromRow = Math.max(0, Math.floor((Math.min(a.y, b.y) - limit - originY) / cell));
    const toRow = Math.min(rows - 1, Math.floor((Math.max(a.y, b.y) + limit - originY) / cell));
    const fromColumn = Math.max(0, Math.floor((Math.min(a.x, b.x) - limit - originX) / cell));
    const toColumn = Math.min(columns - 1, Math.floor((Math.max(a.x, b.x) + limit - originX) / cell));
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length2 = dx * dx + dy * dy;
    for (let row = fromRow; row <= toRow; row += 1)
      for (let column = fromColumn; column <= toColumn; column += 1) {
        const px = originX + (column + 0.5) * cell - a.x;
        const py = originY + (row + 0.5) * cell - a.y;
        const t = length2 === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length2));
        const ex = px - t * dx;
        const ey = py - t * dy;
        if (ex * ex + ey * ey < limit * limit) visit(row * columns + column);
      }
  }
}
