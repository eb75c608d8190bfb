import { type PlacementProblem, POSES } from "./problem.ts";

/** Buckets along the longer side of the board. */
const BUCKETS = 24;

/**
 * Which standing parts are near a place: every part is listed in all buckets of the board that its room touches, so
 * that a question asks a few parts instead of all.
 */
export class Neighbors {
  readonly #problem: PlacementProblem;
  readonly #bucket: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #lists: number[][];
  readonly #spans: Int32Array;
  /** Per part and pose: box of everything the part has, on both sides. */
  readonly #boxes: Float64Array;
  readonly #seen: Int32Array;
  #question = 0;

  constructor(problem: PlacementProblem) {
    this.#problem = problem;
    const { area, partCount } = problem;
    const width = area.columns * area.cell;
    const height = area.rows * area.cell;
    this.#bucket = Math.max(1, Math.max(width, height) / BUCKETS);
    this.#columns = Math.max(1, Math.ceil(width / this.#bucket));
    this.#rows = Math.max(1, Math.ceil(height / this.#bucket));
    this.#lists = Array.from({ length: this.#columns * this.#rows }, () => []);
    this.#spans = new Int32Array(partCount * 4).fill(-1);
    this.#seen = new Int32Array(partCount);
    this.#boxes = joinedBoxes(problem);
  }

  add(part: number, x: number, y: number, pose: number): void {
    const { left, top, right, bottom } = this.#spanOf(part, x, y, pose, 0);
    this.#spans.set([left, top, right, bottom], part * 4);
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) this.#lists[row * this.#columns + column]!.push(part);
  }

  remove(part: number): void {
    const at = part * 4;
    for (let row = this.#spans[at + 1]!; row <= this.#spans[at + 3]! && row >= 0; row += 1)
      for (let column = this.#spans[at]!; column <= this.#spans[at + 2]!; column += 1) {
        const list = this.#lists[row * this.#columns + column]!;
        list[list.indexOf(part)] = list[list.length - 1]!;
        list.pop();
      }
    this.#spans.fill(-1, at, at + 4);
  }

  /** Asks standing parts that may come nearer than `reach`, each once, until one answers true; whether one did. */
  some(
    part: number,
    { x, y, pose, reach }: { x: number; y: number; pose: number; reach: number },
    ask: (other: number) => boolean,
  ): boolean {
    const { left, top, right, bottom } = this.#spanOf(part, x, y, pose, reach);
    this.#question += 1;
    const question = this.#question;
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1)
        for (const other of this.#lists[row * this.#columns + column]!) {
          if (this.#seen[other] === question) continue;
          this.#seen[other] = question;
          if (other !== part && ask(other)) return true;
        }
    return false;
  }

  #spanOf(part: number, x: number, y: number, pose: number, reach: number) {
    const { originX, originY } = this.#problem.area;
    const at = (part * POSES + pose) * 4;
    const column = (value: number) =>
      Math.min(this.#columns - 1, Math.max(0, Math.floor((value + x - originX) / this.#bucket)));
    const row = (value: number) =>
      Math.min(this.#rows - 1, Math.max(0, Math.floor((value + y - originY) / this.#bucket)));
    return {
      left: column(this.#boxes[at]! - reach),
      top: row(this.#boxes[at + 1]! - reach),
      right: column(this.#boxes[at + 2]! + reach),
      bottom: row(this.#boxes[at + 3]! + reach),
    };
  }
}

function joinedBoxes({ partCount, frontBoxes, backBoxes, padRooms, clearance }: PlacementProblem): Float64Array {
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
  return joined;
}
