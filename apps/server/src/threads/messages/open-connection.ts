import type { Cut, Spot, StillOpen } from "@tracewright/flows";

export interface OpenConnection {
  readonly net: string;
  readonly from: BoardPlace;
  readonly to: BoardPlace;
  readonly reason: string;
  /** Absent in results before this field existed. */
  readonly cause?: OpenCause;
}

/** Why a connection is open, for those who say it in their own language. */
export interface OpenCause {
  readonly kind: StillOpen["reason"]["kind"];
  /** Congested: whose copper stands there. */
  readonly nets: readonly string[];
  /** Infeasible: which two stand too near, which one nothing leads around, or which pads nothing can join. */
  readonly objects: readonly string[];
  /** Infeasible, nanometres: the room between the objects and the room a track would need. */
  readonly available?: number;
  readonly required?: number;
  /**
   * Infeasible: the narrowest place; congested: where the cheapest way meets others. Absent in older results, as what
   * follows.
   */
  readonly spots?: readonly Spot[];
  /** Congested: the tightest line between the ends. */
  readonly cut?: Cut;
  readonly remedies?: readonly Remedy[];
}

/** What may open the way: a `width` or `clearance` of so much, a `move` by so much, other `layers`, more `effort`. */
export interface Remedy {
  readonly kind: "width" | "clearance" | "move" | "layers" | "effort";
  /** Nanometres. */
  readonly length?: number;
  readonly layers?: readonly string[];
}

export interface BoardPlace {
  readonly item: string;
  readonly x: number;
  readonly y: number;
}
