import type { Conflict } from "../exact/conflicts.ts";
import type { Workbench } from "../search/workbench.ts";

/** Branches of other nets that a net's copper is too near to: net and branch indices, nets in ascending order. */
export function victimsOf(bench: Workbench, net: number): [number, Set<number>][] {
  const conflicts: Conflict[] = [];
  bench.table.conflictsOf(net, conflicts, { onlyHigher: false, stopAtFirst: false });
  const victims = new Map<number, Set<number>>();
  for (const { netB, branchB } of conflicts) {
    const branches = victims.get(netB);
    if (branches) branches.add(branchB);
    else victims.set(netB, new Set([branchB]));
  }
  return [...victims].sort((a, b) => a[0] - b[0]);
}
