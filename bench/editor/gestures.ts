import {
  type Board,
  type CopperLayerId,
  indexBoard,
  type NetId,
  netClassOf,
  padCenter,
  padLayers,
} from "@tracewright/board";
import type { RouteStart } from "@tracewright/editor";
import type { Point } from "@tracewright/geometry";

/** A track that a hand draws: where it begins, and where the pointer is seen on its way. */
export interface Gesture {
  readonly start: RouteStart;
  readonly pointers: readonly Point[];
}

/** Between two sights of a pointer that is moved briskly. */
const STEP = 700_000;
const SHORTEST = 3_000_000;
const LONGEST = 30_000_000;

/**
 * Tracks between neighbouring pads of one net, spread over the nets of a board: straight across whatever is between, and on past
 * the pad to a place that is seldom free.
 */
export function gesturesOn(board: Board, count: number): readonly Gesture[] {
  const layer: CopperLayerId = "F.Cu";
  const all = [...indexBoard(board).padsByNet].flatMap(([net, owned]): Gesture[] => {
    const places = owned
      .filter(({ pad }) => padLayers(board, pad).includes(layer))
      .map(({ footprint, pad }) => padCenter(footprint, pad));
    const [from] = places;
    if (!from) return [];
    const away = ({ x, y }: Point) => Math.hypot(x - from.x, y - from.y);
    const to = places.filter((place) => away(place) >= SHORTEST).sort((a, b) => away(a) - away(b))[0];
    if (!to || away(to) > LONGEST) return [];
    const { trackWidth: width, viaDiameter, viaDrill } = netClassOf(board, net as NetId);
    const beyond = { x: to.x + Math.round((to.x - from.x) / 4), y: to.y + Math.round((to.y - from.y) / 4) };
    const start = { point: from, layer, net: net as NetId, width, viaDiameter, viaDrill };
    return [{ start, pointers: [...stepsBetween(from, to), ...stepsBetween(to, beyond)] }];
  });
  const stride = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * stride)]!);
}

function stepsBetween(from: Point, to: Point): readonly Point[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps;
    return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
  });
}
