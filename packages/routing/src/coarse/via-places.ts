import { FREE } from "../grid/static-field.ts";
import type { CoarseGrid } from "./coarse-grid.ts";

export interface ViaTask {
  /** Of the via profile: owner of each place. */
  readonly field: Uint16Array;
  readonly owner: number;
  /** Least distance between the centres of two vias. */
  readonly apart: number;
}

/**
 * By place of the coarse grid, an upper bound of the vias that fit: tiles so small that no two vias may stand in one,
 * each counted that offers a place at all.
 */
export function countViaPlaces(coarse: CoarseGrid, { field, owner, apart }: ViaTask): Uint16Array {
  const { grid, span, columns, rows, plane } = coarse;
  const tile = Math.max(1, Math.min(span, Math.ceil(apart / Math.SQRT2 / grid.pitch)));
  const places = new Uint16Array(plane);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x1 = Math.min(grid.width, (column + 1) * span);
      const y1 = Math.min(grid.height, (row + 1) * span);
      let count = 0;
      for (let y = row * span; y < y1; y += tile)
        for (let x = column * span; x < x1; x += tile)
          if (offersPlace(field, owner, grid.width, x, y, Math.min(x1, x + tile), Math.min(y1, y + tile))) count++;
      places[row * columns + column] = count;
    }
  return places;
}

function offersPlace(
  field: Uint16Array,
  owner: number,
  width: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): boolean {
  for (let y = y0; y < y1; y++)
    for (let cell = y * width + x0; cell < y * width + x1; cell++) {
      const holder = field[cell]!;
      if (holder === FREE || holder === owner) return true;
    }
  return false;
}
