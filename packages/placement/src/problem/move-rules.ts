import type { Spacing } from "./spacing.ts";
import type { SwapGroups } from "./swap-groups.ts";

/** What a mode of placement lets parts do. */
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
