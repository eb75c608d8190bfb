import type { NetRoute } from "../grid/route.ts";
import type { FillOptions } from "./fill-options.ts";
import type { TrialGain } from "./trial-gain.ts";
import type { TrialOptions } from "./trial-options.ts";
import type { TurnOptions } from "./turn-options.ts";

/** A move of large-neighbourhood search that begins with `net`. */
export interface TrialJob {
  readonly kind: "trial";
  readonly net: number;
  readonly options: TrialOptions;
}

/** Routes a net again among the others, for copper that costs less. */
export interface RerouteJob {
  readonly kind: "reroute";
  readonly net: number;
}

/** Joins what is open of a net where nothing is in the way. */
export interface FillJob {
  readonly kind: "fill";
  readonly net: number;
  readonly options: FillOptions;
}

/** A net's turn in a round of the negotiation. */
export interface TurnJob {
  readonly kind: "turn";
  readonly net: number;
  readonly options: TurnOptions;
}

export type Job = TrialJob | RerouteJob | FillJob | TurnJob;

export interface RouteChange {
  readonly net: number;
  readonly route: NetRoute;
}

export interface JobResult {
  /** What the job would put on the bench, nets in rising order; nothing where it came to nothing. */
  readonly changes: readonly RouteChange[];
  /** What the changes would save. */
  readonly gain: TrialGain;
  /** Node visits that the job has taken. */
  readonly visits: number;
}
