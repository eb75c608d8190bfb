import type { RoutedCopper, RoutingRun } from "@tracewright/routing";

/**
 * Steps a run with whatever clock its owner has. `finished`: the run has nothing left to do; `ended`: its time is up;
 * `stopped`: it is put aside, to go on from its checkpoint another day.
 */
export type DriveRun = (run: DrivenRun) => "finished" | "ended" | "stopped";

/** What an owner may do with the run that is under way. */
export interface DrivenRun extends Pick<RoutingRun, "step" | "progress" | "checkpoint"> {
  preview(): RunPicture;
}

/** The copper that a run has added so far, and what was on the board, before it was stripped, and is not any more. */
export type RunPicture = RoutedCopper;
