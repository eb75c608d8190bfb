import { Mulberry32, PriceHeap } from "@tracewright/algorithms";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Grid } from "../grid/grid.ts";
import { FREE } from "../grid/static-field.ts";
import { DIAGONAL, STEP } from "../search/kernel.ts";
import { cellOfNode, coarsenGrid } from "./coarse-grid.ts";
import { coarseCostToGo } from "./cost-to-go.ts";

const grid: Grid = {
  pitch: 100_000,
  originX: 0,
  originY: 0,
  width: 34,
  height: 26,
  layers: 2,
  plane: 34 * 26,
  nodes: 2 * 34 * 26,
};
const OWNER = 3;
const WALL = 0xffff;
const VIA_PRICE = 900;

/** Walls and clutter: the more of a field is blocked, the more a way has to wind. */
function clutter(seed: number, share: number): { tracks: Uint16Array; vias: Uint16Array } {
  const random = new Mulberry32(seed);
  const pick = (): number => (random.next() < share ? WALL : random.next() < 0.1 ? OWNER : FREE);
  const tracks = Uint16Array.from({ length: grid.nodes }, pick);
  for (let wall = 0; wall < 3; wall++) {
    const x = 4 + Math.floor(random.next() * (grid.width - 8));
    const door = 2 + Math.floor(random.next() * (grid.height - 4));
    for (let layer = 0; layer < 2; layer++)
      for (let y = 0; y < grid.height; y++) if (y !== door) tracks[layer * grid.plane + y * grid.width + x] = WALL;
  }
  return { tracks, vias: Uint16Array.from({ length: grid.plane }, () => (random.next() < 0.9 ? WALL : FREE)) };
}

/** What the cheapest way from every node to the target costs, on the lattice itself. */
function exactCosts(tracks: Uint16Array, vias: Uint16Array, target: number): Float64Array {
  const cost = new Float64Array(grid.nodes).fill(Number.POSITIVE_INFINITY);
  const heap = new PriceHeap();
  const reach = (node: number, price: number): void => {
    if ((tracks[node] !== FREE && tracks[node] !== OWNER) || price >= cost[node]!) return;
    cost[node] = price;
    heap.push(node, price);
  };
  reach(target, 0);
  while (!heap.isEmpty) {
    const node = heap.pop()!;
    const { price } = heap;
    if (price > cost[node]!) continue;
    const cell = node % grid.plane;
    const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++)
        if (x + dx >= 0 && y + dy >= 0 && x + dx < grid.width && y + dy < grid.height && (dx !== 0 || dy !== 0))
          reach(node + dy * grid.width + dx, price + (dx !== 0 && dy !== 0 ? DIAGONAL : STEP));
    if (vias[cell] !== WALL) reach((node + grid.plane) % grid.nodes, price + VIA_PRICE);
  }
  return cost;
}

describe("the coarse cost to go", () => {
  it("is never more than what the cheapest way on the lattice costs, and finite wherever there is one", () => {
    const span = fc.integer({ min: 3, max: 9 });
    fc.assert(
      fc.property(fc.nat(10_000), fc.double({ min: 0, max: 0.4, noNaN: true }), span, (seed, share, size) => {
        const { tracks, vias } = clutter(seed, share);
        const coarse = coarsenGrid(grid, size);
        const target = tracks.indexOf(FREE);
        const targets = [cellOfNode(coarse, target)];
        const task = { trackField: tracks, viaField: vias, owner: OWNER, viaPrice: VIA_PRICE, targets };
        const bound = coarseCostToGo(coarse, task);
        const exact = exactCosts(tracks, vias, target);
        const misled = exact.findIndex((cost, node) => bound[cellOfNode(coarse, node)]! > cost);
        expect(misled).toBe(-1);
      }),
      { numRuns: 60 },
    );
  });

  it("knows the way around a wall, which a straight line does not", () => {
    const tracks = new Uint16Array(grid.nodes);
    // Walls two cells thick, so that every cell of theirs is shut: the way leads around by the lower rim.
    for (let layer = 0; layer < 2; layer++)
      for (let y = 0; y < 20; y++) for (let x = 12; x < 20; x++) tracks[layer * grid.plane + y * grid.width + x] = WALL;
    const coarse = coarsenGrid(grid, 4);
    const from = 2 * grid.width + 2;
    const target = 2 * grid.width + 30;
    const bound = coarseCostToGo(coarse, {
      trackField: tracks,
      viaField: new Uint16Array(grid.plane),
      owner: OWNER,
      viaPrice: VIA_PRICE,
      targets: [cellOfNode(coarse, target)],
    });
    expect(bound[cellOfNode(coarse, from)]!).toBeGreaterThan(28 * STEP);
  });
});
