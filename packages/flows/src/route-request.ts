import type { Board } from "@tracewright/board";
import type { Crew, RoutingOptions } from "@tracewright/routing";
import type { DriveRun } from "./driven-run.ts";
import type { RunScope } from "./run-scope.ts";
import type { StripFirst } from "./stripped-board.ts";

export interface RouteBoardOptions extends StripFirst {
  readonly seed: number;
  /** Nets, region, what happens to copper that is there; everything where absent. Checked by `checkRoutingOptions`. */
  readonly control?: Omit<RoutingOptions, "seed">;
  /** Of a run that was stopped, on the same board and with the same options. */
  readonly checkpoint?: Uint8Array;
  /** Computes on other threads as well; the result is the same without. */
  readonly crew?: Crew | undefined;
  readonly drive: DriveRun;
  /** Whether there is no time left for what only makes a result better that is there; never where absent. */
  readonly isLate?: () => boolean;
}

/** What the stages of a routing run are given. */
export interface RouteRequest {
  readonly source: Board;
  readonly options: RouteBoardOptions;
  readonly scope: RunScope;
}
