import type { Nm, Point } from "@tracewright/geometry";

/** One drilled hole, or a slot milled from `position` to `end`. Board coordinates, y down. */
export interface DrillHit {
  readonly position: Point;
  readonly end?: Point;
  readonly diameter: Nm;
  /** X2 aperture function: ["Plated", "PTH", "ViaDrill"]. */
  readonly function?: readonly string[];
}

/** What an Excellon file says. */
export interface DrillImage {
  readonly attributes: ReadonlyMap<string, readonly string[]>;
  readonly hits: readonly DrillHit[];
}
