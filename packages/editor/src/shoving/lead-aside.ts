import type { Obstacle } from "@tracewright/checks";
import {
  areNearer,
  areTouching,
  type Box,
  boxOfPoints,
  capsule,
  type Nm,
  type Point,
  pointToSegment,
} from "@tracewright/geometry";
import { wayLength } from "../ways/elbow.ts";
import type { Surroundings } from "../ways/room-map.ts";
import { hasAcuteAngle, isWayClear, tidyWay, withoutStraightPoints } from "../ways/tidy-way.ts";
import { WalkAround } from "../ways/walk-around.ts";
import { leadAround, octagonAround, type Turn } from "./octagon.ts";

/** Obstacles that one way is led around, one after the other, before it is given up. */
const MAX_TURNS = 16;
/** A way that is pushed aside may grow by no more: beyond it the detour is unlikely to be intended. */
const MAX_LONGER: Nm = 20_000_000;
const PITCH: Nm = 100_000;
const PLACES = 1_000;
/** Rounding of corners to whole nanometres must not bring a way within a gap. */
const SLACK: Nm = 2;

/**
 * A way moved out of the way of what it now comes too near to, its ends where they are: along the octagons around the obstacles,
 * turning one way or the other, whichever is shorter; else by a search between the corners before and after. What
 * does not collide stays as it is. Undefined: there is no room.
 */
export function leadAside(way: readonly Point[], around: Surroundings): readonly Point[] | undefined {
  if (isWayClear(way, around.isClear)) return way;
  // Made tidy a way the wrong way round may look no longer than the right one.
  const led = (["clockwise", "counter-clockwise"] as const)
    .flatMap((turn) => {
      const found = ledAround(way, around, turn);
      return found ? [found] : [];
    })
    .sort((a, b) => wayLength(a) - wayLength(b));
  for (const one of led) {
    const neat = [tidied(way, one, around), one].find((shape) => isFit(shape, way, around));
    if (neat) return neat;
  }
  const searched = searchedAround(way, around);
  return searched && isFit(searched, way, around) ? searched : undefined;
}

function ledAround(way: readonly Point[], around: Surroundings, turn: Turn): readonly Point[] | undefined {
  let led = way;
  for (let turned = 0; turned <= MAX_TURNS; turned++) {
    const hit = firstHit(led, around);
    if (!hit) return led;
    const next = leadAround(led, octagonAround(hit.solid, hit.keep + around.width / 2 + SLACK), turn);
    if (!next || next === led) return undefined;
    led = withoutStraightPoints(next);
    if (led.length > 64) return undefined;
  }
  return undefined;
}

function firstHit(way: readonly Point[], { isClear, obstaclesIn, width }: Surroundings): Obstacle | undefined {
  for (let at = 0; at < way.length - 1; at++) {
    if (isClear(way[at]!, way[at + 1]!)) continue;
    const own = capsule(way[at]!, way[at + 1]!, width);
    const hit = obstaclesIn(boxOf(way.slice(at, at + 2))).find(
      ({ solid, keep }) => areNearer(own, solid, keep) || areTouching(own, solid),
    );
    if (hit) return hit;
  }
  return undefined;
}

/**
 * Only what differs is made tidy, with as much on either side as it takes to come back at 45°: the rest is the user's
 * drawing.
 */
function tidied(way: readonly Point[], led: readonly Point[], { isClear }: Surroundings): readonly Point[] {
  const [from, back] = changed(way, led);
  const first = Math.max(1, from);
  const last = Math.max(first, Math.min(led.length - 1, led.length - back));
  const [start, end] = [led[first - 1]!, led[last]!];
  const depth = Math.max(0, ...led.slice(first, last).map((point) => pointToSegment(point, start, end)));
  const before = towards(led[first]!, start, depth);
  const after = towards(led[last - 1]!, end, depth);
  const middle = tidyWay([before, ...led.slice(first, last), after], isClear, "straight-first");
  return withoutStraightPoints([...led.slice(0, first), ...middle, ...led.slice(last)]);
}

/** The point of a stretch that lies this far from its beginning, at most its end; on its own line where that runs at 45°. */
function towards(from: Point, to: Point, distance: Nm): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = distance / Math.max(Math.abs(dx), Math.abs(dy), 1);
  return share >= 1 ? to : { x: from.x + Math.round(dx * share), y: from.y + Math.round(dy * share) };
}

/** How many points two ways share at their beginning and at their end. */
function changed(a: readonly Point[], b: readonly Point[]): readonly [number, number] {
  const isShared = (one: Point | undefined, other: Point | undefined) => one?.x === other?.x && one?.y === other?.y;
  const most = Math.min(a.length, b.length);
  let from = 0;
  while (from < most && isShared(a[from], b[from])) from++;
  let back = 0;
  while (back < most - from && isShared(a.at(-1 - back), b.at(-1 - back))) back++;
  return [from, back];
}

function searchedAround(way: readonly Point[], around: Surroundings): readonly Point[] | undefined {
  const hits = way.slice(1).map((end, at) => !around.isClear(way[at]!, end));
  const first = hits.indexOf(true);
  const last = hits.lastIndexOf(true) + 1;
  const [from, to] = [way[first], way[last]];
  if (!from || !to) return undefined;
  const { points, reached } = new WalkAround(from, { ...around, pitch: PITCH, places: PLACES }).to(
    to,
    "straight-first",
  );
  return reached ? withoutStraightPoints([...way.slice(0, first), ...points, ...way.slice(last + 1)]) : undefined;
}

function isFit(led: readonly Point[], way: readonly Point[], { isClear }: Surroundings): boolean {
  if (led.length < 2 || wayLength(led) > wayLength(way) + MAX_LONGER) return false;
  return (!hasAcuteAngle(led) || hasAcuteAngle(way)) && isWayClear(led, isClear);
}

function boxOf(points: readonly Point[]): Box {
  const box = boxOfPoints(points);
  if (!box) throw new Error("a stretch has two ends");
  return box;
}
