import type { Xorshift32 } from "@tracewright/algorithms";
import { edgeSidesOf, placesAtEdge } from "../layout/edge.ts";
import type { Layout } from "../layout/layout.ts";
import type { Place } from "../problem/place.ts";
import type { Profile } from "../problem/profile.ts";
import { turnedPose } from "../problem/turned-pose.ts";

/** A place at the rim: along the side where the part stands now, or anywhere, turned so that it opens outwards. */
export function randomEdgePlace(
  layout: Layout,
  part: number,
  { profile, random, window }: { profile: Profile; random: Xorshift32; window: number },
): Place {
  const before = layout.placeOf(part);
  const isJump = random.next() < 0.5;
  const pose = isJump && random.next() < 0.5 ? turnedPose(before.pose, random) : before.pose;
  const sides = edgeSidesOf(layout.problem, part, pose);
  const side = sides[random.below(sides.length)]!;
  const [from, to] = layout.problem.rim.rangeOf(side);
  const now = side < 2 ? before.y : before.x;
  const along = isJump ? from + random.next() * (to - from) : now + (random.next() * 2 - 1) * window;
  const places = placesAtEdge(layout, part, { pose, side, along, grid: profile.grid });
  return places[random.below(Math.max(1, places.length))] ?? before;
}
