import type { Footprint, ItemId } from "@tracewright/board";

export interface Partner {
  readonly part: Footprint;
  /** The part's two pins are joined the other way round: it takes the place turned by half a turn. */
  readonly isTurned: boolean;
}

/** One copy of some parts: who takes whose place. */
export interface Pairing {
  readonly by: "sheet" | "circuit";
  /** By id of the model's part. */
  readonly partners: ReadonlyMap<ItemId, Partner>;
  /** Parts of the model that the copy has no partner for. */
  readonly missing: readonly Footprint[];
}

export interface Pairings {
  readonly pairings: readonly Pairing[];
  /** The search was given up: there may be more copies. */
  readonly isUndecided: boolean;
}
