/**
 * The path search: A* over the lattice with a circular bucket queue (Dial), integer prices, many sources and many
 * targets at once. It can stop after any number of pops and go on later. Nothing is cleared between searches: a node
 * counts as seen when its price is not below the base of the current search.
 */
import type { Grid } from "../grid/grid.ts";
import { NECK, SMALL_VIA } from "../grid/route.ts";
import { BLOCKED, FREE } from "../grid/static-field.ts";

/** Price of one straight and one diagonal step over free ground. */
export const STEP = 32;
export const DIAGONAL = 45;

const BUCKETS = 1 << 16;
const LARGEST_PRICE = BUCKETS - 4096;
const FAR = 0x3fffff;
const ROOT = 63;
const NARROW = 64;
const CLOSED = 128;
const CODE = 63;
const VIA = 8;

const DX = [1, 1, 0, -1, -1, -1, 0, 1];
const DY = [0, 1, 1, 1, 0, -1, -1, -1];
/** Sixteenths of a via's price that a small one costs: people take it only where the usual one does not fit. */
const SMALL_VIA_SCALE = 20;
/** Extra price of a turn by 0, 45, 90 … degrees; above 90 none is allowed. */
const TURN = [0, 6, 40, -1, -1, -1, 40, 6];

/** Work of preparing a search, where a node visit counts 1: of a target, and of a place in a sweep of the distance transform. */
const TARGET_WORK = 1 / 20;
const SWEEP_WORK = 1 / 60;

/** What the search of one connection may use and pays. */
export interface SearchTask {
  /** Owner value of the net in the static fields. */
  readonly owner: number;
  readonly wide: Uint16Array;
  readonly wideOccupancy: Uint8Array;
  /** The same arrays as `wide` where the net has no narrower width. */
  readonly neck: Uint16Array;
  readonly neckOccupancy: Uint8Array;
  readonly via: Uint16Array;
  readonly viaOccupancy: Uint8Array;
  /** The same arrays as `via` where the net has no smaller via. */
  readonly smallVia: Uint16Array;
  readonly smallViaOccupancy: Uint8Array;
  readonly history: Uint16Array;
  readonly viaHistory: Uint16Array;
  /** Factor ×16 for ground where that many nets stand; 0 forbids it. */
  readonly pressure: Int32Array;
  readonly viaPrice: number;
  /** By layer · 8 + direction. */
  readonly stepPrice: Int32Array;
  /** Layers as bits on which no track may run, though the net's field is free there. */
  readonly closed: number;
  /** Places where no via may stand (too near to the net's own), as marks equal to `viaBan`. */
  readonly banned: Int32Array;
  readonly ban: number;
  /** Owner + 1 of the net's poured copper by node, and 1 for each owner that is a place to end; absent without pours. */
  readonly landing?: { readonly owner: Uint16Array; readonly isTarget: Uint8Array };
  /** Window of the search in nodes, inclusive. */
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Nodes where a search may end, each with the price of ending there. They stay as they are until the search has ended. */
export interface TargetPlaces {
  readonly each: (visit: (node: number, cost: number) => void) => void;
  readonly at: (node: number) => { readonly cost: number } | undefined;
}

export type SearchStatus = "running" | "found" | "failed";

export class Kernel {
  readonly #grid: Grid;
  readonly #price: Int32Array;
  readonly #from: Uint8Array;
  readonly #targets: Uint8Array;
  /** Octile distance of each place to the nearest target, inside the window; used where targets lie scattered. */
  readonly #distance: Int32Array;
  #scattered = false;
  readonly #targetList: number[] = [];
  #ends: TargetPlaces | undefined;
  #work = 0;
  readonly #heads = new Int32Array(BUCKETS).fill(-1);
  #next: Int32Array = new Int32Array(1 << 16);
  #entry: Int32Array = new Int32Array(1 << 16);
  #free = -1;
  #used = 0;
  #queued = 0;
  #base = 1;
  #top = 1;
  #cursor = 0;
  #best = 0;
  #bestNode = -1;
  #task!: SearchTask;
  #tx0 = 0;
  #ty0 = 0;
  #tx1 = 0;
  #ty1 = 0;

  constructor(grid: Grid) {
    this.#grid = grid;
    this.#price = new Int32Array(grid.nodes);
    this.#from = new Uint8Array(grid.nodes);
    this.#targets = new Uint8Array(grid.nodes);
    this.#distance = new Int32Array(grid.plane);
  }

  /** Starts a search; add targets first, once, then aim, then add sources, then run. */
  begin(task: SearchTask): void {
    for (const node of this.#targetList) this.#targets[node] = 0;
    this.#targetList.length = 0;
    if (this.#queued > 0 || this.#used > 0) this.#heads.fill(-1);
    this.#used = 0;
    this.#free = -1;
    this.#queued = 0;
    this.#task = task;
    this.#base = this.#top + 1;
    if (this.#base > 0x3fffffff) {
      this.#price.fill(0);
      this.#base = 1;
    }
    this.#top = this.#base;
    this.#cursor = 0;
    this.#popping = false;
    this.#best = 0x7fffffff;
    this.#bestNode = -1;
    this.#tx0 = this.#ty0 = 0x7fffffff;
    this.#tx1 = this.#ty1 = -1;
  }

  addTargets(targets: TargetPlaces): void {
    this.#ends = targets;
    const { plane, width } = this.#grid;
    targets.each((node) => {
      this.#targets[node] = 1;
      this.#targetList.push(node);
      const cell = node % plane;
      const x = cell % width;
      const y = (cell - x) / width;
      if (x < this.#tx0) this.#tx0 = x;
      if (x > this.#tx1) this.#tx1 = x;
      if (y < this.#ty0) this.#ty0 = y;
      if (y > this.#ty1) this.#ty1 = y;
    });
    this.#work += this.#targetList.length * TARGET_WORK;
  }

  /** What preparing searches has taken since the last call, in node visits. */
  takeWork(): number {
    const work = Math.ceil(this.#work);
    this.#work = 0;
    return work;
  }

  /**
   * Prepares the estimate. The box around scattered targets says nothing inside it: there a distance transform (two
   * sweeps with the weights of a step) gives the exact free distance to the nearest one.
   */
  aim(): void {
    const spread = (this.#tx1 - this.#tx0) * (this.#ty1 - this.#ty0);
    const { x0, y0, x1, y1, landing } = this.#task;
    this.#scattered = landing !== undefined || (this.#targetList.length > 0 && spread > 2_000);
    if (!this.#scattered) return;
    const { width, plane, layers } = this.#grid;
    this.#work += (x1 - x0 + 1) * (y1 - y0 + 1) * (landing ? layers + 2 : 2) * SWEEP_WORK;
    const distance = this.#distance;
    for (let y = y0; y <= y1; y++) distance.fill(FAR, y * width + x0, y * width + x1 + 1);
    if (landing) this.#aimAtLandings(landing);
    for (const node of this.#targetList) {
      const cell = node % plane;
      const x = cell % width;
      const y = (cell - x) / width;
      if (x >= x0 && x <= x1 && y >= y0 && y <= y1) distance[cell] = 0;
    }
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const cell = y * width + x;
        let d = distance[cell]!;
        if (x > x0) d = Math.min(d, distance[cell - 1]! + STEP);
        if (y > y0) {
          d = Math.min(d, distance[cell - width]! + STEP);
          if (x > x0) d = Math.min(d, distance[cell - width - 1]! + DIAGONAL);
          if (x < x1) d = Math.min(d, distance[cell - width + 1]! + DIAGONAL);
        }
        distance[cell] = d;
      }
    for (let y = y1; y >= y0; y--)
      for (let x = x1; x >= x0; x--) {
        const cell = y * width + x;
        let d = distance[cell]!;
        if (x < x1) d = Math.min(d, distance[cell + 1]! + STEP);
        if (y < y1) {
          d = Math.min(d, distance[cell + width]! + STEP);
          if (x < x1) d = Math.min(d, distance[cell + width + 1]! + DIAGONAL);
          if (x > x0) d = Math.min(d, distance[cell + width - 1]! + DIAGONAL);
        }
        distance[cell] = d;
      }
  }

  /** Poured copper lies nearer than any way to it is long, but on a layer without tracks there is a via to pay. */
  #aimAtLandings({ owner, isTarget }: NonNullable<SearchTask["landing"]>): void {
    const { x0, y0, x1, y1, wide, viaPrice, closed } = this.#task;
    const { width, plane, layers } = this.#grid;
    for (let layer = 0; layer < layers; layer++)
      for (let y = y0; y <= y1; y++)
        for (let cell = y * width + x0; cell <= y * width + x1; cell++) {
          const node = layer * plane + cell;
          if (isTarget[owner[node]!] !== 1) continue;
          const least = wide[node] === BLOCKED || (closed >> layer) & 1 ? viaPrice : 0;
          if (least < this.#distance[cell]!) this.#distance[cell] = least;
        }
  }

  addSource(node: number, cost: number): void {
    const price = this.#base + cost;
    if (this.#price[node]! >= this.#base && this.#price[node]! <= price) return;
    this.#price[node] = price;
    this.#from[node] = ROOT;
    if (price > this.#top) this.#top = price;
    const cell = node % this.#grid.plane;
    const x = cell % this.#grid.width;
    this.#push(node, price + this.#estimate(x, (cell - x) / this.#grid.width));
  }

  /** Searches on for at most `pops` nodes; returns how it stands, with the number of nodes it took in `popped`. */
  run(pops: number): SearchStatus {
    const { width, plane, layers } = this.#grid;
    const price = this.#price;
    const from = this.#from;
    const targets = this.#targets;
    const heads = this.#heads;
    const task = this.#task;
    const { owner, wide, wideOccupancy, neck, neckOccupancy, history, pressure, stepPrice, closed } = task;
    const { x0, y0, x1, y1 } = task;
    const { via, viaOccupancy, smallVia, smallViaOccupancy, viaHistory, banned, ban, viaPrice } = task;
    const landing = task.landing?.owner;
    const lands = task.landing?.isTarget;
    const hasNeck = neck !== wide;
    const hasSmallVia = smallVia !== via;
    const base = this.#base;
    this.#popping = true;
    this.popped = 0;
    while (this.#queued > 0) {
      let bucket = this.#cursor & (BUCKETS - 1);
      while (heads[bucket] === -1) {
        this.#cursor++;
        bucket = this.#cursor & (BUCKETS - 1);
      }
      if (this.#cursor >= this.#best) return "found";
      if (this.popped >= pops) return "running";
      const slot = heads[bucket]!;
      const node = this.#entry[slot]!;
      heads[bucket] = this.#next[slot]!;
      this.#next[slot] = this.#free;
      this.#free = slot;
      this.#queued--;
      const state = from[node]!;
      if (state & CLOSED) continue;
      from[node] = state | CLOSED;
      this.popped++;
      const g = price[node]!;
      if (targets[node] === 1) {
        const finish = g + this.#ends!.at(node)!.cost;
        if (finish < this.#best) {
          this.#best = finish;
          this.#bestNode = node;
          if (this.#cursor >= finish) return "found";
        }
      } else if (landing !== undefined && lands![landing[node]!] === 1 && g < this.#best) {
        this.#best = g;
        this.#bestNode = node;
        if (this.#cursor >= g) return "found";
      }
      const code = state & CODE;
      const layer = (node / plane) | 0;
      const cell = node - layer * plane;
      const y = (cell / width) | 0;
      const x = cell - y * width;
      const directions = (closed >> layer) & 1 ? 0 : 8;
      for (let d = 0; d < directions; d++) {
        let turn = 0;
        if (code < 8) {
          turn = TURN[(d - code + 8) & 7]!;
          if (turn < 0) continue;
        }
        const nx = x + DX[d]!;
        const ny = y + DY[d]!;
        if (nx < x0 || nx > x1 || ny < y0 || ny > y1) continue;
        const v = node + DY[d]! * width + DX[d]!;
        let o = wide[v]!;
        let count = 0;
        let narrow = 0;
        if (o === 0 || o === owner) {
          count = wideOccupancy[v]!;
          if (count > 0 && hasNeck && neckOccupancy[v] === 0) {
            count = 0;
            narrow = NARROW;
          }
        } else if (hasNeck) {
          o = neck[v]!;
          if (o !== 0 && o !== owner) continue;
          count = neckOccupancy[v]!;
          narrow = NARROW;
        } else continue;
        const factor = pressure[count < 15 ? count : 15]!;
        if (factor === 0) continue;
        let cost = (stepPrice[layer * 8 + d]! * (16 + history[v]!) * factor) / 256;
        if (narrow !== 0) cost *= 3;
        cost = (cost + turn) | 0;
        if (cost > LARGEST_PRICE) cost = LARGEST_PRICE;
        const reached = g + cost;
        const known = price[v]!;
        if (known >= base && (known <= reached || (from[v]! & CLOSED) !== 0)) continue;
        price[v] = reached;
        from[v] = d | narrow;
        this.#push(v, reached + this.#estimate(nx, ny));
      }
      if (layers > 1 && banned[cell] !== ban) {
        const o = via[cell]!;
        let count = viaOccupancy[cell]!;
        let scale = 16;
        if (hasSmallVia && (count > smallViaOccupancy[cell]! || (o !== 0 && o !== owner))) {
          const small = smallVia[cell]!;
          if (small !== 0 && small !== owner) continue;
          count = smallViaOccupancy[cell]!;
          scale = SMALL_VIA_SCALE;
        } else if (o !== 0 && o !== owner) continue;
        const factor = pressure[count < 15 ? count : 15]!;
        if (factor === 0) continue;
        let cost = ((viaPrice * scale * (16 + viaHistory[cell]!) * factor) / 4096) | 0;
        if (cost > LARGEST_PRICE) cost = LARGEST_PRICE;
        const reached = g + cost;
        for (let other = 0; other < layers; other++) {
          if (other === layer) continue;
          const v = other * plane + cell;
          const known = price[v]!;
          if (known >= base && (known <= reached || (from[v]! & CLOSED) !== 0)) continue;
          const ow = (closed >> other) & 1 ? BLOCKED : wide[v]!;
          let narrow = 0;
          if (ow !== 0 && ow !== owner) {
            const on = ow === BLOCKED ? BLOCKED : neck[v]!;
            if (on === 0 || on === owner) narrow = NARROW;
            else if (landing === undefined || lands![landing[v]!] !== 1) continue;
          }
          price[v] = reached;
          from[v] = (VIA + layer) | narrow;
          this.#push(v, reached + this.#estimate(x, y));
        }
      }
    }
    return this.#bestNode >= 0 ? "found" : "failed";
  }

  /** Nodes taken by the last call of `run`. */
  popped = 0;

  /** Price of the path found. */
  get found(): number {
    return this.#best - this.#base;
  }

  /** The path from its source to its target, and where it is narrow, as a branch has it. */
  path(): { nodes: Int32Array; narrow: Uint8Array } {
    const { width, plane } = this.#grid;
    const nodes: number[] = [];
    const narrow: number[] = [];
    let node = this.#bestNode;
    for (;;) {
      const state = this.#from[node]!;
      nodes.push(node);
      const code = state & CODE;
      const neck = state & NARROW ? NECK : 0;
      narrow.push(code >= VIA && code !== ROOT && this.#isSmallVia(node % plane) ? neck | SMALL_VIA : neck);
      if (code === ROOT) break;
      if (code >= VIA) node = (code - VIA) * plane + (node % plane);
      else node -= DY[code]! * width + DX[code]!;
    }
    return { nodes: Int32Array.from(nodes.reverse()), narrow: Uint8Array.from(narrow.reverse()) };
  }

  /** Which of the two vias the search took at a place: what stands around it has not changed since. */
  #isSmallVia(cell: number): boolean {
    const { via, smallVia, viaOccupancy, smallViaOccupancy, owner } = this.#task;
    if (via === smallVia) return false;
    const fits = via[cell] === FREE || via[cell] === owner;
    return !fits || viaOccupancy[cell]! > smallViaOccupancy[cell]!;
  }

  #estimate(x: number, y: number): number {
    if (this.#scattered) {
      const { x0, y0, x1, y1 } = this.#task;
      if (x < x0 || x > x1 || y < y0 || y > y1) return 0;
      return this.#distance[y * this.#grid.width + x]!;
    }
    const dx = x < this.#tx0 ? this.#tx0 - x : x > this.#tx1 ? x - this.#tx1 : 0;
    const dy = y < this.#ty0 ? this.#ty0 - y : y > this.#ty1 ? y - this.#ty1 : 0;
    return dx > dy ? dx * STEP + dy * (DIAGONAL - STEP) : dy * STEP + dx * (DIAGONAL - STEP);
  }

  #push(node: number, priority: number): void {
    let slot = this.#free;
    if (slot >= 0) this.#free = this.#next[slot]!;
    else {
      slot = this.#used++;
      if (slot === this.#next.length) {
        const next = new Int32Array(slot * 2);
        next.set(this.#next);
        this.#next = next;
        const entry = new Int32Array(slot * 2);
        entry.set(this.#entry);
        this.#entry = entry;
      }
    }
    // No price lies above its priority: the next search begins beyond all of this one's.
    if (priority > this.#top) this.#top = priority;
    if (this.#queued === 0) this.#cursor = priority;
    else if (priority < this.#cursor) {
      // Only sources come in any order; rounding may leave a later node behind the cursor by a little: it waits there.
      if (this.#popping) priority = this.#cursor;
      else this.#cursor = priority;
    } else if (priority >= this.#cursor + BUCKETS) priority = this.#cursor + BUCKETS - 1;
    const bucket = priority & (BUCKETS - 1);
    this.#entry[slot] = node;
    this.#next[slot] = this.#heads[bucket]!;
    this.#heads[bucket] = slot;
    this.#queued++;
  }

  #popping = false;
}
