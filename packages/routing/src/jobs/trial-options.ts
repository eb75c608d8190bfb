import type { BranchRef } from "./branch-ref.ts";

/** What a trial takes out, and what it may cost. */
export interface TrialOptions {
  /** What is taken out of the first net: the branch of that index, the whole route, or nothing where it is not whole. */
  readonly branch: number | "all" | "none";
  /** What else is taken out, to be rerouted after the first net in this order. */
  readonly around: readonly BranchRef[];
  /** Price of one net in the way, in steps, while the first net looks for its way. */
  readonly pressure: number;
  /** Price of a via, in steps. */
  readonly viaSteps: number;
  /** How far beyond the straight way the first net looks, in nanometres. */
  readonly margin: number;
  readonly mostMoves: number;
  /** Whether planes may be used, at their price. */
  readonly opensPlanes: boolean;
  /** Node visits after which the trial is given up. */
  readonly mostPops: number;
  /** Loss of worth that is put up with, in nanometres. */
  readonly tolerance: number;
  /** Loss that is put up with for a connection more. */
  readonly connectionWorth: number;
}
