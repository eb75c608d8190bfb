import type { Nm } from "@tracewright/geometry";

/**
 * Which parts a run may move, and how:
 *
 * - `all`: every free part, and where it stands is forgotten;
 * - `unplaced`: only those that stand nowhere yet;
 * - `selected`: those of `parts` again, while all others stay;
 * - `improve`: every free part, none farther than `radius` from where it stands;
 * - `swap`: parts of one footprint exchange places, and every part may turn by quarters about its middle.
 */
export const PLACEMENT_MODES = ["all", "unplaced", "selected", "improve", "swap"] as const;
export type PlacementMode = (typeof PLACEMENT_MODES)[number];

/**
 * On which side parts may stand: on their own, and over only as a last resort on boards with parts on both sides; all on
 * the front; or on either.
 */
export const SIDE_CHOICES = ["as-is", "front", "both"] as const;
export type SideChoice = (typeof SIDE_CHOICES)[number];

/** Modes that begin with where parts stand, instead of finding them room. */
export const STANDING_MODES: readonly PlacementMode[] = ["improve", "swap"];

/** Which parts may move, how far and to which side. `checkPlacementOptions` makes sure that it fits a board. */
export interface MoveOptions {
  /** By default what `strip` says; otherwise what is unplaced, or everything where nothing is. */
  readonly mode?: PlacementMode;
  /** With `improve`. */
  readonly radius?: Nm;
  /** References or ids: what `selected` places, and what `improve` and `swap` keep to. */
  readonly parts?: readonly string[];
  /** `as-is` by default. */
  readonly sides?: SideChoice;
  /** References of parts that stay: `J1`, `H*`. */
  readonly fixed?: readonly string[];
  /** Forget where all parts are that are neither locked nor fixed; the same as mode `all`. */
  readonly strip?: boolean;
}
