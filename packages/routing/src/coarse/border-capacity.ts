/**
 * How many tracks of one profile fit through every border, side by side in the gaps that the board itself leaves. A gap
 * is a run of free nodes along the border's line; the first track lies on its first node and the next ones a width and
 * a clearance apart, which no other order betters. Gaps run on from one border to the next, so that none is counted twice.
 */
import { FREE } from "../grid/static-field.ts";
import { BELOW, type CoarseGrid, RIGHT } from "./coarse-grid.ts";

export interface BorderTask {
  /** Of the profile: owner of each node. */
  readonly field: Uint16Array;
  /** Whose ground counts as free besides what is; FREE for none. */
  readonly owner: number;
  /** Width and clearance of the profile, nanometres. */
  readonly period: number;
}

/** By border; tracks. */
export function countTracksThatFit(coarse: CoarseGrid, { field, owner, period }: BorderTask): Uint16Array {
  const { grid, span, columns, rows, layers, plane } = coarse;
  const { width, height } = grid;
  // Half a micrometre of grace for widths that the pitch divides but for rounding.
  const apart = Math.max(1, Math.ceil((period - 500) / grid.pitch));
  const capacity = new Uint16Array(2 * coarse.cells);
  for (let layer = 0; layer < layers; layer++) {
    const base = layer * grid.plane;
    for (let column = 0; column + 1 < columns; column++) {
      const x = (column + 1) * span;
      let next = 0;
      for (let y = 0; y < height; y++) {
        const holder = field[base + y * width + x]!;
        if (holder !== FREE && holder !== owner) next = 0;
        else if (y >= next) {
          capacity[2 * (layer * plane + Math.floor(y / span) * columns + column) + RIGHT]!++;
          next = y + apart;
        }
      }
    }
    for (let row = 0; row + 1 < rows; row++) {
      const y = (row + 1) * span;
      let next = 0;
      for (let x = 0; x < width; x++) {
        const holder = field[base + y * width + x]!;
        if (holder !== FREE && holder !== owner) next = 0;
        else if (x >= next) {
          capacity[2 * (layer * plane + row * columns + Math.floor(x / span)) + BELOW]!++;
          next = x + apart;
        }
      }
    }
  }
  return capacity;
}
