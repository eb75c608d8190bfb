import type { NetId } from "@tracewright/board";
import {
  boxOfPoints,
  fromMm,
  locateInRing,
  type Nm,
  type Point,
  type Ring,
  selfIntersections,
  thinRing,
} from "@tracewright/geometry";

/** A net and the middles of its pads. */
export interface NetPlaces {
  readonly net: NetId;
  readonly places: readonly Point[];
}

/** A stretch of the area that serves a net's pads. */
export interface NetRegion {
  readonly net: NetId;
  readonly ring: Ring;
}

/** Squares that the area is divided into: a millimetre, and no more of them than this along a side. */
const STEP = fromMm(1);
const MOST_ALONG = 200;
/** A border runs where most of the squares around are of either side: rounds, and squares to each side that count. */
const ROUNDS = 3;
const AROUND = 2;
/** Fewer pads than these are reached by tracks: a pour of their own would be a cut in the others'. */
const MIN_PADS = 6;
/** A net whose pads stand among another's has no region: this share of them lies within its own. */
const MIN_SHARE = 0.6;
/** Of a square: a border that is straight comes out straight. */
const SMOOTHING = 0.8;
const NONE = -1;

/**
 * Divides an area among nets, each place to the net of the nearest pad; the first of the nets keeps what no other serves.
 * Answers the regions of the others, which do not overlap.
 */
export function netRegions(area: Ring, nets: readonly NetPlaces[]): NetRegion[] {
  const box = boxOfPoints(area);
  const [first, ...others] = nets;
  if (!box || !first || others.length === 0) return [];
  const squares = new Squares(area, nets);
  squares.smooth();
  const regions: NetRegion[] = [];
  for (const [index, { net, places }] of nets.entries()) {
    if (index === 0) continue;
    const pieces = squares.piecesOf(index).map((piece) => ({
      piece,
      held: places.filter((place) => piece.has(squares.at(place))).length,
    }));
    const kept = pieces.filter(({ held }) => held >= MIN_PADS);
    if (kept.reduce((sum, { held }) => sum + held, 0) < MIN_SHARE * places.length) continue;
    for (const { piece } of kept) regions.push({ net, ring: squares.border(piece) });
  }
  return regions;
}

class Squares {
  readonly #left: Nm;
  readonly #top: Nm;
  readonly #width: number;
  readonly #height: number;
  readonly #columns: number;
  readonly #rows: number;
  /** The net of each square, by its index; none outside the area. */
  #owner: Int16Array;

  constructor(area: Ring, nets: readonly NetPlaces[]) {
    const { minX, minY, maxX, maxY } = boxOfPoints(area)!;
    const step = Math.max(STEP, Math.max(maxX - minX, maxY - minY) / MOST_ALONG);
    this.#left = minX;
    this.#top = minY;
    this.#columns = Math.max(1, Math.round((maxX - minX) / step));
    this.#rows = Math.max(1, Math.round((maxY - minY) / step));
    this.#width = (maxX - minX) / this.#columns;
    this.#height = (maxY - minY) / this.#rows;
    const places = nets.flatMap(({ places: own }, index) => own.map(({ x, y }) => ({ x, y, index })));
    this.#owner = Int16Array.from({ length: this.#columns * this.#rows }, (_, square) => {
      const middle = this.#middle(square);
      if (locateInRing(middle, area) === "outside") return NONE;
      let [nearest, owner] = [Number.POSITIVE_INFINITY, 0];
      for (const { x, y, index } of places) {
        const distance = (x - middle.x) ** 2 + (y - middle.y) ** 2;
        if (distance < nearest) [nearest, owner] = [distance, index];
      }
      return owner;
    });
  }

  at({ x, y }: Point): number {
    const column = Math.min(this.#columns - 1, Math.max(0, Math.floor((x - this.#left) / this.#width)));
    const row = Math.min(this.#rows - 1, Math.max(0, Math.floor((y - this.#top) / this.#height)));
    return row * this.#columns + column;
  }

  /** Single squares and tongues go to those around them. */
  smooth(): void {
    for (let round = 0; round < ROUNDS; round += 1)
      this.#owner = this.#owner.map((owner, square) => (owner === NONE ? NONE : this.#mostAround(square)));
  }

  #mostAround(square: number): number {
    const [row, column] = [Math.floor(square / this.#columns), square % this.#columns];
    const counts = new Map<number, number>();
    for (let y = Math.max(0, row - AROUND); y <= Math.min(this.#rows - 1, row + AROUND); y += 1)
      for (let x = Math.max(0, column - AROUND); x <= Math.min(this.#columns - 1, column + AROUND); x += 1) {
        const owner = this.#owner[y * this.#columns + x]!;
        if (owner !== NONE) counts.set(owner, (counts.get(owner) ?? 0) + 1);
      }
    const own = this.#owner[square]!;
    // Of as many, its own.
    let most = own;
    for (const [owner, count] of counts) if (count > (counts.get(most) ?? 0)) most = owner;
    return most;
  }

  /** What of a net hangs together by sides, with the squares of others that it encloses. */
  piecesOf(index: number): Set<number>[] {
    const seen = new Set<number>();
    const pieces: Set<number>[] = [];
    for (let square = 0; square < this.#owner.length; square += 1) {
      if (this.#owner[square] !== index || seen.has(square)) continue;
      const piece = this.#flood(square, (other) => this.#owner[other] === index);
      for (const one of piece) seen.add(one);
      pieces.push(this.#withEnclosed(piece));
    }
    return pieces;
  }

  #flood(from: number, belongs: (square: number) => boolean): Set<number> {
    const found = new Set([from]);
    for (const square of found)
      for (const next of this.#besides(square)) if (next !== undefined && belongs(next)) found.add(next);
    return found;
  }

  #withEnclosed(piece: Set<number>): Set<number> {
    const whole = new Set(piece);
    const seen = new Set<number>();
    for (const square of piece)
      for (const next of this.#besides(square)) {
        if (next === undefined || piece.has(next) || seen.has(next)) continue;
        const gap = this.#flood(next, (other) => !piece.has(other));
        for (const one of gap) seen.add(one);
        const isOpen = [...gap].some((one) => this.#owner[one] === NONE || this.#besides(one).includes(undefined));
        if (!isOpen) for (const one of gap) whole.add(one);
      }
    return whole;
  }

  /** Left, up, right, down; undefined beyond the rim. */
  #besides(square: number): (number | undefined)[] {
    const column = square % this.#columns;
    return [
      column > 0 ? square - 1 : undefined,
      square >= this.#columns ? square - this.#columns : undefined,
      column + 1 < this.#columns ? square + 1 : undefined,
      square + this.#columns < this.#owner.length ? square + this.#columns : undefined,
    ];
  }

  /** Around a piece without gaps, along the sides of its squares, smoothed. */
  border(piece: ReadonlySet<number>): Ring {
    const next = new Map<string, Point[]>();
    const add = (from: Point, to: Point): void => {
      const key = `${from.x},${from.y}`;
      next.set(key, [...(next.get(key) ?? []), to]);
    };
    for (const square of piece) {
      const [x, y] = [square % this.#columns, Math.floor(square / this.#columns)];
      const [left, up, right, down] = this.#besides(square).map((other) => other !== undefined && piece.has(other));
      if (!up) add({ x, y }, { x: x + 1, y });
      if (!right) add({ x: x + 1, y }, { x: x + 1, y: y + 1 });
      if (!down) add({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
      if (!left) add({ x, y: y + 1 }, { x, y });
    }
    const start = Math.min(...piece);
    let at: Point = { x: start % this.#columns, y: Math.floor(start / this.#columns) };
    let before: Point = { x: at.x, y: at.y + 1 };
    const corners: Point[] = [];
    for (let ways = next.get(`${at.x},${at.y}`); ways && ways.length > 0; ways = next.get(`${at.x},${at.y}`)) {
      corners.push({
        x: Math.round(this.#left + at.x * this.#width),
        y: Math.round(this.#top + at.y * this.#height),
      });
      // Where two squares meet in a corner the border turns right, so that it never crosses itself.
      const way = ways.length > 1 ? rightmost(before, at, ways) : ways[0]!;
      ways.splice(ways.indexOf(way), 1);
      [before, at] = [at, way];
    }
    const smooth = thinRing(corners, SMOOTHING * Math.min(this.#width, this.#height));
    return selfIntersections(smooth, 1).length === 0 ? smooth : thinRing(corners, 0);
  }

  #middle(square: number): Point {
    return {
      x: this.#left + ((square % this.#columns) + 0.5) * this.#width,
      y: this.#top + (Math.floor(square / this.#columns) + 0.5) * this.#height,
    };
  }
}

function rightmost(before: Point, at: Point, ways: readonly Point[]): Point {
  const [inX, inY] = [at.x - before.x, at.y - before.y];
  // Y points down: the right of a heading is where this is positive.
  const turn = ({ x, y }: Point): number => inX * (y - at.y) - inY * (x - at.x);
  return ways.toSorted((a, b) => turn(b) - turn(a))[0]!;
}
