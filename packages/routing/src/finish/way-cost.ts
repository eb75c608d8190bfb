/** What the finish thinks of a way: its length, and what a drawn line is better without. */

import { isOctilinear, type Place, turnAt } from "../geometry/octilinear.ts";
import type { NetRule } from "../problem.ts";

/** In nanometres of track. A bend of 45° is worth little, an acute angle a detour. */
const SLIGHT = 150_000;
const RIGHT = 400_000;
const ACUTE = 1_500_000;
/** A piece that runs neither straight nor at 45°. */
const ASKEW = 150_000;
/** Parts of its length that a piece costs more where it is narrow, across the way of its layer, or aslant to it. */
const NARROW = 0.25;
const ACROSS = 1;
const ASLANT = 0.3;

export function pieceCost(rule: NetRule, a: Place, b: Place, layer: number, halfWidth: number): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.hypot(dx, dy);
  let cost = length;
  if (2 * halfWidth < rule.width) cost += NARROW * length;
  if (!isOctilinear(dx, dy)) cost += ASKEW;
  const wanted = rule.directions?.[layer] ?? "any";
  if (wanted !== "any" && (wanted === "horizontal" ? dy : dx) !== 0)
    cost += length * (dx === 0 || dy === 0 ? ACROSS : ASLANT);
  return cost;
}

export function turnCost(from: Place, at: Place, to: Place): number {
  switch (turnAt(from, at, to)) {
    case "straight":
      return 0;
    case "slight":
      return SLIGHT;
    case "right":
      return RIGHT;
    case "acute":
      return ACUTE;
  }
}

/**
 * Of tracks that meet at a junction, given the other end of each: acute angles between them, and that none of them runs
 * straight through.
 */
export function meetingCost(at: Place, ends: readonly Place[]): number {
  let acute = 0;
  let through = Number.POSITIVE_INFINITY;
  ends.forEach((from, i) => {
    for (const to of ends.slice(i + 1)) {
      const cost = turnCost(from, at, to);
      if (cost === ACUTE) acute += ACUTE;
      else through = Math.min(through, cost);
    }
  });
  return acute + (through < ACUTE ? through : 0);
}
