import type { Point, Polygon } from "./point.ts";
import { isOnSegment, pointToSegment } from "./segment.ts";
import { turn } from "./turn.ts";
import type { Whereabouts } from "./whereabouts.ts";

/** Areas with fewer corners are looked through faster than any index. */
const MANY_CORNERS = 64;
/** An area that is asked about this often gets an index; building one costs a few looks. */
const ASKED_OFTEN = 4;
/** Sides to a slab, on average. */
const SIDES_PER_SLAB = 4;
const MAX_SLABS = 4_096;

type Side = readonly [Point, Point];

/** The sides of an area with holes by the horizontal slabs that they pass. A pour of 50,000 corners answers as fast as a pad. */
export class PolygonSlabs {
  readonly #sides: Side[] = [];
  readonly #ringOf: number[] = [];
  readonly #ringCount: number;
  readonly #slabs: number[][];
  readonly #top: number;
  readonly #height: number;

  constructor({ outer, holes }: Polygon) {
    const rings = [outer, ...holes];
    this.#ringCount = rings.length;
    let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const [number, ring] of rings.entries())
      for (const [index, corner] of ring.entries()) {
        this.#sides.push([ring[index === 0 ? ring.length - 1 : index - 1]!, corner]);
        this.#ringOf.push(number);
        top = Math.min(top, corner.y);
        bottom = Math.max(bottom, corner.y);
      }
    const count = Math.max(1, Math.min(MAX_SLABS, Math.ceil(this.#sides.length / SIDES_PER_SLAB)));
    this.#top = top;
    this.#height = Math.max(1, (bottom - top + 1) / count);
    this.#slabs = Array.from({ length: count }, () => []);
    for (const [index, [a, b]] of this.#sides.entries()) {
      const last = this.#slabAt(Math.max(a.y, b.y));
      for (let slab = this.#slabAt(Math.min(a.y, b.y)); slab <= last; slab++) this.#slabs[slab]!.push(index);
    }
  }

  /** Where a point lies against the outer ring, and within it against the holes; each by the even-odd rule. Exact. */
  locate(point: Point): Whereabouts {
    const inside = new Uint8Array(this.#ringCount);
    let boundary = -1;
    for (const index of this.#slabs[this.#slabAt(point.y)]!) {
      const [previous, corner] = this.#sides[index]!;
      const ring = this.#ringOf[index]!;
      const above = previous.y > point.y;
      if (above !== corner.y > point.y) {
        const side = above ? turn(previous, corner, point) : turn(corner, previous, point);
        if (side > 0) inside[ring]! ^= 1;
        else if (side === 0) boundary = boundary === -1 ? ring : Math.min(boundary, ring);
      } else if ((point.y === corner.y || point.y === previous.y) && isOnSegment(point, previous, corner))
        boundary = boundary === -1 ? ring : Math.min(boundary, ring);
    }
    if (boundary === 0) return "boundary";
    if (inside[0] === 0) return "outside";
    for (let ring = 1; ring < this.#ringCount; ring++) {
      if (ring === boundary) return "boundary";
      if (inside[ring] === 1) return "outside";
    }
    return "inside";
  }

  /** The sides that pass between two heights; one may come more than once. */
  *sidesBetween(top: number, bottom: number): Generator<Side> {
    const last = this.#slabAt(bottom);
    for (let slab = this.#slabAt(top); slab <= last; slab++)
      for (const index of this.#slabs[slab]!) yield this.#sides[index]!;
  }

  /** How far a point is from the nearest side. */
  distanceTo(point: Point): number {
    const at = this.#slabAt(point.y);
    let smallest = Number.POSITIVE_INFINITY;
    for (let away = 0; away < this.#slabs.length; away++) {
      for (const slab of away === 0 ? [at] : [at - away, at + away])
        for (const index of this.#slabs[slab] ?? []) {
          const [a, b] = this.#sides[index]!;
          smallest = Math.min(smallest, pointToSegment(point, a, b));
        }
      // Whatever lies beyond the slabs that were looked through is farther up or down than this.
      const seenUp = point.y - (this.#top + (at - away) * this.#height);
      const seenDown = this.#top + (at + away + 1) * this.#height - point.y;
      if (smallest <= Math.min(seenUp, seenDown)) break;
    }
    return smallest;
  }

  #slabAt(y: number): number {
    return Math.max(0, Math.min(this.#slabs.length - 1, Math.floor((y - this.#top) / this.#height)));
  }
}

const known = new WeakMap<Polygon, { asked: number; slabs?: PolygonSlabs }>();

/** The index of an area that is worth one: large, and asked about again and again. */
export function slabsOf(polygon: Polygon): PolygonSlabs | undefined {
  let corners = polygon.outer.length;
  for (const hole of polygon.holes) corners += hole.length;
  if (corners < MANY_CORNERS) return undefined;
  let entry = known.get(polygon);
  if (!entry) {
    entry = { asked: 0 };
    known.set(polygon, entry);
  }
  entry.asked += 1;
  if (entry.asked <= ASKED_OFTEN) return undefined;
  entry.slabs ??= new PolygonSlabs(polygon);
  return entry.slabs;
}
