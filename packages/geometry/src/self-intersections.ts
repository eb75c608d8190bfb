import type { Point, Ring } from "./point.ts";
import { segmentIntersection } from "./segment.ts";
import { type Sides, SweepLine } from "./sweep-line.ts";
import { turn } from "./turn.ts";

/** One place where two sides meet that should not. */
export interface SelfIntersection {
  readonly at: Point;
  /** Numbers of the two sides: of one ring that of the corner where the side starts; those of further rings go on counting. */
  readonly sides: readonly [number, number];
}

/**
 * The places where sides of a ring cross, touch or run back over one another, apart from neighbours meeting in their
 * common corner. At most `limit` are asked for; all are named where there are fewer.
 */
export function selfIntersections(ring: Ring, limit: number = 16): SelfIntersection[] {
  return ringIntersections([ring], limit);
}

/**
 * The same for all sides of several rings. Takes n log n steps for n corners, however they lie (Shamos and Hoey's sweep): the
 * sweep knows which sides lie beside one another as long as none crosses, so of two that meet one is taken out, and held against
 * all others at the end.
 */
export function ringIntersections(rings: readonly Ring[], limit: number = 16): SelfIntersection[] {
  return intersections(rings, limit, () => true);
}

/** The same for sides of different rings alone: what a ring has with itself does not count. */
export function ringCrossings(rings: readonly Ring[], limit: number = 16): SelfIntersection[] {
  return intersections(rings, limit, (one, other) => one !== other);
}

function intersections(
  rings: readonly Ring[],
  limit: number,
  counts: (ring: number, other: number) => boolean,
): SelfIntersection[] {
  const sides = sidesOf(rings);
  const count = sides.starts.length;
  const found = new Map<number, SelfIntersection>();
  /** Notes it when two sides meet; whether they do. */
  const meet = (one: number, other: number): boolean => {
    const [first, second] = one < other ? [one, other] : [other, one];
    const at = meeting(sides, first, second);
    if (at && counts(sides.rings[first]!, sides.rings[second]!))
      found.set(first * count + second, { at, sides: [first, second] });
    return at !== undefined;
  };
  const apart = sweep(sides, { meet, isEnough: () => found.size >= limit });
  for (const side of apart)
    for (let other = 0; other < count && found.size < limit; other++) if (other !== side) meet(side, other);
  return fromLeft(sides, [...found.values()]);
}

interface Meetings {
  readonly meet: (one: number, other: number) => boolean;
  readonly isEnough: () => boolean;
}

interface RingSides extends Sides {
  /** The number of the side that begins where a side ends. */
  readonly next: readonly number[];
  /** The number of the ring that a side is of. */
  readonly rings: readonly number[];
}

function sidesOf(rings: readonly Ring[]): RingSides {
  const starts: Point[] = [];
  const ends: Point[] = [];
  const next: number[] = [];
  const ringOf: number[] = [];
  for (const [number, ring] of rings.entries()) {
    const base = starts.length;
    for (let corner = 0; corner < ring.length; corner++) {
      const following = (corner + 1) % ring.length;
      starts.push(ring[corner]!);
      ends.push(ring[following]!);
      next.push(base + following);
      ringOf.push(number);
    }
  }
  return { starts, ends, next, rings: ringOf };
}

/** The sides that were taken out: whatever meets without one of them has been noted. */
function sweep(sides: RingSides, { meet, isEnough }: Meetings): number[] {
  const apart: number[] = [];
  const line = new SweepLine(sides);
  const tryNeighbours = (below: number | undefined, above: number | undefined): void => {
    let upper = above;
    while (below !== undefined && upper !== undefined && meet(below, upper)) {
      apart.push(upper);
      const next = line.above(upper);
      line.remove(upper);
      upper = next;
    }
  };
  for (const { side, isEnd } of events(sides, apart)) {
    if (isEnough()) return apart;
    if (isEnd) {
      if (!line.holds(side)) continue;
      const [below, above] = [line.below(side), line.above(side)];
      line.remove(side);
      tryNeighbours(below, above);
      continue;
    }
    const isAcross = line.insert(side, meet);
    if (isAcross) {
      apart.push(side);
      continue;
    }
    const [below, above] = [line.below(side), line.above(side)];
    const meetsBelow = below !== undefined && meet(below, side);
    const meetsAbove = above !== undefined && meet(above, side);
    if (!meetsBelow && !meetsAbove) continue;
    apart.push(side);
    line.remove(side);
  }
  return apart;
}

/** Where sides begin and end, from left to right, at the same x upwards in y; at one place they begin before others end. */
function events(
  { starts, ends }: Sides,
  apart: number[],
): readonly { readonly side: number; readonly isEnd: boolean }[] {
  const list: { readonly side: number; readonly isEnd: boolean; readonly at: Point }[] = [];
  for (const [side, start] of starts.entries()) {
    const end = ends[side]!;
    const order = compare(start, end);
    // A side without length is above nothing and below nothing.
    if (order === 0) apart.push(side);
    else
      list.push(
        { side, isEnd: false, at: order < 0 ? start : end },
        { side, isEnd: true, at: order < 0 ? end : start },
      );
  }
  return list.sort((a, b) => compare(a.at, b.at) || Number(a.isEnd) - Number(b.isEnd));
}

/** In the order in which a sweep from the left comes to the sides. */
function fromLeft({ starts, ends }: Sides, found: SelfIntersection[]): SelfIntersection[] {
  const left = (side: number): number => Math.min(starts[side]!.x, ends[side]!.x);
  const order = (a: number, b: number): number => left(a) - left(b) || a - b;
  return found
    .map((intersection) => ({ intersection, order: [...intersection.sides].sort(order) }))
    .sort((a, b) => order(a.order[1]!, b.order[1]!) || order(a.order[0]!, b.order[0]!))
    .map(({ intersection }) => intersection);
}

function compare(a: Point, b: Point): number {
  return a.x - b.x || a.y - b.y;
}

function meeting({ starts, ends, next }: RingSides, first: number, second: number): Point | undefined {
  const [a, b] = [starts[first]!, ends[first]!];
  const [c, d] = [starts[second]!, ends[second]!];
  if (next[first] === second) return isRunningBack(a, b, d) ? b : undefined;
  if (next[second] === first) return isRunningBack(c, a, b) ? a : undefined;
  return segmentIntersection(a, b, c, d);
}

/** Whether the path a→b→c turns back upon itself in b. */
function isRunningBack(a: Point, b: Point, c: Point): boolean {
  return turn(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0;
}
