import {
  areNearer,
  areTouching,
  type Nm,
  nearestPoints,
  type Point,
  type Solid,
  solidDistance,
} from "@tracewright/geometry";

/** How near two things come, and where. */
export interface Nearness {
  readonly distance: Nm;
  /** Halfway between the nearest points of their cores. */
  readonly at: Point;
  /** The nearest points of their edges; one point twice where they overlap. */
  readonly ends: readonly [Point, Point];
}

/** The nearest pair of two unions of solids when they come nearer than `limit`; touching always counts as too near. */
export function findTooNear(a: readonly Solid[], b: readonly Solid[], limit: number): Nearness | undefined {
  let nearest: readonly [Solid, Solid] | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  for (const first of a)
    for (const second of b) {
      if (!(limit > 0 ? areNearer(first, second, limit) : areTouching(first, second))) continue;
      const distance = solidDistance(first, second);
      if (distance >= smallest) continue;
      smallest = distance;
      nearest = [first, second];
    }
  return nearest && describeNearness(nearest[0], nearest[1], smallest);
}

function describeNearness(a: Solid, b: Solid, distance: number): Nearness {
  const [p, q] = nearestPoints(a, b);
  const at = pointBetween(p, q, 0.5);
  const length = Math.hypot(p.x - q.x, p.y - q.y);
  const ends: readonly [Point, Point] =
    distance > 0 && length > 0
      ? [pointBetween(p, q, a.radius / length), pointBetween(p, q, 1 - b.radius / length)]
      : [at, at];
  return { distance: Math.round(distance), at, ends };
}

function pointBetween(p: Point, q: Point, share: number): Point {
  return { x: Math.round(p.x + (q.x - p.x) * share) + 0, y: Math.round(p.y + (q.y - p.y) * share) + 0 };
}
