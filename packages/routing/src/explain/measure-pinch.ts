import { pointToShape, shapeToShape } from "../geometry/distance.ts";
import { clearanceTo, type Obstacle } from "../problem.ts";
import type { Workbench } from "../search/workbench.ts";
import type { Gap } from "./open-reason.ts";

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly layer: number;
}

/** A place too narrow for a track of the net, and what makes it so. */
export interface Pinch extends Place {
  readonly first: Obstacle;
  /** On the other side; absent where one object alone leaves too little. */
  readonly second?: Obstacle;
  readonly gap: Gap;
}

/** How far apart the places lie by which one tells on which side of a point an object stands. */
const PROBE = 1_000;

/**
 * Half the width that a track of the net may have at a place, no more than `most`, and the object that allows no more.
 * Negative where a track of any width is too near.
 */
export function roomAt(
  bench: Workbench,
  net: number,
  { x, y, layer }: Place,
  most: number,
): { room: number; id: number } {
  const rule = bench.problem.nets[net]!;
  let room = most;
  let id = -1;
  bench.index.forEachNear(x, y, most, (obstacle, number) => {
    if (!isInWay(obstacle, net, layer)) return;
    const free = pointToShape(obstacle.shape, x, y) - clearanceTo(rule, obstacle);
    if (free >= room) return;
    room = free;
    id = number;
  });
  return { room, id };
}

/** Names what stands on both sides of a place and measures the gap; undefined where there is room for the net's track. */
export function measurePinch(bench: Workbench, net: number, place: Place): Pinch | undefined {
  const rule = bench.problem.nets[net]!;
  const width = rule.neckWidth;
  const first = bench.problem.obstacles[roomAt(bench, net, place, width / 2).id];
  if (!first) return undefined;
  const away = directionFrom(first, place);
  let second: Obstacle | undefined;
  let least = width / 2 + bench.grid.pitch;
  bench.index.forEachNear(place.x, place.y, least, (obstacle) => {
    if (obstacle === first || !isInWay(obstacle, net, place.layer)) return;
    const free = pointToShape(obstacle.shape, place.x, place.y) - clearanceTo(rule, obstacle);
    if (free >= least) return;
    const side = directionFrom(obstacle, place);
    if (away.x * side.x + away.y * side.y >= 0) return;
    least = free;
    second = obstacle;
  });
  const toFirst = Math.max(0, pointToShape(first.shape, place.x, place.y));
  if (!second)
    return {
      ...place,
      first,
      gap: { available: Math.max(0, Math.round(toFirst - width / 2)), required: clearanceTo(rule, first) },
    };
  const through = toFirst + Math.max(0, pointToShape(second.shape, place.x, place.y));
  const nearest = Math.max(0, shapeToShape(first.shape, second.shape));
  // The objects may come nearer still elsewhere along their length; here only the place off the middle is made up for.
  const available = through - nearest < 2 * bench.grid.pitch ? nearest : through;
  return {
    ...place,
    first,
    second,
    gap: { available: Math.round(available), required: width + clearanceTo(rule, first) + clearanceTo(rule, second) },
  };
}

function isInWay(obstacle: Obstacle, net: number, layer: number): boolean {
  return obstacle.blocksTracks && obstacle.net !== net && ((obstacle.layers >> layer) & 1) === 1;
}

/** Which way leads away from an object: the slope of the distance to it. */
function directionFrom({ shape }: Obstacle, { x, y }: Place): { x: number; y: number } {
  return {
    x: pointToShape(shape, x + PROBE, y) - pointToShape(shape, x - PROBE, y),
    y: pointToShape(shape, x, y + PROBE) - pointToShape(shape, x, y - PROBE),
  };
}
