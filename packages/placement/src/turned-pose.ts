import { OWN_SIDE_POSES } from "./problem.ts";
import type { Random } from "./random.ts";

/** Another quarter turn; a part that had to be turned over tries as often to come back to its own side. */
export function turnedPose(pose: number, random: Random): number {
  if (pose >= OWN_SIDE_POSES && random.next() < 0.5) return random.below(OWN_SIDE_POSES);
  const side = pose - (pose % OWN_SIDE_POSES);
  return side + ((pose + 1 + random.below(OWN_SIDE_POSES - 1)) % OWN_SIDE_POSES);
}
