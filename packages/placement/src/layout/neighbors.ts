import { POSES } from "../problem/poses.ts";
import type { PlacementProblem } from "../problem/problem.ts";

/**
 * Buckets along the longer side of the board, by the root of how many parts there are: with fewer a question asks more parts,
 * with more it asks more buckets. Counted on boards of 51, 95 and 281 parts, where it visits the fewest of both together.
 */
const BUCKETS_BY_ROOT = 1.2;
const FEWEST_BUCKETS = 4;

/**
 * Which standing parts are near a place: every part is listed in all buckets of the board that its room touches, so
 * that a question asks a few parts instead of all. Asked for every move, and so written without records and closures.
 */
export class Neighbors {
  /** What `near` has found; valid until it is asked again. */
  readonly found: Int32Array;
  readonly #originX: number;
  readonly #originY: number;
  readonly #bucket: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #lists: number[][];
  /** Per part: the buckets it is listed in, and its room as it stands. */
  readonly #spans: Int32Array;
  readonly #rooms: Float64Array;
  /** Per part and pose: box of everything the part has, on both sides. */
  readonly #boxes: Float64Array;
  readonly #seen: Int32Array;
  #question = 0;

  constructor(problem: PlacementProblem) {
    const { area, partCount } = problem;
    const width = area.columns * area.cell;
    const height = area.rows * area.cell;
    this.#originX = area.originX;
    this.#originY = area.originY;
    const buckets = Math.max(FEWEST_BUCKETS, Math.round(BUCKETS_BY_ROOT * Math.sqrt(partCount)));
    this.#bucket = Math.max(1, Math.max(width, height) / buckets);
    this.#columns = Math.max(1, Math.ceil(width / this.#bucket));
    this.#rows = Math.max(1, Math.ceil(height / this.#bucket));
    this.#lists = Array.from({ length: this.#columns * this.#rows }, () => []);
    this.#spans = new Int32Array(partCount * 4).fill(-1);
    this.#rooms = new Float64Array(partCount * 4);
    this.#seen = new Int32Array(partCount);
    this.found = new Int32Array(partCount);
    this.#boxes = joinedBoxes(problem);
  }

  /** The part stands there from now on, whether it stood anywhere before or not. */
  put(part: number, x: number, y: number, pose: number): void {
    const from = (part * POSES + pose) * 4;
    const at = part * 4;
    const rooms = this.#rooms;
    rooms[at] = this.#boxes[from]! + x;
    rooms[at + 1] = this.#boxes[from + 1]! + y;
    rooms[at + 2] = this.#boxes[from + 2]! + x;
    rooms[at + 3] = this.#boxes[from + 3]! + y;
    const left = this.#columnOf(rooms[at]!);
    const top = this.#rowOf(rooms[at + 1]!);
    const right = this.#columnOf(rooms[at + 2]!);
    const bottom = this.#rowOf(rooms[at + 3]!);
    const spans = this.#spans;
    if (spans[at] === left && spans[at + 1] === top && spans[at + 2] === right && spans[at + 3] === bottom) return;
    this.remove(part);
    spans[at] = left;
    spans[at + 1] = top;
    spans[at + 2] = right;
    spans[at + 3] = bottom;
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) this.#lists[row * this.#columns + column]!.push(part);
  }

  remove(part: number): void {
    const at = part * 4;
    const spans = this.#spans;
    if (spans[at]! < 0) return;
    for (let row = spans[at + 1]!; row <= spans[at + 3]!; row += 1)
      for (let column = spans[at]!; column <= spans[at + 2]!; column += 1) {
        const list = this.#lists[row * this.#columns + column]!;
        list[list.indexOf(part)] = list[list.length - 1]!;
        list.pop();
      }
    spans[at] = -1;
  }

  /** Finds the standing parts that may come nearer than `reach` to the part if it stood there; answers how many. */
  near(part: number, x: number, y: number, pose: number, reach: number): number {
    const from = (part * POSES + pose) * 4;
    const minX = this.#boxes[from]! + x - reach;
    const minY = this.#boxes[from + 1]! + y - reach;
    const maxX = this.#boxes[from + 2]! + x + reach;
    const maxY = this.#boxes[from + 3]! + y + reach;
    const left = this.#columnOf(minX);
    const right = this.#columnOf(maxX);
    const bottom = this.#rowOf(maxY);
    const rooms = this.#rooms;
    const seen = this.#seen;
    this.#question += 1;
    const question = this.#question;
    let count = 0;
    for (let row = this.#rowOf(minY); row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) {
        const list = this.#lists[row * this.#columns + column]!;
        for (let index = 0; index < list.length; index += 1) {
          const other = list[index]!;
          if (seen[other] === question) continue;
          seen[other] = question;
          const at = other * 4;
          if (rooms[at]! >= maxX || rooms[at + 2]! <= minX || rooms[at + 1]! >= maxY || rooms[at + 3]! <= minY)
            continue;
          if (other === part) continue;
          this.found[count] = other;
          count += 1;
        }
      }
    return count;
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

function joinedBoxes({
  partCount,
  frontBoxes,
  backBoxes,
  padRooms,
  clearance,
  guards,
}: PlacementProblem): Float64Array {
  const joined = new Float64Array(partCount * POSES * 4);
  for (let at = 0; at < joined.length; at += 4) {
    let [minX, minY, maxX, maxY] = [0, 0, 0, 0];
    for (const boxes of [frontBoxes, backBoxes, padRooms]) {
      if (boxes[at]! > boxes[at + 2]!) continue;
      minX = Math.min(minX, boxes[at]! - clearance);
      minY = Math.min(minY, boxes[at + 1]! - clearance);
      maxX = Math.max(maxX, boxes[at + 2]! + clearance);
      maxY = Math.max(maxY, boxes[at + 3]! + clearance);
    }
    joined.set([minX, minY, maxX, maxY], at);
  }
  for (let part = 0; guards && part < partCount; part += 1)
    for (let guard = guards.start[part]!; guard < guards.start[part + 1]!; guard += 1)
      for (let pose = 0; pose < POSES; pose += 1) {
        const at = (part * POSES + pose) * 4;
        const from = (guard * POSES + pose) * 4;
        for (let side = 0; side < 2; side += 1) {
          joined[at + side] = Math.min(joined[at + side]!, guards.boxes[from + side]! - clearance);
          joined[at + 2 + side] = Math.max(joined[at + 2 + side]!, guards.boxes[from + 2 + side]! + clearance);
        }
      }
  return joined;
}
