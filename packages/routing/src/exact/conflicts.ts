/**
 * Exact clearance between the copper of different nets: every pair that is too near, found through buckets. Two pieces
 * that were on the board before are not conflicts: that they are too near is how the board was given.
 */
import { segmentSegment2 } from "../geometry/distance.ts";
import type { Copper } from "../grid/route.ts";
import type { RoutingProblem } from "../problem.ts";
import { GRACE } from "./static-index.ts";

export interface Conflict {
  readonly netA: number;
  readonly branchA: number;
  readonly netB: number;
  readonly branchB: number;
  /** Somewhere in the middle of it. */
  readonly x: number;
  readonly y: number;
  readonly layer: number;
}

const CELL = 1_000_000;
const VIA = -1;
const PIECE = 10;

/** All pieces of copper of a set of nets in one table with buckets by layer. */
export class CopperTable {
  readonly #problem: RoutingProblem;
  readonly #columns: number;
  readonly #rows: number;
  readonly #buckets: (number[] | undefined)[];
  /** ax, ay, bx, by, halfWidth, layer (−1: via), net, branch, drill radius, given (1) of each piece. */
  readonly #pieces: number[] = [];
  readonly #free: number[] = [];
  readonly #byNet = new Map<number, number[]>();
  #seen = new Int32Array(1024);
  #generation = 0;
  readonly #largest: number;

  constructor(problem: RoutingProblem) {
    this.#problem = problem;
    const { box } = problem;
    this.#columns = Math.ceil((box.maxX - box.minX) / CELL) + 2;
    this.#rows = Math.ceil((box.maxY - box.minY) / CELL) + 2;
    this.#buckets = new Array(this.#columns * this.#rows * problem.layerCount);
    let largest = 0;
    for (const rule of problem.nets)
      largest = Math.max(largest, Math.max(rule.width, rule.via.diameter) / 2 + rule.clearance);
    for (const { net, pieces } of problem.given)
      for (const { width } of pieces) largest = Math.max(largest, width / 2 + problem.nets[net]!.clearance);
    this.#largest = Math.max(largest, largest + problem.rules.holeToHole, largest + problem.rules.holeClearance);
  }

  /** How many pieces of copper are in the table, more or less. */
  get size(): number {
    return this.#pieces.length / PIECE - this.#free.length;
  }

  add(net: number, copper: Copper): void {
    const own: number[] = [];
    this.#byNet.set(net, own);
    for (const s of copper.segments)
      own.push(this.#insert(s.ax, s.ay, s.bx, s.by, s.halfWidth, s.layer, net, s.branch, 0, s.given ? 1 : 0));
    for (const v of copper.vias)
      own.push(this.#insert(v.x, v.y, v.x, v.y, v.diameter / 2, VIA, net, v.branch, v.drill / 2, v.given ? 1 : 0));
  }

  remove(net: number): void {
    for (const id of this.#byNet.get(net) ?? []) {
      this.#eachBucket(id, 0, (bucket) => {
        const list = this.#buckets[bucket];
        const at = list ? list.indexOf(id) : -1;
        if (list && at >= 0) {
          list[at] = list[list.length - 1]!;
          list.pop();
        }
      });
      this.#free.push(id);
    }
    this.#byNet.delete(net);
  }

  /** Conflicts of one net with all others, or only those with nets of higher number. */
  conflictsOf(
    net: number,
    found: Conflict[],
    options: { readonly onlyHigher: boolean; readonly stopAtFirst: boolean },
  ): void {
    const p = this.#pieces;
    for (const id of this.#byNet.get(net) ?? []) {
      const generation = ++this.#generation;
      this.#eachBucket(id, this.#largest * 2, (bucket) => {
        if (options.stopAtFirst && found.length > 0) return;
        const list = this.#buckets[bucket];
        if (!list) return;
        for (const other of list) {
          const otherNet = p[other * PIECE + 6]!;
          if (otherNet === net || (options.onlyHigher && otherNet < net) || this.#seen[other] === generation) continue;
          this.#seen[other] = generation;
          const conflict = this.#conflict(id, other);
          if (conflict) found.push(conflict);
        }
      });
    }
  }

  /** Whether copper of other nets stands too near to a track of the net, or to a via where the layer is -1. */
  isBlocked(
    net: number,
    ax: number,
    ay: number,
    bx: number,
    by: number,
    halfWidth: number,
    layer: number,
    drillRadius: number,
  ): boolean {
    const p = this.#pieces;
    const id = this.#insert(ax, ay, bx, by, halfWidth, layer, net, 0, drillRadius, 0, "probe");
    const generation = ++this.#generation;
    let blocked = false;
    this.#eachBucket(id, this.#largest * 2, (bucket) => {
      if (blocked) return;
      const list = this.#buckets[bucket];
      if (!list) return;
      for (const other of list) {
        if (p[other * PIECE + 6] === net || this.#seen[other] === generation) continue;
        this.#seen[other] = generation;
        if (!this.#conflict(id, other)) continue;
        blocked = true;
        return;
      }
    });
    this.#free.push(id);
    return blocked;
  }

  /** Every conflict in the table, each pair of pieces once, in an order that depends on the copper alone. */
  allConflicts(): Conflict[] {
    const found: Conflict[] = [];
    for (const net of [...this.#byNet.keys()].sort((a, b) => a - b))
      this.conflictsOf(net, found, { onlyHigher: true, stopAtFirst: false });
    return found.sort(
      (a, b) =>
        a.netA - b.netA || a.branchA - b.branchA || a.netB - b.netB || a.branchB - b.branchB || a.x - b.x || a.y - b.y,
    );
  }

  #insert(
    ax: number,
    ay: number,
    bx: number,
    by: number,
    halfWidth: number,
    layer: number,
    net: number,
    branch: number,
    drillRadius: number,
    given: number,
    use: "piece" | "probe" = "piece",
  ): number {
    const id = this.#free.pop() ?? this.#pieces.length / PIECE;
    const p = this.#pieces;
    const at = id * PIECE;
    p[at] = ax;
    p[at + 1] = ay;
    p[at + 2] = bx;
    p[at + 3] = by;
    p[at + 4] = halfWidth;
    p[at + 5] = layer;
    p[at + 6] = net;
    p[at + 7] = branch;
    p[at + 8] = drillRadius;
    p[at + 9] = given;
    if (id >= this.#seen.length) {
      const seen = new Int32Array(this.#seen.length * 2);
      seen.set(this.#seen);
      this.#seen = seen;
    }
    if (use === "probe") return id;
    this.#eachBucket(id, 0, (bucket) => {
      const list = this.#buckets[bucket];
      if (list) list.push(id);
      else this.#buckets[bucket] = [id];
    });
    return id;
  }

  #eachBucket(id: number, extra: number, visit: (bucket: number) => void): void {
    const p = this.#pieces;
    const at = id * PIECE;
    const { box, layerCount } = this.#problem;
    const far = p[at + 4]! + extra;
    const x0 = this.#clamp((Math.min(p[at]!, p[at + 2]!) - far - box.minX) / CELL, this.#columns);
    const x1 = this.#clamp((Math.max(p[at]!, p[at + 2]!) + far - box.minX) / CELL, this.#columns);
    const y0 = this.#clamp((Math.min(p[at + 1]!, p[at + 3]!) - far - box.minY) / CELL, this.#rows);
    const y1 = this.#clamp((Math.max(p[at + 1]!, p[at + 3]!) + far - box.minY) / CELL, this.#rows);
    const layer = p[at + 5]!;
    const first = layer === VIA ? 0 : layer;
    const last = layer === VIA ? layerCount - 1 : layer;
    for (let l = first; l <= last; l++)
      for (let y = y0; y <= y1; y++)
        for (let x = x0; x <= x1; x++) {
          // A long diagonal needs only the cells along it.
          if (x1 - x0 > 2 && y1 - y0 > 2 && !this.#passes(at, x, y, far)) continue;
          visit((l * this.#rows + y) * this.#columns + x);
        }
  }

  #passes(at: number, x: number, y: number, far: number): boolean {
    const p = this.#pieces;
    const { box } = this.#problem;
    const cx = box.minX + (x - 0.5) * CELL;
    const cy = box.minY + (y - 0.5) * CELL;
    const dx = p[at + 2]! - p[at]!;
    const dy = p[at + 3]! - p[at + 1]!;
    const cross = Math.abs((cx - p[at]!) * dy - (cy - p[at + 1]!) * dx);
    return cross <= (far + CELL * 0.75) * Math.sqrt(dx * dx + dy * dy);
  }

  #clamp(value: number, limit: number): number {
    return Math.min(limit - 1, Math.max(0, Math.floor(value) + 1));
  }

  #conflict(a: number, b: number): Conflict | undefined {
    const p = this.#pieces;
    const i = a * PIECE;
    const j = b * PIECE;
    if (p[i + 9]! & p[j + 9]!) return undefined;
    const ruleA = this.#problem.nets[p[i + 6]!]!;
    const ruleB = this.#problem.nets[p[j + 6]!]!;
    const { holeClearance, holeToHole } = this.#problem.rules;
    let need = p[i + 4]! + p[j + 4]! + Math.max(ruleA.clearance, ruleB.clearance);
    const viaA = p[i + 5]! === VIA;
    const viaB = p[j + 5]! === VIA;
    if (viaA) need = Math.max(need, p[i + 8]! + p[j + 4]! + holeClearance);
    if (viaB) need = Math.max(need, p[j + 8]! + p[i + 4]! + holeClearance);
    if (viaA && viaB) need = Math.max(need, p[i + 8]! + p[j + 8]! + holeToHole);
    need -= GRACE;
    const d2 = segmentSegment2(p[i]!, p[i + 1]!, p[i + 2]!, p[i + 3]!, p[j]!, p[j + 1]!, p[j + 2]!, p[j + 3]!);
    if (d2 >= need * need) return undefined;
    const short =
      Math.hypot(p[i + 2]! - p[i]!, p[i + 3]! - p[i + 1]!) < Math.hypot(p[j + 2]! - p[j]!, p[j + 3]! - p[j + 1]!)
        ? i
        : j;
    return {
      netA: p[i + 6]!,
      branchA: p[i + 7]!,
      netB: p[j + 6]!,
      branchB: p[j + 7]!,
      x: (p[short]! + p[short + 2]!) / 2,
      y: (p[short + 1]! + p[short + 3]!) / 2,
      layer: viaA ? (viaB ? 0 : p[j + 5]!) : p[i + 5]!,
    };
  }
}
