import type { CopperCount, IntentChoice } from "@tracewright/board";
import type {
  CheckedPlacementOptions,
  CheckedRoutingOptions,
  MoveWishes,
  RoutingOptions as RoutingControl,
} from "@tracewright/flows";

export interface PlacementOptions {
  readonly fixed: readonly string[];
  readonly seed: number;
  readonly seconds: number;
  /** What people made of the circuit's intents when the run was requested; absent: nothing. */
  readonly choice?: IntentChoice;
  /** Which parts may move, how far and to which side, as it passed the check; absent: none. */
  readonly control?: MoveWishes;
}

export interface RoutingOptions {
  readonly strip: boolean;
  readonly pours: "KEEP" | "TRACKS";
  readonly seed: number;
  readonly seconds: number;
  /** Nets, region, existing copper, priorities, layers and directions, as they passed the check; absent: none. */
  readonly control?: RoutingControl;
}

/** Requested options of a run, to be checked against its board. */
export interface ControlInput extends Pick<RoutingOptions, "strip" | "pours"> {
  readonly board: Uint8Array;
  readonly control: unknown;
}

/** The options as they were checked, and what a run with them takes off the board. */
export type ControlAnswer = CheckedRoutingOptions & { readonly removes?: CopperCount };

/** Requested options of a placement, to be checked against its board. */
export interface MovesInput extends Pick<PlacementOptions, "fixed" | "choice"> {
  readonly board: Uint8Array;
  readonly control: unknown;
}

export type MovesAnswer = CheckedPlacementOptions & { readonly removes?: CopperCount };
