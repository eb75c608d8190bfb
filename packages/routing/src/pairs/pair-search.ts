import { OrderedPriceHeap } from "@tracewright/algorithms";
/**
 * The search for the centre line of a pair: A* over poses (node, layer, heading, side of the positive net). A turn is by
 * 45° and brings the straight steps with it that keep the next turn from cutting into it; a change of layer is one move
 * with the straight ground before and after its two vias, on in the same direction or back the way it came. Going back
 * under itself is how a pair changes sides.
 */
import { type Heading, stepLength, turnBy } from "./headings.ts";
import { PairDistances, priceOfStep, VIA_PRICE } from "./pair-distances.ts";
import type { PairGround, Side } from "./pair-ground.ts";
import type { PairPort } from "./pair-ports.ts";

/** A stretch of the centre line; a new one begins at every turn and every change of layer. */
export interface CentreRun {
  readonly layer: number;
  readonly heading: Heading;
  readonly side: Side;
  readonly from: number;
  readonly to: number;
}

export interface CentreLine {
  readonly start: PairPort;
  readonly end: PairPort;
  /** In order; where the layer changes, both runs end and begin at the node of the vias. */
  readonly runs: readonly CentreRun[];
  readonly cost: number;
}

export type PairSearchResult =
  | { readonly status: "found"; readonly line: CentreLine }
  | { readonly status: "blocked" }
  | { readonly status: "budget" };

const TURN_PRICE = 150_000;

export interface PairSearchTask {
  readonly ground: PairGround;
  readonly starts: readonly PairPort[];
  readonly ends: readonly PairPort[];
  /** Poses that may be visited. */
  readonly mostPops: number;
  /** Poses between two yields. */
  readonly stride: number;
}

/** Yields what it has visited since the last time. */
export function* searchCentreLine(task: PairSearchTask): Generator<number, PairSearchResult> {
  // Pads in the midst of others are soon known to be shut in; from the far end it would take the whole board.
  if (new PairDistances(task.ground, task.starts).isPocket(task.ends)) {
    yield task.stride;
    return { status: "blocked" };
  }
  const distances = new PairDistances(task.ground, task.ends);
  if ((yield* distances.measure(task.starts, task.stride)) === "shut") return { status: "blocked" };
  const search = new PoseSearch(task, distances);
  let left = task.mostPops;
  while (left > 0) {
    const before = left;
    while (left > 0 && before - left < task.stride) {
      left -= 1;
      const result = search.pop();
      if (result === "running") continue;
      yield before - left;
      return result;
    }
    yield before - left;
  }
  return { status: "budget" };
}

class PoseSearch {
  readonly #ground: PairGround;
  readonly #plane: number;
  readonly #price: Float64Array;
  readonly #from: Int32Array;
  readonly #isDone: Uint8Array;
  readonly #starts = new Map<number, PairPort>();
  readonly #ends = new Map<number, PairPort>();
  readonly #heap = new OrderedPriceHeap();
  readonly #distances: PairDistances;
  #bestEnd = -1;
  #bestCost = Number.POSITIVE_INFINITY;

  constructor({ ground, starts, ends }: PairSearchTask, distances: PairDistances) {
    this.#ground = ground;
    this.#distances = distances;
    const { plane, nodes } = ground.grid;
    this.#plane = plane;
    this.#price = new Float64Array(nodes * 16).fill(Number.POSITIVE_INFINITY);
    this.#from = new Int32Array(nodes * 16).fill(-1);
    this.#isDone = new Uint8Array(nodes * 16);
    for (const port of ends) {
      // A port's heading leads away from its pads: the pair arrives the other way.
      const state = this.#stateOf(port.layer, port.free, turnBy(port.heading, 4), port.side === 1 ? -1 : 1);
      const known = this.#ends.get(state);
      if (known && known.cost <= port.cost) continue;
      this.#ends.set(state, port);
    }
    for (const port of starts) {
      const state = this.#stateOf(port.layer, port.free, port.heading, port.side);
      if (port.cost >= this.#price[state]!) continue;
      this.#price[state] = port.cost;
      this.#starts.set(state, port);
      this.#heap.push(state, port.cost + this.#distances.from(port.layer, port.free, port.side));
    }
  }

  pop(): PairSearchResult | "running" {
    const state = this.#heap.pop();
    if (state < 0) return this.#finish();
    if (this.#isDone[state] === 1) return "running";
    this.#isDone[state] = 1;
    const price = this.#price[state]!;
    const { layer, cell, heading, side } = this.#poseOf(state);
    if (price + this.#distances.from(layer, cell, side) >= this.#bestCost) return this.#finish();
    const end = this.#ends.get(state);
    if (end && price + end.cost < this.#bestCost) {
      this.#bestCost = price + end.cost;
      this.#bestEnd = state;
    }
    const ground = this.#ground;
    const { pitch } = ground.grid;
    const ahead = ground.cellAfter(cell, heading, 1);
    if (ahead >= 0 && ground.isRunFree(layer, cell, heading, side, 1))
      this.#reach(
        state,
        this.#stateOf(layer, ahead, heading, side),
        price + priceOfStep(ground, layer, ahead, stepLength(heading, pitch)),
      );
    for (const turn of [1, -1] as const) {
      const next = turnBy(heading, turn);
      const steps = ground.leastRun[next % 2]!;
      const to = ground.cellAfter(cell, next, steps);
      if (to < 0 || !ground.isTurnFree(layer, cell, heading, turn, side)) continue;
      if (!ground.isRunFree(layer, cell, next, side, steps)) continue;
      let cost = TURN_PRICE;
      for (let step = 1; step <= steps; step++)
        cost += priceOfStep(ground, layer, ground.cellAfter(cell, next, step), stepLength(next, pitch));
      this.#reach(state, this.#stateOf(layer, to, next, side), price + cost);
    }
    this.#changeLayer(state, price);
    return "running";
  }

  #changeLayer(state: number, price: number): void {
    const ground = this.#ground;
    const { layer, cell, heading, side } = this.#poseOf(state);
    const steps = ground.viaRun[heading % 2]!;
    const via = ground.cellAfter(cell, heading, steps);
    if (via < 0 || price + VIA_PRICE >= this.#bestCost) return;
    if (!ground.areViasFree(via, heading, side) || !ground.isRunFree(layer, cell, heading, side, steps)) return;
    if (!ground.areJogsFree(layer, via, heading, side)) return;
    const cost = price + VIA_PRICE + 2 * steps * stepLength(heading, ground.grid.pitch);
    for (let to = 0; to < ground.grid.layers; to++) {
      if (to === layer || !((ground.rule.layers >> to) & 1)) continue;
      for (const eighths of [0, 4]) {
        const out = turnBy(heading, eighths);
        const outSide: Side = eighths === 0 ? side : side === 1 ? -1 : 1;
        const landing = ground.cellAfter(via, out, steps);
        if (landing < 0 || !ground.isRunFree(to, via, out, outSide, steps)) continue;
        // Leaving along a heading is arriving along its opposite, seen backwards.
        if (!ground.areJogsFree(to, via, turnBy(out, 4), outSide === 1 ? -1 : 1)) continue;
        this.#reach(state, this.#stateOf(to, landing, out, outSide), cost);
      }
    }
  }

  #reach(from: number, to: number, price: number): void {
    if (this.#isDone[to] === 1 || price >= this.#price[to]!) return;
    this.#price[to] = price;
    this.#from[to] = from;
    this.#starts.delete(to);
    const { layer, cell, side } = this.#poseOf(to);
    const left = this.#distances.from(layer, cell, side);
    if (left < Number.POSITIVE_INFINITY) this.#heap.push(to, price + left);
  }

  #finish(): PairSearchResult {
    const end = this.#ends.get(this.#bestEnd);
    if (!end) return { status: "blocked" };
    const states: number[] = [];
    for (let state = this.#bestEnd; state >= 0; state = this.#from[state]!) states.push(state);
    states.reverse();
    const start = this.#starts.get(states[0]!);
    if (!start) throw new Error("the way of a pair begins at no port");
    return { status: "found", line: { start, end, runs: this.#runsOf(start, end, states), cost: this.#bestCost } };
  }

  #runsOf(start: PairPort, end: PairPort, states: readonly number[]): CentreRun[] {
    const ground = this.#ground;
    const runs: CentreRun[] = [];
    let run: CentreRun = {
      layer: start.layer,
      heading: start.heading,
      side: start.side,
      from: start.cell,
      to: start.free,
    };
    for (let i = 1; i < states.length; i++) {
      const { layer, cell, heading, side } = this.#poseOf(states[i]!);
      if (layer !== run.layer) {
        const via = ground.cellAfter(run.to, run.heading, ground.viaRun[run.heading % 2]!);
        runs.push({ ...run, to: via });
        run = { layer, heading, side, from: via, to: cell };
      } else if (heading !== run.heading) {
        runs.push(run);
        run = { layer, heading, side, from: run.to, to: cell };
      } else run = { ...run, to: cell };
    }
    runs.push({ ...run, to: end.cell });
    return runs;
  }

  #stateOf(layer: number, cell: number, heading: Heading, side: Side): number {
    return ((layer * this.#plane + cell) * 8 + heading) * 2 + (side === 1 ? 1 : 0);
  }

  #poseOf(state: number): { layer: number; cell: number; heading: Heading; side: Side } {
    const node = Math.floor(state / 16);
    const layer = Math.floor(node / this.#plane);
    return {
      layer,
      cell: node - layer * this.#plane,
      heading: ((state >> 1) & 7) as Heading,
      side: (state & 1) === 1 ? 1 : -1,
    };
  }
}
