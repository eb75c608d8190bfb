/**
 * The board in large squares: `span` × `span` nodes of the lattice on one layer are one cell. Between neighbouring cells
 * of a layer lies a border, between the cells of one place on all layers lie its via places. What is counted on borders
 * holds for any routing: a line across the board lets no more tracks through than fit side by side in its gaps.
 */
import type { Grid } from "../grid/grid.ts";

export interface CoarseGrid {
  readonly grid: Grid;
  /** Steps of the lattice along one side of a cell. */
  readonly span: number;
  readonly columns: number;
  readonly rows: number;
  readonly layers: number;
  /** Cells of one layer. */
  readonly plane: number;
  /** Cell = (layer · rows + row) · columns + column. */
  readonly cells: number;
}

/** The border between a cell and its neighbour to the right has the number 2 · cell, to the one below 2 · cell + 1. */
export const RIGHT = 0;
export const BELOW = 1;

/** Small enough that a channel shows, large enough that a whole board is a few thousand cells. */
export const USUAL_SPAN = 16;

export function coarsenGrid(grid: Grid, span: number = USUAL_SPAN): CoarseGrid {
  const columns = Math.ceil(grid.width / span);
  const rows = Math.ceil(grid.height / span);
  const plane = columns * rows;
  return { grid, span, columns, rows, layers: grid.layers, plane, cells: plane * grid.layers };
}

/** The cell that a node of the lattice lies in. */
export function cellOfNode({ grid, span, columns, plane }: CoarseGrid, node: number): number {
  const layer = Math.floor(node / grid.plane);
  const place = node % grid.plane;
  const x = place % grid.width;
  const y = (place - x) / grid.width;
  return layer * plane + Math.floor(y / span) * columns + Math.floor(x / span);
}

/** The cell on the other side of a border; -1 at the rim of the board. */
export function cellBeyond({ columns, rows, plane }: CoarseGrid, border: number): number {
  const cell = border >> 1;
  const place = cell % plane;
  if ((border & 1) === RIGHT) return (place % columns) + 1 < columns ? cell + 1 : -1;
  return Math.floor(place / columns) + 1 < rows ? cell + columns : -1;
}

/** A border as a line on the board, halfway between the nodes on its two sides. Nanometres. */
export interface BorderLine {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly layer: number;
}

export function lineOfBorder({ grid, span, columns, plane }: CoarseGrid, border: number): BorderLine {
  const cell = border >> 1;
  const layer = Math.floor(cell / plane);
  const column = (cell % plane) % columns;
  const row = Math.floor((cell % plane) / columns);
  const xOf = (nodes: number): number => Math.round(grid.originX + (nodes - 0.5) * grid.pitch);
  const yOf = (nodes: number): number => Math.round(grid.originY + (nodes - 0.5) * grid.pitch);
  const right = xOf((column + 1) * span);
  const below = yOf((row + 1) * span);
  return (border & 1) === RIGHT
    ? { ax: right, ay: yOf(row * span), bx: right, by: below, layer }
    : { ax: xOf(column * span), ay: below, bx: right, by: below, layer };
}
