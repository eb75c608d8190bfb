import type { Board } from "@tracewright/board";

/** Pours of a net that have no copper: what they would connect counts as open. */
export function countUnfilledZones({ zones }: Pick<Board, "zones">): number {
  return zones.filter(({ keepout, net, fills }) => !keepout && net !== undefined && fills.length === 0).length;
}
