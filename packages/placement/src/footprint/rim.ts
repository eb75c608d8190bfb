/**
 * The rim of the board as connectors see it: looking along a line of the raster to one of the four sides, where does the
 * board end? Outlines of any form answer, slanting and round ones too. Cut-outs are no rim: no plug comes from inside the
 * board; nor is a slot in the outline that is too narrow for one.
 */
import { type Board, boardOutline } from "@tracewright/board";
import { boxOfPoints, forEachSide, fromMm, locateInRing, type Ring } from "@tracewright/geometry";

/** A side of the board, or of a part: left, right, top, bottom. */
export const EDGE_SIDES = [0, 1, 2, 3] as const;
export type EdgeSide = (typeof EDGE_SIDES)[number];

/** Lines at which the rim is known. */
const STEP = fromMm(0.1);
const MAX_LINES = 20_000;
/** Where the board goes on within this beyond its end, nothing can be plugged in. */
const OPEN_REACH = fromMm(6);

/** Ends of the board on the lines across one axis: those of line i are from `start[i]`, by coordinate. */
interface Exits {
  readonly start: Int32Array;
  readonly at: Float64Array;
}

export class Rim {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly #step: number;
  readonly #exits: readonly Exits[];

  constructor(board: Board) {
    const outers = boardOutline(board).areas.map(({ outer }) => outer);
    const rings = outers.filter((ring) => !outers.some((other) => other !== ring && isWithin(ring, other)));
    const box = boxOfPoints(rings.flat()) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
    this.minX = box.minX;
    this.minY = box.minY;
    this.maxX = box.maxX;
    this.maxY = box.maxY;
    const longest = Math.max(box.maxX - box.minX, box.maxY - box.minY);
    this.#step = Math.max(STEP, Math.ceil(longest / MAX_LINES));
    const turned = rings.map((ring) => ring.map(({ x, y }) => ({ x: y, y: x })));
    const rows = crossingsOf(turned, { from: box.minY, to: box.maxY, step: this.#step });
    const columns = crossingsOf(rings, { from: box.minX, to: box.maxX, step: this.#step });
    this.#exits = [exitsOf(rows, true), exitsOf(rows, false), exitsOf(columns, true), exitsOf(columns, false)];
  }

  /** The range of `along` for a side: y for left and right, x for top and bottom. */
  rangeOf(side: EdgeSide): readonly [number, number] {
    return side < 2 ? [this.minY, this.maxY] : [this.minX, this.maxX];
  }

  /** Where the board ends towards a side, on the line at `along`: coordinates, from low to high. */
  exitsAt(side: EdgeSide, along: number): Float64Array {
    const { start, at } = this.#exits[side]!;
    const line = this.#lineAt(side, along);
    return line < 0 || line >= start.length - 1 ? NO_EXITS : at.subarray(start[line]!, start[line + 1]!);
  }

  /** From a coordinate outwards to the end of the board that is nearest to it; negative: it lies beyond. Infinite: none. */
  gapTo(side: EdgeSide, along: number, from: number): number {
    const { start, at } = this.#exits[side]!;
    const line = this.#lineAt(side, along);
    if (line < 0 || line >= start.length - 1) return Infinity;
    let gap = Infinity;
    for (let index = start[line]!; index < start[line + 1]!; index += 1) {
      const own = side === 0 || side === 2 ? from - at[index]! : at[index]! - from;
      if (Math.abs(own) < Math.abs(gap)) gap = own;
    }
    return gap;
  }

  #lineAt(side: EdgeSide, along: number): number {
    return Math.floor((along - (side < 2 ? this.minY : this.minX)) / this.#step);
  }
}

/** A piece of board in a cut-out of another. */
function isWithin([first]: Ring, other: Ring): boolean {
  return first !== undefined && locateInRing(first, other) === "inside";
}

const NO_EXITS = new Float64Array(0);

/** Where rings cross the middles of strips of x, by y: an even number for every strip, the board between each pair. */
function crossingsOf(
  rings: readonly Ring[],
  { from, to, step }: { from: number; to: number; step: number },
): readonly number[][] {
  const lines = Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (): number[] => []);
  for (const ring of rings)
    forEachSide(ring, (start, end) => {
      const [left, right] = start.x <= end.x ? [start, end] : [end, start];
      const first = Math.max(0, Math.ceil((left.x - from) / step - 0.5));
      for (let line = first; line < lines.length; line += 1) {
        // A line through a corner belongs to one of its two sides.
        const x = from + (line + 0.5) * step;
        if (x >= right.x) break;
        lines[line]!.push(left.y + ((x - left.x) / (right.x - left.x)) * (right.y - left.y));
      }
    });
  for (const line of lines) line.sort((a, b) => a - b);
  return lines;
}

/** Of the board's ends on every line those towards low or high coordinates beyond which it is open. */
function exitsOf(lines: readonly (readonly number[])[], isLow: boolean): Exits {
  const start = new Int32Array(lines.length + 1);
  const at: number[] = [];
  for (const [line, crossings] of lines.entries()) {
    for (let index = isLow ? 0 : 1; index < crossings.length; index += 2) {
      const next = crossings[isLow ? index - 1 : index + 1];
      if (next === undefined || Math.abs(crossings[index]! - next) >= OPEN_REACH)
        at.push(Math.round(crossings[index]!));
    }
    start[line + 1] = at.length;
  }
  return { start, at: Float64Array.from(at) };
}
