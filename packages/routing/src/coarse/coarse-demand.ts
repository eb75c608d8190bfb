import { ownerOf } from "../grid/static-field.ts";
import type { NetRule } from "../problem.ts";
import type { Crossing } from "./collect-crossings.ts";

/** Parts of one track that wider and narrower ones are counted in. */
export const PARTS = 8;

/** The track that room is counted in. */
export interface TrackUnit {
  readonly field: Uint16Array;
  readonly owner: number;
  readonly width: number;
  readonly clearance: number;
}

/**
 * How much of a border a crossing takes, in parts of a track of the unit. On ground that only its own net may use it
 * takes nothing from others.
 */
export function partsTaken(crossing: Crossing, nets: readonly NetRule[], unit: TrackUnit): number {
  const holder = unit.field[crossing.node]!;
  if (holder === ownerOf(crossing.net) && holder !== unit.owner) return 0;
  const clearance = Math.max(unit.clearance, nets[crossing.net]!.clearance);
  return Math.max(1, Math.round((PARTS * (crossing.width + clearance)) / (unit.width + unit.clearance)));
}
