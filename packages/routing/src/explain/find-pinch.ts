/**
 * The narrowest place of the widest way between two pieces of a net on the empty board: a search that always goes on
 * where there is most room, measured exactly to the objects of the board. What stands on both sides of that place is
 * what keeps the net from being joined.
 */

import { nodeX, nodeY } from "../grid/route.ts";
import { isOnBoard, ownerOf } from "../grid/static-field.ts";
import type { Workbench } from "../search/workbench.ts";
import { measurePinch, type Pinch, roomAt } from "./measure-pinch.ts";

export interface PinchTask {
  readonly net: number;
  /** Nodes of the lattice on each piece. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Places that may be measured at most. */
  readonly mostMeasured: number;
}

/** Resolution of the room. */
const LEVEL = 2_000;

const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/** Undefined where there is no way at all, or the work did not reach to its end; `measured` counts the places. */
export function findPinch(bench: Workbench, task: PinchTask): { pinch?: Pinch; measured: number } {
  const search = new WidestWay(bench, task);
  const end = search.run();
  const node = end === undefined ? undefined : search.narrowestOf(end);
  const pinch = node === undefined ? undefined : search.pinchAt(node);
  return { measured: search.measured, ...(pinch && { pinch }) };
}

class WidestWay {
  readonly #bench: Workbench;
  readonly #net: number;
  readonly #task: PinchTask;
  readonly #field: Uint16Array;
  readonly #viaField: Uint16Array;
  readonly #need: number;
  readonly #layers: number;
  /** Node that a node was reached from, plus two; 1 for a source, 0 for what was not reached. */
  readonly #from: Int32Array;
  readonly #isDone: Uint8Array;
  readonly #isTarget = new Set<number>();
  /** By place that the lattice calls blocked. */
  readonly #room = new Map<number, number>();
  readonly #levels: (number[] | undefined)[] = [];
  #level = 0;
  /** Of the level's list. First come, first served: of ways with equal room the short ones are found. */
  #next = 0;
  measured = 0;

  constructor(bench: Workbench, task: PinchTask) {
    const { net } = task;
    const rule = bench.problem.nets[net]!;
    this.#bench = bench;
    this.#net = net;
    this.#task = task;
    this.#field = bench.field.tracks[bench.profiles.neck[net]!]!;
    this.#viaField = bench.field.vias[bench.profiles.smallVia[net]!]!;
    this.#need = rule.neckWidth / 2;
    this.#layers = bench.problem.trackLayers & (rule.layers | rule.planes);
    this.#from = new Int32Array(bench.grid.nodes);
    this.#isDone = new Uint8Array(bench.grid.nodes);
    for (const node of task.to) this.#isTarget.add(node);
  }

  /** The first target that the widest way comes to. */
  run(): number | undefined {
    for (const node of this.#task.from) {
      this.#from[node] = 1;
      this.#put(node, 0);
    }
    for (;;) {
      const node = this.#levels[this.#level]?.[this.#next++];
      if (node === undefined) {
        this.#level++;
        this.#next = 0;
        if (this.#level >= this.#levels.length) return undefined;
        continue;
      }
      if (this.#isDone[node]) continue;
      this.#isDone[node] = 1;
      if (this.#isTarget.has(node)) return node;
      if (this.measured > this.#task.mostMeasured) return undefined;
      this.#expand(node);
    }
  }

  narrowestOf(end: number): number | undefined {
    let narrowest: number | undefined;
    let least = this.#need;
    for (let node = end; ; node = this.#from[node]! - 2) {
      const room = this.#room.get(node);
      if (room !== undefined && room < least) {
        least = room;
        narrowest = node;
      }
      if (this.#from[node] === 1) return narrowest;
    }
  }

  pinchAt(node: number): Pinch | undefined {
    const { grid } = this.#bench;
    const cell = node % grid.plane;
    const layer = Math.floor(node / grid.plane);
    return measurePinch(this.#bench, this.#net, { x: nodeX(grid, cell), y: nodeY(grid, cell), layer });
  }

  #expand(node: number): void {
    const { width, height, plane, layers } = this.#bench.grid;
    const layer = Math.floor(node / plane);
    const cell = node - layer * plane;
    const x = cell % width;
    const y = (cell - x) / width;
    for (const [dx, dy] of STEPS)
      if (x + dx > 0 && y + dy > 0 && x + dx < width - 1 && y + dy < height - 1)
        this.#reach(node + dy * width + dx, node);
    const holder = this.#viaField[cell]!;
    if (holder !== 0 && holder !== ownerOf(this.#net)) return;
    for (let other = 0; other < layers; other++) if (other !== layer) this.#reach(other * plane + cell, node);
  }

  #reach(node: number, from: number): void {
    // The level only rises, so that no later path reaches a node with more room than the first.
    if (this.#from[node] !== 0) return;
    const { grid } = this.#bench;
    const layer = Math.floor(node / grid.plane);
    if (!((this.#layers >> layer) & 1)) return;
    const level = Math.max(this.#level, this.#levelOf(node, layer));
    if (level === Number.POSITIVE_INFINITY) return;
    this.#from[node] = from + 2;
    this.#put(node, level);
  }

  /** 0 where there is room enough, more the less there is; infinite beyond the rim of the board. */
  #levelOf(node: number, layer: number): number {
    const holder = this.#field[node]!;
    if (holder === 0 || holder === ownerOf(this.#net)) return 0;
    let room = this.#room.get(node);
    if (room === undefined) {
      const { grid, problem } = this.#bench;
      const cell = node % grid.plane;
      const [x, y] = [nodeX(grid, cell), nodeY(grid, cell)];
      this.measured++;
      room = isOnBoard(problem, x, y)
        ? roomAt(this.#bench, this.#net, { x, y, layer }, this.#need).room
        : Number.NEGATIVE_INFINITY;
      this.#room.set(node, room);
    }
    return Math.max(0, Math.ceil((this.#need - room) / LEVEL));
  }

  #put(node: number, level: number): void {
    const list = this.#levels[level];
    if (list) list.push(node);
    else this.#levels[level] = [node];
  }
}
