import type { Xorshift32 } from "@tracewright/algorithms";
import { OWN_SIDE_POSES, POSES } from "./poses.ts";
import { TURNS_OVER } from "./turn-over.ts";

/** How often a part that may stand on either side is turned over instead of turned. */
const TURNING_OVER = 0.25;

/**
 * Another quarter turn, or the other side for a part that may stand there; one that had to be turned over tries as often
 * to come back to its own.
 */
export function turnedPose(pose: number, random: Xorshift32, turnsOver: number = TURNS_OVER.lastResort): number {
  if (turnsOver === TURNS_OVER.freely) {
    if (random.next() < TURNING_OVER) return (pose + OWN_SIDE_POSES) % POSES;
  } else if (pose >= OWN_SIDE_POSES && random.next() < 0.5) return random.below(OWN_SIDE_POSES);
  const side = pose - (pose % OWN_SIDE_POSES);
  return side + ((pose + 1 + random.below(OWN_SIDE_POSES - 1)) % OWN_SIDE_POSES);
}
