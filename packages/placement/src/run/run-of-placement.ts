import type { Footprint, Intent, IntentChoice, ItemId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { PlacementCandidate, UnplacedPart } from "../candidate/placement-candidate.ts";
import type { PlacementInspection } from "../inspect/run-inspection.ts";
import type { PlacingCrew } from "../parallel/placing-crew.ts";
import type { MoveOptions } from "../problem/move-options.ts";

export interface PlacementOptions extends MoveOptions {
  /** Same seed, same board: same result. */
  readonly seed?: number;
  /** What is wanted beyond short wires; what the circuit says by default. */
  readonly intents?: readonly Intent[];
  /** What people made of what the circuit says; of no use beside `intents`. */
  readonly choice?: IntentChoice;
  /** Share of the usual number of annealing moves; 1 by default. */
  readonly effort?: number;
  /** Anneals on other threads as well; the result is the same without. */
  readonly placingCrew?: PlacingCrew | undefined;
}

export interface PlacementProgress {
  readonly phase: string;
  readonly percent: number;
  /** Parts that stand legally in the layout at work, of all that are to be placed. */
  readonly placed: number;
  readonly total: number;
  /** Candidates that are finished. */
  readonly candidates: number;
}

export interface PlacementOutcome {
  /** Complete: three candidates, and every part has room in each. */
  readonly status: "complete" | "partial";
  /** Fewer than three, or less improved, when the run was ended early. */
  readonly candidates: readonly PlacementCandidate[];
  /** Every part that is without room in some candidate, once. */
  readonly unplaced: readonly UnplacedPart[];
  /** What the run was after. */
  readonly intents: readonly Intent[];
}

export interface PlacedPart {
  readonly id: ItemId;
  readonly position: Point;
  readonly rotation: number;
  readonly side: Footprint["side"];
}

/** A placement under way. It has no clock: the caller steps it until it is finished or time is up. */
export interface PlacementRun {
  /** Does about `work` units: a unit is one move of annealing. */
  step(work: number): "running" | "finished";
  progress(): PlacementProgress;
  /** Where the moving parts of the layout at work stand now; once all have stood, never only some of them. */
  preview(): readonly PlacedPart[];
  /** Everything needed to go on later exactly as if nothing had happened. */
  checkpoint(): Uint8Array;
  outcome(): PlacementOutcome;
  /** What the candidate at work looks like from inside. */
  inspect(): PlacementInspection;
}
