import { EDGE_SIDES, type EdgeSide } from "../footprint/rim.ts";
import { claimEnds, edgeSidesOf, placesAtEdge, sideAtEdge } from "../layout/edge.ts";
import type { Layout } from "../layout/layout.ts";
import type { Place } from "../problem/place.ts";
import { OWN_SIDE_POSES, POSES } from "../problem/poses.ts";

/** Steps along the rim at which a seat is tried, and by which others go on until they fit. */
const SEAT_STEP = 500_000;
const PUSH_STEP = 100_000;

/** Who goes where, and what else has to find room. */
export interface Squeeze {
  readonly seats: ReadonlyMap<number, Place>;
  readonly blockers: readonly number[];
  /** How far all of them go. */
  readonly way: number;
}

/**
 * Room at the rim for one more part: what stands there goes on along it to both sides, as little as it takes, so that gaps
 * too short for anybody become one. Only what belongs to the edge is pushed so; other parts in the way are named. Of all
 * such seats the one for which least is moved. Leaves the layout as it was; undefined: no side has the room.
 */
export function squeezeIn(layout: Layout, part: number, grid: number): Squeeze | undefined {
  const stood = layout.placeOf(part);
  const wasStanding = layout.stands[part] === 1;
  layout.takeUp(part);
  let best: Squeeze | undefined;
  for (const side of EDGE_SIDES) {
    const kin = kinAt(layout, side);
    for (const seat of seatsAt(layout, part, side, grid)) {
      const own = wayBetween(stood, seat);
      const most = (best?.way ?? Infinity) - own;
      const pushed = most > 0 ? pushApart(layout, kin, { part, seat, side, grid, most }) : undefined;
      if (pushed) best = { ...pushed, way: pushed.way + own };
    }
  }
  if (wasStanding) layout.put(part, stood);
  return best;
}

/** Those that belong to the edge and stand at this side of the board. */
function kinAt(layout: Layout, side: EdgeSide): number[] {
  const { problem, stands } = layout;
  return [...stands.keys()].filter(
    (part) =>
      stands[part] === 1 &&
      problem.wantsEdge[part] === 1 &&
      problem.rules.still[part] === 0 &&
      sideAtEdge(problem, part, layout.placeOf(part)) === side,
  );
}

/** Possible positions of the part at a side, ignoring other parts; an upright one across it too. */
function* seatsAt(layout: Layout, part: number, side: EdgeSide, grid: number): Generator<Place> {
  const { problem } = layout;
  const own = layout.pose[part]! - (layout.pose[part]! % OWN_SIDE_POSES);
  const [from, to] = problem.rim.rangeOf(side);
  for (let pose = own; pose < own + OWN_SIDE_POSES; pose += 1) {
    const isUpright = problem.facing[part * POSES + pose]! < 0;
    if (!isUpright && !edgeSidesOf(problem, part, pose).includes(side)) continue;
    for (let along = Math.ceil(from / SEAT_STEP) * SEAT_STEP; along <= to; along += SEAT_STEP)
      yield* placesAtEdge(layout, part, { pose, side, along, grid });
  }
}

/** The part takes the seat, and those beside it keep their places or go on along the rim, away from it, one pushing the next. */
function pushApart(
  layout: Layout,
  kin: readonly number[],
  { part, seat, side, grid, most }: { part: number; seat: Place; side: EdgeSide; grid: number; most: number },
): Squeeze | undefined {
  const stood = new Map(kin.map((other) => [other, layout.placeOf(other)]));
  const middle = middleOf(layout, part, seat, side);
  const away = (other: number) => middleOf(layout, other, stood.get(other)!, side) - middle;
  for (const other of kin) layout.takeUp(other);
  const seats = new Map<number, Place>();
  const blockers = new Set<number>();
  const settle = (member: number, place: Place): boolean => {
    const inTheWay = layout.blockersOf(member, place);
    if (inTheWay.some((other) => layout.problem.wantsEdge[other] === 1)) return false;
    for (const other of inTheWay) blockers.add(other);
    layout.put(member, place);
    seats.set(member, place);
    return true;
  };
  let way = 0;
  const push = (other: number): boolean => {
    const before = stood.get(other)!;
    const direction = away(other) < 0 ? -1 : 1;
    for (const place of onwards(layout, other, { from: before, side, direction, grid })) {
      if (way + wayBetween(before, place) >= most) return false;
      if (!settle(other, place)) continue;
      way += wayBetween(before, place);
      return true;
    }
    return false;
  };
  const nearestFirst = [...kin].sort((a, b) => Math.abs(away(a)) - Math.abs(away(b)) || a - b);
  const isDone = settle(part, seat) && nearestFirst.every(push);
  for (const member of seats.keys()) layout.takeUp(member);
  for (const [other, place] of stood) layout.put(other, place);
  return isDone ? { seats, blockers: [...blockers], way } : undefined;
}

/** Its place, and those after it along the rim in one direction. */
function* onwards(
  layout: Layout,
  part: number,
  { from, side, direction, grid }: { from: Place; side: EdgeSide; direction: number; grid: number },
): Generator<Place> {
  yield from;
  const isUpright = side < 2;
  const [low, high] = layout.problem.rim.rangeOf(side);
  let along = isUpright ? from.y : from.x;
  for (;;) {
    along += direction * PUSH_STEP;
    if (along < low || along > high) return;
    const across = (place: Place) => Math.abs(isUpright ? place.x - from.x : place.y - from.y);
    const places = placesAtEdge(layout, part, { pose: from.pose, side, along, grid });
    yield* places.sort((a, b) => across(a) - across(b));
  }
}

function middleOf(layout: Layout, part: number, { x, y, pose }: Place, side: EdgeSide): number {
  const { low, high } = claimEnds(layout.problem, part, pose, side);
  return (side < 2 ? y : x) + (low + high) / 2;
}

function wayBetween(a: Place, b: Place): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}
