import { joinBoxes } from "./box.ts";
import type { Box, Point, Ring } from "./point.ts";
import { locateInPolygon, locateInRing } from "./ring.ts";
import { pointToSegment } from "./segment.ts";
import { coreSides, type Solid, solidBox } from "./solid.ts";
import type { Nm } from "./units.ts";

/** So many places at the most are looked at for one drawing: what is larger is looked at more coarsely. */
const MAX_PLACES = 1_000_000;
/** A corner that stands so near to the line between its neighbours is left out: that much is rounding. */
const STRAIGHT: Nm = 2;
/** A place nearer to a border counts as so far within: two borders never meet in a place. */
const ON_BORDER: Nm = 2;

/**
 * The borders of what solids cover together, as closed rings, which do not cross: outer ones and those of the gaps
 * within. How far each place of a grid lies from the nearest solid is measured, and where that changes sign a border
 * passes; straight sides come out exact, bends of radius r within step²/8r, corners between two sides cut by a part
 * of a step.
 */
export function traceInk(solids: readonly Solid[], step: number): Ring[] {
  const reach = joinBoxes(solids.map(solidBox));
  if (!reach) return [];
  const field = new Field(reach, step);
  for (const solid of solids) field.cover(solid);
  return field.borders();
}

/** Many times what places and corners are rounded by. */
const MIN_STEP: Nm = 100;

class Field {
  readonly #step: number;
  readonly #left: number;
  readonly #top: number;
  readonly #columns: number;
  readonly #rows: number;
  /** How far from ink; negative inside. Large distances are reported as at least one step. */
  readonly #away: Float64Array;

  constructor({ minX, minY, maxX, maxY }: Box, wanted: number) {
    const step = Math.ceil(Math.max(MIN_STEP, wanted, Math.sqrt(((maxX - minX) * (maxY - minY)) / MAX_PLACES)));
    this.#step = step;
    // Places outside stand all around, so that every border closes.
    this.#left = minX - 2 * step;
    this.#top = minY - 2 * step;
    this.#columns = Math.ceil((maxX - minX) / step) + 5;
    this.#rows = Math.ceil((maxY - minY) / step) + 5;
    this.#away = new Float64Array(this.#columns * this.#rows).fill(2 * step);
  }

  cover(solid: Solid): void {
    const { minX, minY, maxX, maxY } = solidBox(solid);
    const step = this.#step;
    const distance = distanceTo(solid);
    const [from, to] = [Math.floor((minX - this.#left) / step) - 1, Math.ceil((maxX - this.#left) / step) + 1];
    const [above, below] = [Math.floor((minY - this.#top) / step) - 1, Math.ceil((maxY - this.#top) / step) + 1];
    for (let row = Math.max(0, above); row <= Math.min(below, this.#rows - 1); row++)
      for (let column = Math.max(0, from); column <= Math.min(to, this.#columns - 1); column++) {
        const at = row * this.#columns + column;
        const away = distance({ x: this.#left + column * step, y: this.#top + row * step });
        if (away < this.#away[at]!) this.#away[at] = Math.abs(away) < ON_BORDER ? -ON_BORDER : away;
      }
  }

  /** Every cell of four places has up to two pieces of border, from one of its sides to another, with the ink to the left. */
  borders(): Ring[] {
    const next = new Map<number, number>();
    for (let row = 0; row + 1 < this.#rows; row++)
      for (let column = 0; column + 1 < this.#columns; column++)
        for (const [from, to] of this.#pieces(row, column)) next.set(from, to);
    const rings: Ring[] = [];
    for (const [start] of next) {
      const ring: Point[] = [];
      for (let side: number | undefined = start; side !== undefined; ) {
        const following = next.get(side);
        if (following === undefined) break;
        next.delete(side);
        ring.push(this.#crossing(side));
        side = following;
      }
      const simple = withoutStraight(ring);
      if (simple.length > 2) rings.push(simple);
    }
    return rings;
  }

  /** Sides are numbered by the place they begin at: the one to the right of it is even, the one below odd. */
  #pieces(row: number, column: number): (readonly [number, number])[] {
    const at = row * this.#columns + column;
    const away = this.#away;
    const [a, b, c, d] = [away[at]!, away[at + 1]!, away[at + this.#columns + 1]!, away[at + this.#columns]!];
    const inside = (a < 0 ? 1 : 0) + (b < 0 ? 2 : 0) + (c < 0 ? 4 : 0) + (d < 0 ? 8 : 0);
    if (inside === 0 || inside === 15) return [];
    const sides = { top: 2 * at, right: 2 * (at + 1) + 1, bottom: 2 * (at + this.#columns), left: 2 * at + 1 };
    // Where ink stands in two opposite corners it is joined through the middle, if the middle is ink.
    const isJoined = a + b + c + d < 0;
    return piecesOf(inside, isJoined).map(([from, to]) => [sides[from], sides[to]] as const);
  }

  #crossing(side: number): Point {
    const at = side >> 1;
    const isDown = side % 2 === 1;
    const [from, to] = [this.#away[at]!, this.#away[isDown ? at + this.#columns : at + 1]!];
    const share = from / (from - to);
    const x = (at % this.#columns) + (isDown ? 0 : share);
    const y = Math.floor(at / this.#columns) + (isDown ? share : 0);
    return { x: Math.round(this.#left + x * this.#step) + 0, y: Math.round(this.#top + y * this.#step) + 0 };
  }
}

type Side = "top" | "right" | "bottom" | "left";

/** Of the corners within: 1 is top left, 2 top right, 4 bottom right, 8 bottom left. */
function piecesOf(inside: number, isJoined: boolean): readonly (readonly [Side, Side])[] {
  switch (inside) {
    case 1:
      return [["top", "left"]];
    case 2:
      return [["right", "top"]];
    case 3:
      return [["right", "left"]];
    case 4:
      return [["bottom", "right"]];
    case 6:
      return [["bottom", "top"]];
    case 7:
      return [["bottom", "left"]];
    case 8:
      return [["left", "bottom"]];
    case 9:
      return [["top", "bottom"]];
    case 11:
      return [["right", "bottom"]];
    case 12:
      return [["left", "right"]];
    case 13:
      return [["top", "right"]];
    case 14:
      return [["left", "top"]];
    case 5:
      return isJoined
        ? [
            ["top", "right"],
            ["bottom", "left"],
          ]
        : [
            ["top", "left"],
            ["bottom", "right"],
          ];
    case 10:
      return isJoined
        ? [
            ["left", "top"],
            ["right", "bottom"],
          ]
        : [
            ["right", "top"],
            ["left", "bottom"],
          ];
    default:
      throw new Error(`A cell has four corners, not ${inside}.`);
  }
}

/** How far a place is from a solid, negative inside it. */
function distanceTo(solid: Solid): (at: Point) => number {
  const sides = coreSides(solid);
  return (at) => {
    let least = Number.POSITIVE_INFINITY;
    for (const [start, end] of sides) least = Math.min(least, pointToSegment(at, start, end));
    return (isInCore(at, solid) ? -least : least) - solid.radius;
  };
}

function isInCore(at: Point, solid: Solid): boolean {
  if (solid.kind === "convex") return locateInRing(at, solid.points) === "inside";
  return solid.kind === "polygon" && locateInPolygon(at, solid.polygon) === "inside";
}

/** Each corner is held against all before it in its run. */
const LONGEST_RUN = 64;

/** The ring without corners that say nothing, as far as they can be decided one by one. */
function withoutStraight(ring: Ring): Ring {
  const kept: Point[] = [];
  let run: Point[] = [];
  for (const corner of [...ring, ...ring.slice(0, 1)]) {
    const last = kept.at(-1);
    if (last && (run.length === LONGEST_RUN || run.some((one) => pointToSegment(one, last, corner) > STRAIGHT))) {
      kept.push(run.at(-1)!);
      run = [];
    }
    if (last) run.push(corner);
    else kept.push(corner);
  }
  return kept;
}
