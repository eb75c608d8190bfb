import type { Degrees, Nm, Point } from "@tracewright/geometry";

/** A place where a bare-board tester may put its needle, or an unplated hole it may hold the board by. */
export interface TestPoint {
  readonly kind: "through" | "surface" | "tooling";
  /** Undefined for copper of no net. */
  readonly net?: string;
  /** Designator and pin; vias have none. The format holds 6 and 4 characters; more are cut off. */
  readonly component?: string;
  readonly pin?: string;
  /** A point between two ends of a net: a via. */
  readonly isMidpoint: boolean;
  readonly hole?: { readonly diameter: Nm; readonly plated: boolean };
  /** 0 from both sides, 1 from the front, n from copper layer n. */
  readonly access: number;
  readonly position: Point;
  /** Copper's size before it is turned; a round one has no height. */
  readonly width: Nm;
  readonly height?: Nm;
  readonly rotation: Degrees;
  /** Sides on which solder mask covers the point. */
  readonly covered: { readonly front: boolean; readonly back: boolean };
}

/** What a netlist for the electrical test of bare boards says. Board coordinates, y down. */
export interface TestNetlist {
  readonly points: readonly TestPoint[];
}
