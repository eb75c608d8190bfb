import type { Nm, Point } from "@tracewright/board";
import { elbow, octilinearDistance, type Posture, postures } from "./elbow.ts";
import { type IsClear, isWayClear, tidyWay } from "./tidy-way.ts";

export interface WalkOptions {
  readonly isClear: IsClear;
  /** Steps of the search; what is narrower than the rules by less than this is passed through, by more may be missed. */
  readonly pitch: Nm;
  /** No more places than this are looked at: a pointer does not wait. */
  readonly places?: number;
}

/** A way in steps of 45° that keeps all distances. */
export interface Walk {
  /** From the start on; a single point where there is no way at all. */
  readonly points: readonly Point[];
  /** Whether it ends where it was meant to, else at the nearest place that was found. */
  readonly reached: boolean;
}

const PLACES = 4_000;
/** Price of a bend in steps: of ways of one length the straighter. */
const BEND = 0.4;
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

interface Place {
  readonly column: number;
  readonly row: number;
  readonly cost: number;
  readonly heading: number;
  readonly before: Place | undefined;
}

/**
 * The way from one point to another around what is in between, as a hand with a ruler would draw it: one bend where that is
 * clear; else a search (A*) over places `pitch` apart, from each of which one bend may already lead to the end, made tidy.
 * Remembers what it has asked: moving the pointer asks about the same surroundings again and again.
 */
export class WalkAround {
  readonly #from: Point;
  readonly #options: WalkOptions;
  readonly #stretches = new Map<number, boolean>();

  constructor(from: Point, options: WalkOptions) {
    this.#from = from;
    this.#options = options;
  }

  /** `posture`: which of two ways of one bend is tried first. */
  to(end: Point, posture: Posture): Walk {
    const direct = this.#bend(this.#from, end, posture);
    return direct ? { points: direct, reached: true } : this.#search(end, posture);
  }

  #search(end: Point, posture: Posture): Walk {
    const { isClear, places = PLACES } = this.#options;
    const open = new PlaceQueue();
    const best = new Map<number, number>();
    const first: Place = { column: 0, row: 0, cost: 0, heading: -1, before: undefined };
    open.push(first, this.#left(first, end));
    let nearest = first;
    let tried = Number.POSITIVE_INFINITY;
    for (let looked = 0; looked < places; looked++) {
      const place = open.pop();
      if (!place) break;
      const left = this.#left(place, end);
      if (left < this.#left(nearest, end)) nearest = place;
      // Only from places that are nearer than all before: the bend is asked for a few times, not at every place.
      if (left < tried) {
        tried = left;
        const last = this.#bend(this.#at(place), end, posture);
        if (last) return { points: tidyWay([...this.#way(place), ...last.slice(1)], isClear, posture), reached: true };
      }
      for (const [heading, [dx, dy]] of STEPS.entries()) {
        const turn =
          place.heading < 0 ? 0 : Math.min((heading - place.heading + 8) % 8, (place.heading - heading + 8) % 8);
        if (turn > 2 || !this.#isStretchClear(place, heading)) continue;
        const length = dx !== 0 && dy !== 0 ? Math.SQRT2 : 1;
        const next: Place = {
          column: place.column + dx,
          row: place.row + dy,
          cost: place.cost + length + BEND * turn,
          heading,
          before: place,
        };
        // One way to a place is enough, whatever its heading: the way is made tidy at the end.
        const key = keyOf(next.column, next.row);
        if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= next.cost) continue;
        best.set(key, next.cost);
        open.push(next, next.cost + this.#left(next, end));
      }
    }
    return { points: tidyWay(this.#way(nearest), isClear, posture), reached: false };
  }

  #bend(from: Point, to: Point, posture: Posture): readonly Point[] | undefined {
    return postures(posture)
      .map((choice) => elbow(from, to, choice))
      .find((points) => isWayClear(points, this.#options.isClear));
  }

  /** In steps. */
  #left(place: Place, end: Point): number {
    return octilinearDistance(this.#at(place), end) / this.#options.pitch;
  }

  #at({ column, row }: Pick<Place, "column" | "row">): Point {
    const { pitch } = this.#options;
    return { x: this.#from.x + column * pitch, y: this.#from.y + row * pitch };
  }

  #way(place: Place): readonly Point[] {
    const points: Point[] = [];
    for (let at: Place | undefined = place; at; at = at.before) points.unshift(this.#at(at));
    return points;
  }

  #isStretchClear({ column, row }: Place, heading: number): boolean {
    // A stretch and its reverse are one: the upper half of the headings stands for both.
    const [dx, dy] = STEPS[heading]!;
    const isReverse = heading >= 4;
    const key = keyOf(isReverse ? column + dx : column, isReverse ? row + dy : row) * 4 + (heading % 4);
    let isClear = this.#stretches.get(key);
    if (isClear === undefined) {
      isClear = this.#options.isClear(this.#at({ column, row }), this.#at({ column: column + dx, row: row + dy }));
      this.#stretches.set(key, isClear);
    }
    return isClear;
  }
}

/** Places lie within ±2²² steps of the start. */
const ROW = 2 ** 23;
function keyOf(column: number, row: number): number {
  return (row + ROW / 2) * ROW + column + ROW / 2;
}

/** A binary heap; of equal prices the place that came first. */
class PlaceQueue {
  readonly #heap: { readonly place: Place; readonly price: number; readonly order: number }[] = [];
  #order = 0;

  push(place: Place, price: number): void {
    const heap = this.#heap;
    const entry = { place, price, order: this.#order++ };
    let at = heap.push(entry) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(entry, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = entry;
  }

  pop(): Place | undefined {
    const heap = this.#heap;
    const [top] = heap;
    const last = heap.pop();
    if (!top || !last || heap.length === 0) return top?.place;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!isBefore(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return top.place;
  }
}

function isBefore(
  a: { readonly price: number; readonly order: number },
  b: { readonly price: number; readonly order: number },
): boolean {
  return a.price < b.price || (a.price === b.price && a.order < b.order);
}
