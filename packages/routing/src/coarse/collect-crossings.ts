/** Where routed copper runs over the borders of the coarse grid, and which vias it takes in every cell. */

import type { Copper } from "../grid/route.ts";
import type { NetRule } from "../problem.ts";
import { BELOW, type CoarseGrid, RIGHT } from "./coarse-grid.ts";

/** One track, or the body of a via, on a border. */
export interface Crossing {
  readonly border: number;
  readonly net: number;
  /** The node of the lattice beside it, on the far side of the border. */
  readonly node: number;
  /** Of the copper, nanometres. */
  readonly width: number;
  /** Along the border's line, nanometres from the lattice's origin. */
  readonly at: number;
}

export interface Crossings {
  /** By border. */
  readonly tracks: readonly (readonly Crossing[] | undefined)[];
  /** By place of the coarse grid: the nets of its vias, one entry for each via. */
  readonly vias: readonly (readonly number[] | undefined)[];
}

export function collectCrossings(coarse: CoarseGrid, copper: readonly Copper[], nets: readonly NetRule[]): Crossings {
  const tracks: Crossing[][] = [];
  const vias: number[][] = [];
  const add = (crossing: Crossing, reach: number): void => {
    const list = tracks[crossing.border];
    if (!list) {
      tracks[crossing.border] = [crossing];
      return;
    }
    // Pieces of one net side by side are one way through: a via in its own track, two halves of a corner on the line.
    const beside = list.findIndex((other) => other.net === crossing.net && Math.abs(other.at - crossing.at) < reach);
    if (beside < 0) list.push(crossing);
    else if (list[beside]!.width < crossing.width) list[beside] = crossing;
  };
  copper.forEach((pieces, net) => {
    const { diameter: usual } = nets[net]!.via;
    for (const { ax, ay, bx, by, halfWidth, layer } of pieces.segments)
      forEachBorder(coarse, { ax, ay, bx, by }, layer, (border, node, at) =>
        add({ border, net, node, at, width: 2 * halfWidth }, Math.max(usual, 2 * halfWidth) / 2),
      );
    for (const { x, y, diameter } of pieces.vias) {
      const radius = diameter / 2;
      for (let layer = 0; layer < coarse.layers; layer++) {
        const across = (border: number, node: number, at: number): void =>
          add({ border, net, node, at, width: diameter }, radius);
        forEachBorder(coarse, { ax: x - radius, ay: y, bx: x + radius, by: y }, layer, across);
        forEachBorder(coarse, { ax: x, ay: y - radius, bx: x, by: y + radius }, layer, across);
      }
      const place = placeOf(coarse, x, y);
      const list = vias[place];
      if (list) list.push(net);
      else vias[place] = [net];
    }
  });
  return { tracks, vias };
}

interface Line {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

function forEachBorder(
  { grid, span, columns, rows, plane }: CoarseGrid,
  { ax, ay, bx, by }: Line,
  layer: number,
  visit: (border: number, node: number, at: number) => void,
): void {
  const { pitch, originX, originY, width, height } = grid;
  // In steps of the lattice; the lines lie half a step before every multiple of the span.
  const x0 = (ax - originX) / pitch + 0.5;
  const y0 = (ay - originY) / pitch + 0.5;
  const x1 = (bx - originX) / pitch + 0.5;
  const y1 = (by - originY) / pitch + 0.5;
  const clampX = (x: number): number => Math.min(width - 1, Math.max(0, Math.floor(x)));
  const clampY = (y: number): number => Math.min(height - 1, Math.max(0, Math.floor(y)));
  for (let k = Math.floor(Math.min(x0, x1) / span) + 1; k * span <= Math.max(x0, x1); k++) {
    const y = y0 + ((y1 - y0) * (k * span - x0)) / (x1 - x0);
    if (k < 1 || k >= columns) continue;
    const cell = layer * plane + Math.floor(clampY(y) / span) * columns + (k - 1);
    visit(2 * cell + RIGHT, layer * grid.plane + clampY(y) * width + k * span, y * pitch);
  }
  for (let k = Math.floor(Math.min(y0, y1) / span) + 1; k * span <= Math.max(y0, y1); k++) {
    const x = x0 + ((x1 - x0) * (k * span - y0)) / (y1 - y0);
    if (k < 1 || k >= rows) continue;
    const cell = layer * plane + (k - 1) * columns + Math.floor(clampX(x) / span);
    visit(2 * cell + BELOW, layer * grid.plane + k * span * width + clampX(x), x * pitch);
  }
}

function placeOf({ grid, span, columns, rows }: CoarseGrid, x: number, y: number): number {
  const column = Math.floor(((x - grid.originX) / grid.pitch + 0.5) / span);
  const row = Math.floor(((y - grid.originY) / grid.pitch + 0.5) / span);
  return Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column));
}
