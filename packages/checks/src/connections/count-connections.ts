import type { Connectivity } from "./clusters.ts";
import type { Airwire } from "./ratsnest.ts";

export interface ConnectionCount {
  /** What an unrouted board needs: for every net one less than its pads, touching pads counting as one. */
  readonly total: number;
  /** How many of them are made: all of them only where no airwire is left, not even to a loose track, as KiCad has it. */
  readonly connected: number;
}

export function countConnections(connectivity: Connectivity, ratsnest: readonly Airwire[]): ConnectionCount {
  const { items } = connectivity.copper;
  let total = 0;
  for (const nodes of connectivity.nodesByNet.values()) {
    const pads = nodes.filter((node) => items[node]?.kind === "pad");
    if (pads.length > 1) total += countTouchingGroups(connectivity, pads) - 1;
  }
  return { total, connected: Math.max(0, total - ratsnest.length) };
}

/** Groups of pads that touch one another without help. */
function countTouchingGroups(connectivity: Connectivity, pads: readonly number[]): number {
  const among = new Set(pads);
  const seen = new Set<number>();
  let groups = 0;
  for (const pad of pads) {
    if (seen.has(pad)) continue;
    groups++;
    const queue = [pad];
    seen.add(pad);
    for (let at = queue.pop(); at !== undefined; at = queue.pop())
      for (const next of connectivity.neighbours[at]!) {
        if (seen.has(next) || !among.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
  }
  return groups;
}
