import type { Place } from "../problem/place.ts";
import { OWN_SIDE_POSES } from "../problem/poses.ts";
import type { PlacementProblem } from "../problem/problem.ts";
import { isSwapPlace } from "../problem/swap-groups.ts";
import { TURNS_OVER } from "../problem/turn-over.ts";

/**
 * Whether the rules let the part go there. `Layout.fits` asks here, so that to break a rule is the same as to be
 * illegal: whatever makes moves, be it construction, annealing or tidying, keeps the rules without knowing them.
 */
export function isAllowed(
  { rules, startX, startY }: Pick<PlacementProblem, "rules" | "startX" | "startY">,
  part: number,
  place: Place,
): boolean {
  if (place.pose >= OWN_SIDE_POSES && rules.turningOver[part] === TURNS_OVER.never) return false;
  if (rules.still[part] === 1 || (rules.swaps && !isSwapPlace(rules.swaps, part, place))) return false;
  const reach = rules.reach[part]!;
  if (reach === Infinity) return true;
  const dx = place.x - startX[part]!;
  const dy = place.y - startY[part]!;
  return dx * dx + dy * dy <= reach * reach;
}
