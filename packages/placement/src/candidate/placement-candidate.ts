import type { BoardEdit } from "@tracewright/board";
import type { ProfileName } from "../problem/profile.ts";
import type { ReferenceReport } from "../references/place-references.ts";
import type { CompromiseKind } from "./find-compromises.ts";
import type { CandidateMetrics } from "./measure-candidate.ts";

/** One of the placements that a run offers. */
export interface PlacementCandidate {
  readonly profile: ProfileName;
  readonly edit: BoardEdit;
  readonly metrics: CandidateMetrics;
  /**
   * Mean way of a part from here to the nearest other candidate, by the board's diagonal, after the best alignment of the
   * two; absent where there is no other.
   */
  readonly apart?: number;
  /** Parts without room on the board in this candidate; they stand beside it. Empty: the candidate is legal. */
  readonly unplaced: readonly UnplacedPart[];
  /** What was given up to find room for all. */
  readonly compromises: readonly Compromise[];
  /** The references of the parts that moved, on silkscreen. */
  readonly references: ReferenceReport;
}

/** A part that found no room on the board. */
export interface UnplacedPart {
  readonly reference: string;
  /** Width and height of what the part claims, as it stands unturned. */
  readonly needsMm: readonly [number, number];
  /** The largest rectangle left over on the part's side of the board. */
  readonly largestFreeMm: readonly [number, number];
  readonly reason: string;
}

/** What was asked of one part and given up. */
export interface Compromise {
  readonly reference: string;
  readonly kind: CompromiseKind;
  readonly message: string;
}
