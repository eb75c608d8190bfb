import type { Nm, Point } from "@tracewright/geometry";
import { elbow, octilinearDistance, type Posture, postures } from "./elbow.ts";
import { PlaceQueue } from "./place-queue.ts";
import { indexOf, RoomMap, SIDE, STEPS, type Surroundings, type Tile } from "./room-map.ts";
import { isWayClear, tidyWay } from "./tidy-way.ts";

export interface WalkOptions extends Surroundings {
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

const PLACES = 6_000;
/** Price of a bend in steps: of ways of one length the straighter. */
const BEND = 0.4;
/** What is left counts for more than what is behind: much less is looked at, and the way is made tidy anyhow. */
const HASTE = 1.2;
/** Each time so much less is left, a bend to the end is tried. */
const CLOSER = 0.8;
/** Steps around an end without room in which a place with room is looked for. */
const ASIDE = 20;
const START = 8;

/**
 * The way from one point to another around what is in between, as a hand with a ruler would draw it: one bend where that is
 * clear; else a search (A*) over places `pitch` apart, from each of which one bend may already lead to the end, made tidy.
 * Remembers its surroundings: moving the pointer asks about the same ones again and again.
 */
export class WalkAround {
  readonly #from: Point;
  readonly #options: WalkOptions;
  readonly #map: RoomMap;
  readonly #marks = new Map<Tile, Marks>();
  #round = 0;
  /** Places looked at so far: what its speed is measured by. */
  looked = 0;

  constructor(from: Point, options: WalkOptions) {
    this.#from = from;
    this.#options = options;
    this.#map = new RoomMap(from, options.pitch, options);
  }

  /** `posture`: which of two ways of one bend is tried first. */
  to(end: Point, posture: Posture): Walk {
    const hasRoom = this.#options.isClear(end, end);
    const direct = hasRoom ? this.#bend(this.#from, end, posture) : undefined;
    if (direct) return { points: direct, reached: true };
    const aim = hasRoom ? end : this.#besides(end);
    const near = !hasRoom && this.#bend(this.#from, aim, posture);
    if (near) return { points: near, reached: false };
    const { points, reached } = this.#search(aim, posture);
    return { points: tidyWay(points, this.#options.isClear, posture), reached: reached && hasRoom };
  }

  #search(end: Point, posture: Posture): Walk {
    const { places = PLACES, pitch } = this.#options;
    const open = new PlaceQueue();
    this.#round++;
    this.#marksAt(0, 0).mark(0, { round: this.#round, cost: 0, heading: START });
    open.push(0, 0, 0);
    let nearest = { column: 0, row: 0 };
    let least = octilinearDistance(this.#from, end) / pitch;
    let tried = Number.POSITIVE_INFINITY;
    for (let looked = 0; looked < places && open.pop(); looked++) {
      this.looked++;
      const { column, row } = open;
      const marks = this.#marksAt(column, row);
      const index = indexOf(column, row);
      const left = this.#left(column, row, end);
      if (left < least) {
        least = left;
        nearest = { column, row };
      }
      if (left < tried * CLOSER || (left < tried && left < 2)) {
        tried = left;
        const last = this.#bend(this.#map.at(column, row), end, posture);
        if (last) return { points: [...this.#wayTo(column, row), ...last.slice(1)], reached: true };
      }
      const arrived = marks.headings[index]!;
      const cost = marks.costs[index]!;
      for (let heading = 0; heading < 8; heading++) {
        const apart = arrived === START ? 0 : Math.min((heading - arrived + 8) % 8, (arrived - heading + 8) % 8);
        if (apart > 2) continue;
        const [dx, dy] = STEPS[heading]!;
        const price = cost + (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1) + BEND * apart;
        const [nextColumn, nextRow] = [column + dx, row + dy];
        const nextMarks = this.#marksAt(nextColumn, nextRow);
        const nextIndex = indexOf(nextColumn, nextRow);
        // One way to a place is enough, whatever its heading: the way is made tidy at the end.
        if (nextMarks.rounds[nextIndex] === this.#round && nextMarks.costs[nextIndex]! <= price + SAME) continue;
        if (!this.#map.isStepClear(column, row, heading)) continue;
        nextMarks.mark(nextIndex, { round: this.#round, cost: price, heading });
        open.push(nextColumn, nextRow, price + HASTE * this.#left(nextColumn, nextRow, end));
      }
    }
    return { points: this.#wayTo(nearest.column, nearest.row), reached: false };
  }

  #bend(from: Point, to: Point, posture: Posture): readonly Point[] | undefined {
    return postures(posture)
      .map((choice) => elbow(from, to, choice))
      .find((points) => isWayClear(points, this.#options.isClear));
  }

  /** The place with room that is nearest to an end without; the end itself where there is none about. */
  #besides(end: Point): Point {
    const { pitch } = this.#options;
    const column = Math.round((end.x - this.#from.x) / pitch);
    const row = Math.round((end.y - this.#from.y) / pitch);
    let best = end;
    let least = Number.POSITIVE_INFINITY;
    for (let ring = 0; ring <= ASIDE && (ring - 1) * pitch < least; ring++)
      for (const [dx, dy] of ringOf(ring)) {
        const place = this.#map.at(column + dx, row + dy);
        const away = Math.hypot(place.x - end.x, place.y - end.y);
        if (away >= least || !this.#map.hasRoom(column + dx, row + dy)) continue;
        least = away;
        best = place;
      }
    return best;
  }

  /** In steps. */
  #left(column: number, row: number, end: Point): number {
    const { pitch } = this.#options;
    const dx = Math.abs(this.#from.x + column * pitch - end.x);
    const dy = Math.abs(this.#from.y + row * pitch - end.y);
    return (Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy)) / pitch;
  }

  #wayTo(column: number, row: number): readonly Point[] {
    const points: Point[] = [];
    for (;;) {
      points.push(this.#map.at(column, row));
      const heading = this.#marksAt(column, row).headings[indexOf(column, row)]!;
      if (heading === START) return points.toReversed();
      const [dx, dy] = STEPS[heading]!;
      column -= dx;
      row -= dy;
    }
  }

  #marksAt(column: number, row: number): Marks {
    const tile = this.#map.tileOf(column, row);
    let marks = this.#marks.get(tile);
    if (!marks) {
      marks = new Marks();
      this.#marks.set(tile, marks);
    }
    return marks;
  }
}

/** Prices of one and the same way may differ by rounding. */
const SAME = 1e-4;

/** What searches have noted at the places of a tile; good for the round it was noted in. */
class Marks {
  readonly rounds = new Uint32Array(SIDE * SIDE);
  readonly costs = new Float32Array(SIDE * SIDE);
  readonly headings = new Uint8Array(SIDE * SIDE);

  mark(index: number, note: { readonly round: number; readonly cost: number; readonly heading: number }): void {
    this.rounds[index] = note.round;
    this.costs[index] = note.cost;
    this.headings[index] = note.heading;
  }
}

/** The places at this many steps from a middle, along an axis or at 45°. */
function ringOf(ring: number): readonly (readonly [number, number])[] {
  if (ring === 0) return [[0, 0]];
  const places: (readonly [number, number])[] = [];
  for (let along = -ring; along < ring; along++)
    places.push([along, -ring], [ring, along], [-along, ring], [-ring, -along]);
  return places;
}
