import type { Board } from "@tracewright/board";
import type { ViaSize } from "../problem.ts";

/**
 * Where a project states no smallest via. KiCad 6 cannot read a minimum of 0, which later versions write, and judges by
 * this one instead; a via that keeps to it is clean in all of them.
 */
const UNSTATED_MIN_VIA: ViaSize = { diameter: 400_000, drill: 300_000 };
/** A small via has no thinner drill and no thinner ring of copper than this even where the rules would allow it. */
const NARROWEST_DRILL = 200_000;
const NARROWEST_RING = 100_000;
/** One that is hardly smaller makes no room. */
const WORTH_WHILE = 0.85;

/** The smallest via by the board's rules that fabs drill without asking; `via` itself where that saves no room. */
export function smallVia(via: ViaSize, rules: Board["rules"]): ViaSize {
  const least = (stated: number, usual: number): number => (stated > 0 ? stated : usual);
  const hole = Math.max(least(rules.minThroughHoleDiameter, UNSTATED_MIN_VIA.drill), NARROWEST_DRILL);
  const drill = Math.min(via.drill, hole);
  const ring = Math.max(rules.minViaAnnularWidth, NARROWEST_RING);
  const diameter = Math.max(least(rules.minViaDiameter, UNSTATED_MIN_VIA.diameter), drill + 2 * ring);
  return diameter > via.diameter * WORTH_WHILE ? via : { diameter, drill };
}
