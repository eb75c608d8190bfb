import type { Cost } from "../cost/cost.ts";
import { EDGE_SIDES } from "../footprint/rim.ts";
import { edgeSidesOf, isAtEdge, placesAtEdge } from "../layout/edge.ts";
import { findNearestPlace } from "../layout/find-place.ts";
import type { Layout } from "../layout/layout.ts";
import type { Place } from "../problem/place.ts";
import { OWN_SIDE_POSES, POSES } from "../problem/poses.ts";
import type { Profile } from "../problem/profile.ts";
import { moveSet } from "./set-move.ts";
import { squeezeIn } from "./squeeze-in.ts";

/** Steps along the rim. */
const STEP = 500_000;
/** Places that are cleared on trial, the cheapest first, so many of the same parts, and how many may be sent away from one. */
const MAX_TRIED = 24;
const MAX_TRIED_ALIKE = 4;
const MAX_SENT_AWAY = 6;

/** What it costs an upright part to stand across the edge, by its own area. */
const ACROSS = 4;

interface Seat {
  readonly place: Place;
  readonly blockers: readonly number[];
  readonly price: number;
}

/**
 * Puts a part that belongs to the edge and stands elsewhere at the rim after all: at the place that is cheapest to clear of
 * parts that do not belong there, which find themselves room near by. Short wires were dearer than the edge to annealing,
 * and are not to people who plug something in.
 *
 * @returns whether anything was tried
 */
export function seatAtEdge(layout: Layout, cost: Cost, { part, profile }: { part: number; profile: Profile }): boolean {
  const { problem } = layout;
  if (problem.wantsEdge[part] === 0 || layout.stands[part] === 0) return false;
  if (isAtEdge(problem, part, layout.placeOf(part))) return false;
  const { grid } = profile;
  const seats = variedSeats(seatsOf(layout, part, profile));
  if (seats.some(({ place, blockers }) => takeSeats(layout, cost, { seats: new Map([[part, place]]), blockers, grid })))
    return true;
  const squeeze = squeezeIn(layout, part, grid);
  if (squeeze) takeSeats(layout, cost, { ...squeeze, grid });
  return true;
}

/** The cheapest, where what cannot leave one place cannot leave the next one either. */
function variedSeats(seats: readonly Seat[]): Seat[] {
  const tried = new Map<string, number>();
  const varied = seats.filter(({ blockers }) => {
    const key = blockers.join();
    const count = (tried.get(key) ?? 0) + 1;
    tried.set(key, count);
    return blockers.length === 0 || count <= MAX_TRIED_ALIKE;
  });
  return varied.slice(0, MAX_TRIED);
}

/** Whether all take their seats, and those in the way found room. */
function takeSeats(
  layout: Layout,
  cost: Cost,
  wish: { seats: ReadonlyMap<number, Place>; blockers: readonly number[]; grid: number },
): boolean {
  const moves = clearSeats(layout, wish);
  return moves !== undefined && moveSet(layout, cost, { ...moves, limit: Infinity }) !== undefined;
}

/** Places at the rim that only parts are in the way of that may stand elsewhere, the cheapest first. */
function seatsOf(layout: Layout, part: number, { grid }: Profile): Seat[] {
  const { problem } = layout;
  const { x, y } = layout.placeOf(part);
  const diagonal = Math.hypot(problem.area.columns, problem.area.rows) * problem.area.cell;
  const own = areaOf(layout, part);
  const seats: Seat[] = [];
  // What was turned over for want of room may have its seat on either side.
  const poses = layout.pose[part]! < OWN_SIDE_POSES ? OWN_SIDE_POSES : POSES;
  for (let pose = 0; pose < poses; pose += 1) {
    const isUpright = problem.facing[part * POSES + pose]! < 0;
    const sides = edgeSidesOf(problem, part, pose);
    for (const side of isUpright ? EDGE_SIDES : sides) {
      const [from, to] = problem.rim.rangeOf(side);
      // An upright part stands across the edge only where it cannot stand along it.
      const across = sides.includes(side) ? 0 : ACROSS * own;
      for (let along = Math.ceil(from / STEP) * STEP; along <= to; along += STEP)
        for (const place of placesAtEdge(layout, part, { pose, side, along, grid })) {
          const blockers = layout.blockersOf(part, place);
          if (blockers.length > MAX_SENT_AWAY || blockers.some((other) => problem.wantsEdge[other] === 1)) continue;
          const way = (Math.abs(place.x - x) + Math.abs(place.y - y)) / diagonal;
          seats.push({
            place,
            blockers,
            price: blockers.reduce((sum, other) => sum + areaOf(layout, other), way * own + across),
          });
        }
    }
  }
  return seats.sort((a, b) => a.price - b.price || a.place.x - b.place.x || a.place.y - b.place.y);
}

/** Where everything goes when the seats are taken; undefined: a part finds no room. Leaves the layout as it was. */
function clearSeats(
  layout: Layout,
  { seats, blockers, grid }: { seats: ReadonlyMap<number, Place>; blockers: readonly number[]; grid: number },
): { parts: readonly number[]; places: readonly Place[] } | undefined {
  const sentAway = [...blockers].sort((a, b) => areaOf(layout, b) - areaOf(layout, a) || a - b);
  const parts = [...seats.keys(), ...sentAway];
  const stood = parts.map((member) => layout.placeOf(member));
  for (const member of parts) layout.takeUp(member);
  const places: Place[] = [];
  for (const [index, member] of parts.entries()) {
    const { x, y, pose } = stood[index]!;
    const turns = pose < OWN_SIDE_POSES ? 0 : OWN_SIDE_POSES;
    const poses = [pose, ...[0, 1, 2, 3].map((turn) => turns + turn).filter((other) => other !== pose)];
    const seat = seats.get(member);
    const place = seat ?? findNearestPlace(layout, member, { x, y, poses, step: grid });
    if (!place || (seat && !layout.fits(member, seat))) break;
    layout.put(member, place);
    places.push(place);
  }
  for (const member of parts) layout.takeUp(member);
  for (const [index, member] of parts.entries()) layout.put(member, stood[index]!);
  return places.length === parts.length ? { parts, places } : undefined;
}

function areaOf({ problem: { frontBoxes, backBoxes } }: Layout, part: number): number {
  const at = part * POSES * 4;
  const boxes = frontBoxes[at]! <= frontBoxes[at + 2]! ? frontBoxes : backBoxes;
  return Math.max(0, boxes[at + 2]! - boxes[at]!) * Math.max(0, boxes[at + 3]! - boxes[at + 1]!);
}
