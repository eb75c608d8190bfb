/**
 * All nets led over the coarse grid at once, by negotiation: ground that more run over than fits grows dear from round to
 * round (McMurchie and Ebeling 1995). A fraction of the work of a search on the lattice tells early where the board is too
 * full, and in which squares a net will probably run.
 */
import { firstOrder, VIA_STEPS } from "../engine/negotiate.ts";
import { FREE, ownerOf } from "../grid/static-field.ts";
import { STEP } from "../search/kernel.ts";
import type { Workbench } from "../search/workbench.ts";
import { countTracksThatFit } from "./border-capacity.ts";
import { PARTS } from "./coarse-demand.ts";
import { BELOW, type CoarseGrid, cellBeyond, cellOfNode, coarsenGrid, RIGHT } from "./coarse-grid.ts";
import { CoarseSearch } from "./coarse-search.ts";
import { commonestProfile } from "./congestion-map.ts";
import { findOwnGates, type OwnGates } from "./own-gates.ts";
import { countViaPlaces } from "./via-places.ts";

export interface GlobalRoutes {
  readonly coarse: CoarseGrid;
  /** By net: the cells that it runs through. */
  readonly cells: readonly ReadonlySet<number>[];
  /** Borders that more runs over than fits, in tracks of the commonest class: where the board is too full, if it is. */
  readonly overfull: readonly { readonly border: number; readonly needed: number; readonly fits: number }[];
  /** Connections without a way even over full borders. */
  readonly unreached: number;
}

const MAX_ROUNDS = 16;
const FIRST_PRESSURE = 0.5;
const PRESSURE_GROWTH = 1.6;

/** The same board gives the same routes; nothing on the bench is touched. */
export function routeGlobally(bench: Workbench): GlobalRoutes {
  return new GlobalStage(bench).route();
}

/** By place of the coarse grid: whether it lies within so many cells of a net's way, on whatever layer. */
export function corridorOf({ coarse, cells }: GlobalRoutes, net: number, reach: number): Uint8Array {
  const { columns, rows, plane } = coarse;
  const corridor = new Uint8Array(plane);
  for (const cell of cells[net] ?? []) {
    const column = (cell % plane) % columns;
    const row = Math.floor((cell % plane) / columns);
    for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++)
      corridor.fill(
        1,
        y * columns + Math.max(0, column - reach),
        y * columns + Math.min(columns - 1, column + reach) + 1,
      );
  }
  return corridor;
}

interface NetWay {
  readonly cells: Set<number>;
  readonly borders: Set<number>;
  readonly vias: number[];
  unreached: number;
}

class GlobalStage {
  readonly #bench: Workbench;
  readonly #coarse: CoarseGrid;
  readonly #search: CoarseSearch;
  readonly #gates: OwnGates;
  /** By border, tracks; by place, vias. */
  readonly #capacity: Uint16Array;
  readonly #places: Uint16Array;
  /** By border, in parts of a track; by place. */
  readonly #used: Int32Array;
  readonly #usedPlaces: Int32Array;
  readonly #history: Int32Array;
  readonly #ways: (NetWay | undefined)[];
  readonly #period: number;
  #pressure = FIRST_PRESSURE;

  constructor(bench: Workbench) {
    const { profiles, field } = bench;
    this.#bench = bench;
    this.#coarse = coarsenGrid(bench.grid);
    this.#search = new CoarseSearch(this.#coarse);
    const profile = commonestProfile(bench);
    const { halfWidth = 0, clearance = 0 } = profiles.tracks[profile] ?? {};
    this.#period = Math.max(1, 2 * halfWidth + clearance);
    const ground = field.tracks[profile] ?? new Uint16Array(bench.grid.nodes);
    this.#capacity = countTracksThatFit(this.#coarse, { field: ground, owner: FREE, period: this.#period });
    this.#gates = findOwnGates(this.#coarse, ground);
    const { radius = 0, clearance: viaClearance = 0 } = profiles.vias[0] ?? {};
    this.#places = countViaPlaces(this.#coarse, {
      field: field.vias[0] ?? new Uint16Array(bench.grid.plane),
      owner: FREE,
      apart: Math.max(1, 2 * radius + viaClearance),
    });
    this.#used = new Int32Array(this.#capacity.length);
    this.#usedPlaces = new Int32Array(this.#coarse.plane);
    this.#history = new Int32Array(this.#capacity.length);
    this.#ways = bench.problem.nets.map(() => undefined);
  }

  route(): GlobalRoutes {
    const order = firstOrder(this.#bench);
    let next = order;
    for (let round = 0; round < MAX_ROUNDS && next.length > 0; round++) {
      for (const net of next) {
        this.#count(net, -1);
        this.#ways[net] = this.#lead(net);
        this.#count(net, 1);
      }
      for (let border = 0; border < this.#used.length; border++) if (this.#isOverfull(border)) this.#history[border]!++;
      next = order.filter((net) => [...(this.#ways[net]?.borders ?? [])].some((border) => this.#isOverfull(border)));
      this.#pressure *= PRESSURE_GROWTH;
    }
    const borders = Array.from(this.#used.keys()).filter((border) => this.#isOverfull(border));
    return {
      coarse: this.#coarse,
      cells: this.#ways.map((way) => way?.cells ?? new Set()),
      overfull: borders.map((border) => ({
        border,
        needed: Math.ceil(this.#used[border]! / PARTS),
        fits: this.#capacity[border]!,
      })),
      unreached: this.#ways.reduce((sum, way) => sum + (way?.unreached ?? 0), 0),
    };
  }

  #isOverfull(border: number): boolean {
    return this.#used[border]! > PARTS * this.#capacity[border]!;
  }

  #partsOf(net: number): number {
    const { width, clearance } = this.#bench.problem.nets[net]!;
    return Math.max(1, Math.round((PARTS * (width + clearance)) / this.#period));
  }

  /** Adds or takes away what a net's way uses; over ground that is its own it uses nothing of the others'. */
  #count(net: number, sign: 1 | -1): void {
    const way = this.#ways[net];
    if (!way) return;
    const parts = sign * this.#partsOf(net);
    for (const border of way.borders) if (this.#capacity[border]! > 0) this.#used[border]! += parts;
    for (const place of way.vias) this.#usedPlaces[place]! += sign;
  }

  /** Joins the terminals of a net, each by the cheapest way to what is joined already. */
  #lead(net: number): NetWay {
    const { problem, terminalsOf } = this.#bench;
    const way: NetWay = { cells: new Set(), borders: new Set(), vias: [], unreached: 0 };
    const [first = [], ...others] = terminalsOf[net]!.map((terminal) => this.#cellsOf(terminal));
    for (const cell of first) way.cells.add(cell);
    let left = others;
    const { layers } = problem.nets[net]!;
    const owner = ownerOf(net);
    const parts = this.#partsOf(net);
    const prices = {
      border: (border: number): number => {
        const layer = Math.floor((border >> 1) / this.#coarse.plane);
        if (!(((layers & problem.trackLayers) >> layer) & 1)) return -1;
        const capacity = this.#capacity[border]!;
        if (capacity === 0) return this.#gates.get(border)?.has(owner) ? this.#coarse.span * STEP : -1;
        const over = Math.max(0, this.#used[border]! + parts - PARTS * capacity) / PARTS;
        return this.#coarse.span * STEP * (1 + this.#history[border]! / 4 + this.#pressure * over);
      },
      via: (place: number): number => {
        const room = this.#places[place]!;
        if (room === 0) return -1;
        const over = Math.max(0, this.#usedPlaces[place]! + 1 - room);
        return VIA_STEPS * STEP * (1 + this.#pressure * over);
      },
    };
    while (left.length > 0) {
      const cells = this.#search.find(way.cells, left.flat(), prices);
      if (!cells) {
        way.unreached += left.length;
        break;
      }
      this.#add(way, cells);
      left = left.filter((targets) => !targets.some((cell) => way.cells.has(cell)));
    }
    return way;
  }

  #add(way: NetWay, cells: readonly number[]): void {
    cells.forEach((cell, index) => {
      way.cells.add(cell);
      const before = cells[index - 1];
      if (before === undefined) return;
      if (cell % this.#coarse.plane === before % this.#coarse.plane) way.vias.push(cell % this.#coarse.plane);
      else way.borders.add(this.#borderBetween(before, cell));
    });
  }

  #borderBetween(a: number, b: number): number {
    const low = Math.min(a, b);
    const right = 2 * low + RIGHT;
    return cellBeyond(this.#coarse, right) === Math.max(a, b) ? right : 2 * low + BELOW;
  }

  #cellsOf(terminal: number): number[] {
    return [...new Set(this.#bench.accesses[terminal]!.map(({ node }) => cellOfNode(this.#coarse, node)))];
  }
}
