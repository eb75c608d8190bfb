import { PriceHeap } from "@tracewright/algorithms";
/**
 * The least that a way on the lattice from any node of a cell to a target can cost, with the board's own obstacles in the
 * way: an estimate for A* that no search is misled by. A way of `span` steps stays within two by two cells, so that it
 * comes no farther than one cell in any of eight directions; a cell counts as open where a single node of it is. The last
 * piece of a way may be shorter, which is why one cell is taken off.
 */
import { FREE } from "../grid/static-field.ts";
import { STEP } from "../search/kernel.ts";
import { type CoarseGrid, cellOfNode } from "./coarse-grid.ts";

export interface CostTask {
  readonly trackField: Uint16Array;
  readonly viaField: Uint16Array;
  readonly owner: number;
  /** Of one via, in the kernel's units. */
  readonly viaPrice: number;
  /** Cells that targets lie in. */
  readonly targets: readonly number[];
}

/** By cell, in the kernel's units; infinite where no way leads to a target. */
export function coarseCostToGo(coarse: CoarseGrid, task: CostTask): Float64Array {
  const { columns, rows, plane, layers, span } = coarse;
  const { isOpen, hasVias } = findOpenCells(coarse, task);
  const cost = new Float64Array(coarse.cells).fill(Number.POSITIVE_INFINITY);
  const heap = new PriceHeap();
  const reach = (cell: number, price: number): void => {
    if (price >= cost[cell]!) return;
    cost[cell] = price;
    heap.push(cell, price);
  };
  for (const cell of task.targets) reach(cell, 0);
  while (!heap.isEmpty) {
    const cell = heap.pop()!;
    const { price } = heap;
    if (price > cost[cell]!) continue;
    const layer = Math.floor(cell / plane);
    const place = cell - layer * plane;
    const column = place % columns;
    const row = Math.floor(place / columns);
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        const next = layer * plane + y * columns + x;
        if (isOpen[next] === 1) reach(next, price + span * STEP);
      }
    // The via may stand in a neighbouring cell that the same piece of the way touches, where this one has none.
    if (hasVias[place] === 1)
      for (let other = 0; other < layers; other++)
        if (other !== layer) reach(other * plane + place, price + task.viaPrice);
  }
  for (let cell = 0; cell < coarse.cells; cell++) cost[cell] = Math.max(0, cost[cell]! - span * STEP);
  return cost;
}

/** Cells with a node that the net may use, and places with one for its vias in them or beside them. */
function findOpenCells(
  coarse: CoarseGrid,
  { trackField, viaField, owner }: CostTask,
): { isOpen: Uint8Array; hasVias: Uint8Array } {
  const { grid, columns, rows, plane } = coarse;
  const isUsable = (holder: number): boolean => holder === FREE || holder === owner;
  const isOpen = new Uint8Array(coarse.cells);
  for (let node = 0; node < grid.nodes; node++) if (isUsable(trackField[node]!)) isOpen[cellOfNode(coarse, node)] = 1;
  const offersVia = new Uint8Array(plane);
  for (let node = 0; node < grid.plane; node++) if (isUsable(viaField[node]!)) offersVia[cellOfNode(coarse, node)] = 1;
  const hasVias = new Uint8Array(plane);
  for (let place = 0; place < plane; place++) {
    if (offersVia[place] === 0) continue;
    const column = place % columns;
    const row = Math.floor(place / columns);
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) hasVias[y * columns + x] = 1;
  }
  return { isOpen, hasVias };
}
