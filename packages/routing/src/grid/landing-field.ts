/**
 * Where a net's own poured copper lies so surely that a track or via may simply end there: inside the area by its
 * margin, for pours are refilled around whatever is routed and their rims move.
 */
import type { Shape } from "../geometry/shape.ts";
import type { FillArea, RoutingProblem } from "../problem.ts";
import type { Grid } from "./grid.ts";
import { rasterSegment } from "./raster.ts";

export interface LandingField {
  /** By node: area + 1, or 0. Pours of different nets never share a place of a layer, so one plane serves all. */
  readonly owner: Uint16Array;
  /** Nodes of each area, in rising order. */
  readonly nodes: readonly Int32Array[];
  /** Of each area, in steps of the lattice; upside down where it has no nodes. */
  readonly boxes: readonly NodeBox[];
}

export interface NodeBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Absent where the problem has no areas. */
export function buildLandingField(problem: RoutingProblem, grid: Grid): LandingField | undefined {
  if (problem.areas.length === 0) return undefined;
  const owner = new Uint16Array(grid.nodes);
  const scratch = new Uint8Array(grid.plane);
  const nodes = problem.areas.map((area, number) => {
    const own: number[] = [];
    for (const shape of area.shapes) {
      const cells = cellsInside(grid, shape, area, scratch);
      for (let layer = 0; layer < grid.layers; layer++) {
        if (!((area.layers >> layer) & 1)) continue;
        for (const cell of cells) {
          const node = layer * grid.plane + cell;
          if (owner[node] !== 0) continue;
          owner[node] = number + 1;
          own.push(node);
        }
      }
    }
    return Int32Array.from(own).sort();
  });
  return { owner, nodes, boxes: nodes.map((own) => boxOf(own, grid)) };
}

function boxOf(nodes: Int32Array, { plane, width }: Grid): NodeBox {
  const box = { x0: 0x7fffffff, y0: 0x7fffffff, x1: 0, y1: 0 };
  for (const node of nodes) {
    const cell = node % plane;
    const x = cell % width;
    const y = (cell - x) / width;
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x);
    box.y1 = Math.max(box.y1, y);
  }
  return box;
}

/** Cells of the plane that lie in the shape, deeper than the area's margin. `scratch` is all 0 before and after. */
function cellsInside(grid: Grid, shape: Shape, { margin }: FillArea, scratch: Uint8Array): number[] {
  const { pitch, originX, originY, width, height } = grid;
  const y0 = Math.max(1, Math.ceil((shape.minY - originY) / pitch));
  const y1 = Math.min(height - 2, Math.floor((shape.maxY - originY) / pitch));
  const rows = crossingsByRow(shape, grid, y0, y1);
  for (let y = y0; y <= y1; y++) {
    const row = rows[y - y0]!.sort((a, b) => a - b);
    for (let i = 0; i + 1 < row.length; i += 2) {
      const x0 = Math.max(1, Math.ceil((row[i]! - originX) / pitch));
      const x1 = Math.min(width - 2, Math.floor((row[i + 1]! - originX) / pitch));
      if (x0 <= x1) scratch.fill(1, y * width + x0, y * width + x1 + 1);
    }
  }
  const reach = margin - shape.radius;
  if (reach > 0)
    eachSide(shape, (ax, ay, bx, by) =>
      rasterSegment(grid, ax, ay, bx, by, reach, (first, last) => scratch.fill(0, first, last + 1)),
    );
  const cells: number[] = [];
  for (let y = y0; y <= y1; y++)
    for (let cell = y * width; cell < (y + 1) * width; cell++)
      if (scratch[cell] === 1) {
        scratch[cell] = 0;
        cells.push(cell);
      }
  return cells;
}

/** Where the rows of the grid cross the shape's sides, under the even-odd rule. */
function crossingsByRow(shape: Shape, { pitch, originY }: Grid, y0: number, y1: number): number[][] {
  const rows: number[][] = Array.from({ length: Math.max(0, y1 - y0 + 1) }, () => []);
  eachSide(shape, (ax, ay, bx, by) => {
    const first = Math.max(y0, Math.ceil((Math.min(ay, by) - originY) / pitch));
    const last = Math.min(y1, Math.floor((Math.max(ay, by) - originY) / pitch));
    for (let y = first; y <= last; y++) {
      const py = originY + y * pitch;
      if (ay > py === by > py) continue;
      rows[y - y0]!.push(ax + ((bx - ax) * (py - ay)) / (by - ay));
    }
  });
  return rows;
}

function eachSide({ points, ringEnds }: Shape, visit: (ax: number, ay: number, bx: number, by: number) => void): void {
  let start = 0;
  for (const end of ringEnds) {
    for (let i = start, j = end - 1; i < end; j = i++)
      visit(points[2 * j]!, points[2 * j + 1]!, points[2 * i]!, points[2 * i + 1]!);
    start = end;
  }
}
