/** What the engine's insides look like from outside: plain data that can be sent to another thread. */
import type { Stage } from "../candidate/candidate-search.ts";
import type { CostTerms } from "../cost/cost.ts";
import type { ProfileName } from "../problem/profile.ts";

/** Where a run stands: stage, round and task name the layout at work, moves the step. */
export interface PlacementPlace {
  readonly stage: Stage | "finished";
  readonly round: number;
  /** The layout at work among those of the stage, from 0, and how many there are. */
  readonly task: number;
  readonly tasks: number;
  readonly profile: ProfileName;
  /** Of annealing on this layout, and how many there are to be. */
  readonly moves: number;
  readonly most: number;
  /** Absent before annealing has begun, and after a pause before it has gone on. */
  readonly annealing: AnnealingFigures | undefined;
}

export interface AnnealingFigures {
  /** Nanometres of cost at which a worse move has a chance of 1 in e; 0 while the start temperature is sought. */
  readonly temperature: number;
  /** Half side of the square within which parts move, nanometres. */
  readonly window: number;
  /** Share of the legal moves of the cycle under way that were made; absent where none was legal yet. */
  readonly acceptance: number | undefined;
  /** What the layout costs, in nanometres of weighted wire, and what it consists of. */
  readonly cost: number;
  readonly terms: CostTerms;
  /** Of the best snapshot; absent before there is one. */
  readonly best: number | undefined;
}

/** How full the board is of wiring, place by place. */
export interface CongestionRaster {
  /** Top left corner and side of a cell, nanometres. */
  readonly originX: number;
  readonly originY: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** Row by row: wiring that nets are expected to need in the cell, in nanometres of wire for each of its square millimetres. */
  readonly values: Float32Array;
  readonly peak: number;
}
