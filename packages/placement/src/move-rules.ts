/**
 * What a mode of placement lets parts do. `Layout.fits` asks here, so that to break a rule is the same as to be illegal:
 * whatever makes moves, be it construction, annealing or tidying, keeps the rules without knowing them.
 */
import type { Spacing } from "./layout.ts";
import { OWN_SIDE_POSES, type Place, type PlacementProblem } from "./problem.ts";
import { isSwapPlace, type SwapGroups } from "./swap-groups.ts";
import { TURNS_OVER } from "./turn-over.ts";

export interface MoveRules {
  /** Per part: how far it may go from where it stood, nanometres as the crow flies. */
  readonly reach: Float64Array;
  /** 1 for parts that stay as they stand although they are none of the fixed: they had no legal place within reach. */
  readonly still: Uint8Array;
  /** Per part: whether it may stand on the other side, one of `TURNS_OVER`. */
  readonly turningOver: Uint8Array;
  /** Parts change places among themselves alone. */
  readonly swaps: SwapGroups | undefined;
  /** Where the run begins; undefined: parts find room first. */
  readonly start: StandingStart | undefined;
}

/** A layout that stands already. Parts are legal in it but for those that are `still`, which overlap as they did. */
export interface StandingStart {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly pose: readonly number[];
  readonly spacing: Spacing;
}

/** Parts may go anywhere on their side. */
export function freeRules(partCount: number): MoveRules {
  return {
    reach: new Float64Array(partCount).fill(Infinity),
    still: new Uint8Array(partCount),
    turningOver: new Uint8Array(partCount),
    swaps: undefined,
    start: undefined,
  };
}

/** Whether the rules let the part go there. */
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
