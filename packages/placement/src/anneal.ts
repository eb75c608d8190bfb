import type { Cost } from "./cost.ts";
import { randomEdgePlace } from "./edge-move.ts";
import type { Layout } from "./layout.ts";
import type { Profile } from "./profile.ts";
import type { Random } from "./random.ts";
import { turnedPose } from "./turned-pose.ts";

/** What belongs to the edge makes moves along it, but for exchanges and a few that try its luck elsewhere. */
const EDGE_MOVES_FROM = 0.3;

/** What annealing needs to go on, apart from the layout. */
export interface AnnealState {
  temperature: number;
  /** Half side of the square within which parts move, nanometres. */
  window: number;
  done: number;
}

/**
 * One move of simulated annealing over legal layouts: a part shifts, jumps to where its wires pull it, turns, or
 * exchanges places with another. Moves that would make the layout illegal are not made at all.
 *
 * @returns the change of cost, 0 when the move was not made
 */
export function annealMove(
  layout: Layout,
  cost: Cost,
  tools: { profile: Profile; random: Random; state: AnnealState },
): number {
  const { random, state, profile } = tools;
  const { partCount } = layout.problem;
  const part = random.below(partCount);
  const kind = random.next();
  if (kind < 0.2 && partCount > 1)
    return exchange(layout, cost, { a: part, b: random.below(partCount), random, state });
  const before = layout.placeOf(part);
  let place = { ...before };
  if (layout.problem.wantsEdge[part] === 1 && kind > EDGE_MOVES_FROM)
    place = randomEdgePlace(layout, part, { profile, random, window: state.window });
  else if (kind < 0.2 + profile.turning) place.pose = turnedPose(place.pose, random);
  else {
    const pull = kind > 0.85 ? cost.pullOf(part) : undefined;
    const from = pull ?? place;
    place.x = snap(from.x + (random.next() * 2 - 1) * state.window, profile.grid);
    place.y = snap(from.y + (random.next() * 2 - 1) * state.window, profile.grid);
    if (random.next() < profile.turning / 2) place.pose = turnedPose(place.pose, random);
  }
  if (!layout.fits(part, place)) return 0;
  const old = cost.around([part]);
  layout.put(part, place);
  const change = cost.around([part]) - old;
  if (isAccepted(change, state, random)) return change;
  layout.put(part, before);
  return 0;
}

function exchange(
  layout: Layout,
  cost: Cost,
  tools: { a: number; b: number; random: Random; state: AnnealState },
): number {
  const { a, b, random, state } = tools;
  if (a === b) return 0;
  const placeA = layout.placeOf(a);
  const placeB = layout.placeOf(b);
  const toB = { ...placeA, x: placeB.x, y: placeB.y };
  const toA = { ...placeB, x: placeA.x, y: placeA.y };
  if (!layout.fits(a, toB, b)) return 0;
  const old = cost.around([a, b]);
  layout.put(a, toB);
  if (!layout.fits(b, toA)) {
    layout.put(a, placeA);
    return 0;
  }
  layout.put(b, toA);
  const change = cost.around([a, b]) - old;
  if (isAccepted(change, state, random)) return change;
  layout.put(a, placeA);
  layout.put(b, placeB);
  return 0;
}

/** The rule of Metropolis et al. (1953). */
function isAccepted(change: number, state: AnnealState, random: Random): boolean {
  return change <= 0 || random.next() < Math.exp(-change / state.temperature);
}

function snap(value: number, grid: number): number {
  return Math.round(value / grid) * grid;
}
