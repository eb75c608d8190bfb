import type { EdgeSide } from "../footprint/rim.ts";
import { claimEnds, edgeSidesOf, placesAtEdge, sideAtEdge } from "../layout/edge.ts";
import type { Layout } from "../layout/layout.ts";
import type { Place } from "../problem/place.ts";
import { OWN_SIDE_POSES } from "../problem/poses.ts";

/** What of a part's claim is laid where along a side of the board. */
interface Aim {
  readonly side: EdgeSide;
  readonly end: "low" | "high" | "middle";
  readonly at: number;
}

/**
 * Where two parts that stand at the rim come to stand when they change places: on one side of the board each takes the
 * other's outer end, so that a long and a short one beside each other fit as before; on two sides each takes the other's
 * middle, turned so that it opens outwards. Whether other parts leave room is not asked. Undefined: one of them does not
 * stand at the rim, or cannot there.
 */
export function exchangeAtEdge(
  layout: Layout,
  part: number,
  other: number,
  grid: number,
): readonly [Place, Place] | undefined {
  const { problem } = layout;
  const side = sideAtEdge(problem, part, layout.placeOf(part));
  const otherSide = sideAtEdge(problem, other, layout.placeOf(other));
  if (side === undefined || otherSide === undefined) return undefined;
  const own = endsOf(layout, part, side);
  const theirs = endsOf(layout, other, otherSide);
  const [low, high] = own.low < theirs.low ? (["low", "high"] as const) : (["high", "low"] as const);
  const isOneSide = side === otherSide;
  const middleOf = ({ low: from, high: to }: { low: number; high: number }) => (from + to) / 2;
  const there: Aim = isOneSide
    ? { side, end: high, at: theirs[high] }
    : { side: otherSide, end: "middle", at: middleOf(theirs) };
  const here: Aim = isOneSide ? { side, end: low, at: own[low] } : { side, end: "middle", at: middleOf(own) };
  const to = seatAt(layout, part, there, grid);
  const back = to && seatAt(layout, other, here, grid);
  return back && [to, back];
}

/** Both ends of what a part claims where it stands, along a side of the board. */
function endsOf(layout: Layout, part: number, side: EdgeSide): { low: number; high: number } {
  const { x, y, pose } = layout.placeOf(part);
  const { low, high } = claimEnds(layout.problem, part, pose, side);
  const along = side < 2 ? y : x;
  return { low: along + low, high: along + high };
}

/** The seat at the rim that lies nearest to where the part stands, of several one behind another. */
function seatAt(layout: Layout, part: number, { side, end, at }: Aim, grid: number): Place | undefined {
  const { x, y, pose: now } = layout.placeOf(part);
  const own = now - (now % OWN_SIDE_POSES);
  // Turned as little as can be.
  const pose = [0, 1, 3, 2]
    .map((turns) => own + ((now + turns) % OWN_SIDE_POSES))
    .find((turned) => edgeSidesOf(layout.problem, part, turned).includes(side));
  if (pose === undefined) return undefined;
  const ends = claimEnds(layout.problem, part, pose, side);
  const offset = end === "middle" ? (ends.low + ends.high) / 2 : ends[end];
  const places = placesAtEdge(layout, part, { pose, side, along: at - offset, grid });
  const way = (place: Place) => Math.abs(place.x - x) + Math.abs(place.y - y);
  return places.length > 0 ? places.reduce((a, b) => (way(b) < way(a) ? b : a)) : undefined;
}
