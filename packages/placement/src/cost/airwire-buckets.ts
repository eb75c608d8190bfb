import type { Area } from "../problem/problem.ts";

/** Buckets along the longer side of the board. */
const BUCKETS = 32;
/** Nanometres. */
const ROUNDING = 1;

/**
 * Airwires and which of them cross. Each is listed in all buckets of the board that it passes, so that a question looks at a
 * few of them instead of all.
 */
export class AirwireBuckets {
  /** Per airwire where it leads from and to: four numbers. */
  readonly ends: Float64Array;
  readonly #netOf: Int32Array;
  readonly #lists: number[][];
  readonly #isListed: Uint8Array;
  /** By which question an airwire was looked at last. */
  readonly #seen: Float64Array;
  #question = 0;
  /** The airwire that is being traced, its rows of buckets, and of one of them the first and the last bucket. */
  #upperX = 0;
  #upperY = 0;
  #lowerX = 0;
  #lowerY = 0;
  #top = 0;
  #bottom = 0;
  #first = 0;
  #last = 0;
  readonly #originX: number;
  readonly #originY: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #bucket: number;

  constructor({ originX, originY, columns, rows, cell }: Area, netOf: Int32Array) {
    this.#netOf = netOf;
    this.#originX = originX;
    this.#originY = originY;
    this.#bucket = Math.max(1, (Math.max(columns, rows) * cell) / BUCKETS);
    this.#columns = Math.max(1, Math.ceil((columns * cell) / this.#bucket));
    this.#rows = Math.max(1, Math.ceil((rows * cell) / this.#bucket));
    this.#lists = Array.from({ length: this.#columns * this.#rows }, () => []);
    this.ends = new Float64Array(netOf.length * 4);
    this.#isListed = new Uint8Array(netOf.length);
    this.#seen = new Float64Array(netOf.length);
  }

  /** Leads the airwire from one point to another, and lists it there. */
  lead(airwire: number, ax: number, ay: number, bx: number, by: number): void {
    const at = airwire * 4;
    const { ends } = this;
    if (this.#isListed[airwire] === 1) this.#unlist(airwire);
    ends[at] = ax;
    ends[at + 1] = ay;
    ends[at + 2] = bx;
    ends[at + 3] = by;
    this.#isListed[airwire] = 1;
    this.#trace(airwire);
    for (let row = this.#top; row <= this.#bottom; row += 1) {
      this.#traceRow(row);
      for (let list = this.#first; list <= this.#last; list += 1) this.#lists[list]!.push(airwire);
    }
  }

  /** How many airwires of other nets cross this one; those that `passed` knows by `question` are passed over. */
  countAcross(airwire: number, passed: Float64Array, question: number): number {
    this.#question += 1;
    this.#trace(airwire);
    let crossings = 0;
    for (let row = this.#top; row <= this.#bottom; row += 1) {
      this.#traceRow(row);
      for (let list = this.#first; list <= this.#last; list += 1)
        crossings += this.#inBucket(this.#lists[list]!, airwire, passed, question);
    }
    return crossings;
  }

  #inBucket(list: readonly number[], airwire: number, passed: Float64Array, question: number): number {
    const seen = this.#seen;
    const netOf = this.#netOf;
    const net = netOf[airwire]!;
    let crossings = 0;
    for (let index = 0; index < list.length; index += 1) {
      const other = list[index]!;
      if (seen[other] === this.#question) continue;
      seen[other] = this.#question;
      if (netOf[other] === net || passed[other] === question) continue;
      if (doCross(this.ends, airwire * 4, other * 4)) crossings += 1;
    }
    return crossings;
  }

  #unlist(airwire: number): void {
    this.#trace(airwire);
    for (let row = this.#top; row <= this.#bottom; row += 1) {
      this.#traceRow(row);
      for (let index = this.#first; index <= this.#last; index += 1) {
        const list = this.#lists[index]!;
        list[list.indexOf(airwire)] = list[list.length - 1]!;
        list.pop();
      }
    }
  }

  /** Sets out along the airwire, from its upper end down. */
  #trace(airwire: number): void {
    const at = airwire * 4;
    const { ends } = this;
    const upper = ends[at + 1]! <= ends[at + 3]! ? at : at + 2;
    const lower = upper === at ? at + 2 : at;
    this.#upperX = ends[upper]!;
    this.#upperY = ends[upper + 1]!;
    this.#lowerX = ends[lower]!;
    this.#lowerY = ends[lower + 1]!;
    this.#top = this.#rowOf(this.#upperY);
    this.#bottom = this.#rowOf(this.#lowerY);
  }

  /**
   * Which buckets of the row the airwire passes. Two that cross share the bucket of their crossing, whatever is rounded:
   * both pass it by a nanometre more.
   */
  #traceRow(row: number): void {
    const begin = this.#originY + row * this.#bucket;
    const width = this.#lowerX - this.#upperX;
    const height = this.#lowerY - this.#upperY;
    const from = row === this.#top ? this.#upperX : this.#upperX + ((begin - this.#upperY) / height) * width;
    const to =
      row === this.#bottom ? this.#lowerX : this.#upperX + ((begin + this.#bucket - this.#upperY) / height) * width;
    this.#first = row * this.#columns + this.#columnOf((from < to ? from : to) - ROUNDING);
    this.#last = row * this.#columns + this.#columnOf((from < to ? to : from) + ROUNDING);
  }

  #columnOf(x: number): number {
    const column = Math.floor((x - this.#originX) / this.#bucket);
    return column < 0 ? 0 : column >= this.#columns ? this.#columns - 1 : column;
  }

  #rowOf(y: number): number {
    const row = Math.floor((y - this.#originY) / this.#bucket);
    return row < 0 ? 0 : row >= this.#rows ? this.#rows - 1 : row;
  }
}

/** Whether two airwires cross, each with its ends on both sides of the other. */
function doCross(ends: Float64Array, a: number, b: number): boolean {
  const ax = ends[a]!;
  const ay = ends[a + 1]!;
  const bx = ends[a + 2]!;
  const by = ends[a + 3]!;
  const cx = ends[b]!;
  const cy = ends[b + 1]!;
  const dx = ends[b + 2]!;
  const dy = ends[b + 3]!;
  const c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
  if (c > 0 === d > 0 || c === 0 || d === 0) return false;
  const p = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
  const q = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
  return p > 0 !== q > 0 && p !== 0 && q !== 0;
}
