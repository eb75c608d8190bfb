import { type Board, type Footprint, flipFootprint, moveFootprint } from "@tracewright/board";
import { normalizeDegrees, type Point } from "@tracewright/geometry";
import { OWN_SIDE_POSES } from "./poses.ts";

/** The footprint where it stands in a pose: turned by quarters, and from the fourth pose on turned over. */
export function standInPose(
  board: Pick<Board, "layers">,
  footprint: Footprint,
  { position, pose }: { position: Point; pose: number },
): Footprint {
  const turned = pose < OWN_SIDE_POSES ? footprint : flipFootprint(footprint, board);
  return moveFootprint(turned, {
    position,
    rotation: normalizeDegrees(turned.rotation + (pose % OWN_SIDE_POSES) * 90),
  });
}

/**
 * The part as it is before any turn, when its place is forgotten. An odd angle belonged to the place (a lamp along a
 * slanting edge) and goes with it; multiples of 45° are meant.
 */
export function forgetPlace(footprint: Footprint): Footprint {
  if (footprint.rotation % 45 === 0) return footprint;
  return moveFootprint(footprint, {
    position: footprint.position,
    rotation: normalizeDegrees(Math.round(footprint.rotation / 90) * 90),
  });
}
