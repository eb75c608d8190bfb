import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { type Copper, NO_COPPER } from "../grid/route.ts";
import { FREE } from "../grid/static-field.ts";
import { Workbench } from "../search/workbench.ts";
import { channelBoard } from "../testing/channel-board.ts";
import { countTracksThatFit } from "./border-capacity.ts";
import { PARTS } from "./coarse-demand.ts";
import { BELOW, cellBeyond, cellOfNode, coarsenGrid, lineOfBorder, RIGHT } from "./coarse-grid.ts";
import { FULLEST, fillByCell, mapCongestion } from "./congestion-map.ts";
import { FlowNetwork } from "./max-flow.ts";

const grid = {
  pitch: 100_000,
  originX: 0,
  originY: 0,
  width: 50,
  height: 37,
  layers: 2,
  plane: 50 * 37,
  nodes: 2 * 50 * 37,
};

describe("the coarse grid", () => {
  it("puts every node into the cell whose borders lie around it", () => {
    const coarse = coarsenGrid(grid, 8);
    for (let node = 0; node < grid.nodes; node++) {
      const cell = cellOfNode(coarse, node);
      const x = ((node % grid.plane) % grid.width) * grid.pitch;
      const y = Math.floor((node % grid.plane) / grid.width) * grid.pitch;
      const right = lineOfBorder(coarse, 2 * cell + RIGHT);
      const below = lineOfBorder(coarse, 2 * cell + BELOW);
      expect(right.layer).toBe(Math.floor(node / grid.plane));
      expect(x).toBeLessThan(right.ax);
      expect(x).toBeGreaterThan(below.ax);
      expect(y).toBeLessThan(below.ay);
      expect(y).toBeGreaterThan(right.ay);
    }
  });

  it("knows the neighbour over every border, and none beyond the rim", () => {
    const coarse = coarsenGrid(grid, 8);
    for (let cell = 0; cell < coarse.cells; cell++) {
      const column = cell % coarse.columns;
      const row = Math.floor((cell % coarse.plane) / coarse.columns);
      expect(cellBeyond(coarse, 2 * cell + RIGHT)).toBe(column + 1 < coarse.columns ? cell + 1 : -1);
      expect(cellBeyond(coarse, 2 * cell + BELOW)).toBe(row + 1 < coarse.rows ? cell + coarse.columns : -1);
    }
  });
});

describe("the tracks that fit over a line", () => {
  it("are those of a slow count of its gaps, none counted twice where a gap runs over several borders", () => {
    const lines = fc.array(fc.boolean(), { minLength: grid.height, maxLength: grid.height });
    fc.assert(
      fc.property(lines, fc.integer({ min: 100_000, max: 700_000 }), (isFree, period) => {
        const coarse = coarsenGrid(grid, 8);
        const field = new Uint16Array(grid.nodes).fill(9);
        isFree.forEach((free, y) => {
          if (free) field[y * grid.width + 16] = FREE;
        });
        const capacity = countTracksThatFit(coarse, { field, owner: FREE, period });
        let counted = 0;
        for (let row = 0; row < coarse.rows; row++) counted += capacity[2 * (row * coarse.columns + 1) + RIGHT]!;
        const steps = Math.ceil((period - 500) / grid.pitch);
        const gaps = isFree
          .map((free) => (free ? "." : "#"))
          .join("")
          .split("#");
        const expected = gaps.reduce(
          (sum, run) => sum + (run === "" ? 0 : Math.floor((run.length - 1) / steps) + 1),
          0,
        );
        expect(counted).toBe(expected);
      }),
    );
  });

  it("count the ground of the net that asks, and of no other", () => {
    const coarse = coarsenGrid(grid, 8);
    const field = new Uint16Array(grid.nodes).fill(4);
    const sum = (owner: number) =>
      countTracksThatFit(coarse, { field, owner, period: 100_000 }).reduce((total, tracks) => total + tracks, 0);
    expect(sum(5)).toBe(0);
    expect(sum(4)).toBeGreaterThan(0);
  });
});

describe("the congestion map", () => {
  it("finds every straight track on every border that it runs over, once", () => {
    const bench = new Workbench(problemFromBoard(channelBoard({ gap: fromMm(6), nets: 3 })));
    const row = fromMm(10);
    const copper: Copper[] = bench.problem.nets.map((_, net) => {
      if (net > 0) return NO_COPPER;
      const track = { ax: fromMm(6), ay: row, bx: fromMm(24), by: row, halfWidth: 100_000, layer: 0, branch: 0 };
      return { segments: [track], vias: [] };
    });
    const map = mapCongestion(bench, copper);
    const { coarse, demand } = map;
    let borders = 0;
    demand.forEach((parts, border) => {
      if (parts === 0) return;
      const line = lineOfBorder(coarse, border);
      expect(line).toMatchObject({ layer: 0 });
      expect(line.ax).toBe(line.bx);
      expect(line.ay).toBeLessThanOrEqual(row);
      expect(line.by).toBeGreaterThan(row);
      expect(parts).toBe(PARTS);
      borders++;
    });
    const cellWidth = coarse.span * coarse.grid.pitch;
    expect(Math.abs(borders - fromMm(18) / cellWidth)).toBeLessThanOrEqual(1);
    const fill = fillByCell(map);
    expect(Math.max(...fill)).toBeLessThan(FULLEST);
    expect(fill.filter((percent) => percent > 0).length).toBe(borders + 1);
  });

  it("lets nothing through a wall and all that fits through its gap", () => {
    const bench = new Workbench(problemFromBoard(channelBoard({ gap: fromMm(2.2), nets: 3 })));
    const { coarse, capacity } = mapCongestion(bench);
    let most = 0;
    for (let column = 0; column + 1 < coarse.columns; column++) {
      const { ax } = lineOfBorder(coarse, 2 * column + RIGHT);
      if (ax < fromMm(14.2) || ax > fromMm(15.8)) continue;
      let tracks = 0;
      for (let r = 0; r < coarse.rows; r++) tracks += capacity[2 * (r * coarse.columns + column) + RIGHT]!;
      most = Math.max(most, tracks);
      expect(tracks).toBeLessThanOrEqual(6);
      expect(tracks).toBeGreaterThanOrEqual(5);
    }
    expect(most).toBeGreaterThan(0);
  });
});

describe("a network", () => {
  it("lets as much flow as its least cut, found slowly over all of them", () => {
    const edge = fc.record({ a: fc.nat(5), b: fc.nat(5), room: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 14 }), (edges) => {
        const network = new FlowNetwork(6);
        for (const { a, b, room } of edges) if (a !== b) network.join(a, b, room);
        const flow = network.run(0, 5);
        let least = Number.POSITIVE_INFINITY;
        for (let side = 0; side < 16; side++) {
          const isNear = (node: number): boolean => node === 0 || (node !== 5 && ((side >> (node - 1)) & 1) === 1);
          const crossing = edges.filter(({ a, b }) => isNear(a) !== isNear(b));
          least = Math.min(
            least,
            crossing.reduce((sum, { room }) => sum + room, 0),
          );
        }
        expect(flow).toBe(least);
        const told = edges.filter(({ a, b }) => network.isOnNearSide(a) !== network.isOnNearSide(b));
        expect(told.reduce((sum, { room }) => sum + room, 0)).toBe(least);
      }),
    );
  });
});
