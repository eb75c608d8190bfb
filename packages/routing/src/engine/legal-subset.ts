/**
 * The largest part of the routes on the bench that breaks no rule: of every conflict the branch of lower priority goes, or
 * the one with more conflicts, then what fits without touching anybody is routed again. Nothing leaves the engine
 * that has not passed here.
 */

import type { Copper, NetRoute } from "../grid/route.ts";
import type { FillOptions } from "../jobs/fill-options.ts";
import type { NetRule } from "../problem.ts";
import { MAX_PRIORITY } from "../routing-options.ts";
import { growNet, PLANE_PRICE } from "../search/grow-net.ts";
import { trimRoute } from "../search/trim-route.ts";
import type { Workbench } from "../search/workbench.ts";
import { HARD } from "./pressure.ts";
import type { Snapshot } from "./state.ts";

/** Work in node visits: of holding a branch against everything fixed, and a piece of copper against all others. */
export const LEGAL_WORK = 5;
export const CONFLICT_WORK = 12;

/** Takes conflicting branches out of the bench's routes until none is left. Yields when the budget is used up. */
export function* removeConflicts(bench: Workbench): Generator<void> {
  for (let net = 0; net < bench.routes.length; net++) {
    const route = bench.routes[net]!;
    const legal = route.branches.filter((branch) => bench.isLegal(net, branch));
    yield* bench.charge(route.branches.length * LEGAL_WORK);
    if (legal.length === route.branches.length) continue;
    bench.setRoute(net, trimRoute(bench, net, { branches: legal }));
  }
  for (;;) {
    const conflicts = bench.table.allConflicts();
    yield* bench.charge(bench.table.size * CONFLICT_WORK);
    if (conflicts.length === 0) return;
    const rivals = new Map<number, Set<number>>();
    const keyOf = (net: number, branch: number): number => net * 4096 + branch;
    const pair = (a: number, b: number): void => {
      const set = rivals.get(a);
      if (set) set.add(b);
      else rivals.set(a, new Set([b]));
    };
    for (const c of conflicts) {
      const a = keyOf(c.netA, c.branchA);
      const b = keyOf(c.netB, c.branchB);
      pair(a, b);
      pair(b, a);
    }
    const dropped = new Map<number, Set<number>>();
    while (rivals.size > 0) {
      let worst = -1;
      let most = 0;
      let least = Number.POSITIVE_INFINITY;
      for (const [key, set] of rivals) {
        const priority = rankOf(bench, key);
        if (priority > least) continue;
        const isWorse = set.size > most || (set.size === most && nodesOf(bench, key) > nodesOf(bench, worst));
        if (priority === least && !isWorse) continue;
        worst = key;
        most = set.size;
        least = priority;
      }
      for (const other of rivals.get(worst)!) {
        const set = rivals.get(other)!;
        set.delete(worst);
        if (set.size === 0) rivals.delete(other);
      }
      rivals.delete(worst);
      const net = Math.floor(worst / 4096);
      const branches = dropped.get(net) ?? new Set();
      dropped.set(net, branches.add(worst % 4096));
    }
    for (const [net, branches] of dropped) {
      yield* bench.charge(0);
      const kept = bench.routes[net]!.branches.filter((_, index) => !branches.has(index));
      bench.setRoute(net, trimRoute(bench, net, { branches: kept }));
    }
  }
}

/** Given copper goes after all that is new: what it joins has to stay joined. */
function rankOf(bench: Workbench, key: number): number {
  const net = Math.floor(key / 4096);
  const { priority } = bench.problem.nets[net]!;
  return bench.routes[net]!.branches[key % 4096]?.given ? priority + MAX_PRIORITY + 1 : priority;
}

function nodesOf(bench: Workbench, key: number): number {
  if (key < 0) return -1;
  return bench.routes[Math.floor(key / 4096)]?.branches[key % 4096]?.nodes.length ?? 0;
}

/** Routes what is open where nothing is in the way; the result stays free of conflicts. */
export function* fillOpen(bench: Workbench, nets: readonly number[], options: FillOptions): Generator<void> {
  for (const net of nets) {
    const before = bench.routes[net]!;
    if (bench.openOf(net, before) === 0) continue;
    bench.setRoute(net, { branches: [] });
    const grown = yield* growNet(bench, net, before.branches, { pressure: HARD, ...options });
    settle(bench, net, before, grown.branches);
  }
}

/** Puts branches on the bench and takes away again those that turn out to be illegal in exact terms. */
export function settle(bench: Workbench, net: number, kept: NetRoute, branches: NetRoute["branches"]): void {
  let current = branches;
  for (;;) {
    bench.setRoute(net, trimRoute(bench, net, { branches: current }));
    const placed = bench.routes[net]!.branches;
    const bad = new Set<number>();
    const conflicts: Parameters<typeof bench.table.conflictsOf>[1] = [];
    bench.table.conflictsOf(net, conflicts, { onlyHigher: false, stopAtFirst: false });
    for (const conflict of conflicts) bad.add(conflict.branchA);
    placed.forEach((branch, index) => {
      if (!bench.isLegal(net, branch)) bad.add(index);
    });
    if (bad.size === 0) return;
    const remaining = placed.filter((_, index) => !bad.has(index));
    if (remaining.length === current.length) {
      bench.setRoute(net, kept);
      return;
    }
    current = remaining;
  }
}

export function measure(bench: Workbench): Snapshot {
  let open = 0;
  let broken = 0;
  let vias = 0;
  let length = 0;
  let onPlanes = 0;
  bench.routes.forEach((route, net) => {
    if (bench.terminalsOf[net]!.length < 2) return;
    open += bench.openOf(net, route);
    broken += bench.brokenOf(net, route);
    const cost = copperCost(bench, net);
    vias += cost.vias;
    length += cost.length;
    onPlanes += cost.onPlanes;
  });
  return { routes: [...bench.routes], open, broken, vias, length, onPlanes };
}

export function copperCost(bench: Workbench, net: number): CopperCost {
  return costOfCopper(bench.problem.nets[net]!, bench.copper[net]!);
}

/** Lengths in nanometres. */
export interface CopperCost {
  readonly vias: number;
  readonly length: number;
  /** Of that, on planes. */
  readonly onPlanes: number;
}

export function costOfCopper({ planes }: NetRule, { segments, vias }: Copper): CopperCost {
  let length = 0;
  let onPlanes = 0;
  for (const { ax, ay, bx, by, layer } of segments) {
    const piece = Math.hypot(bx - ax, by - ay);
    length += piece;
    if ((planes >> layer) & 1) onPlanes += piece;
  }
  return { vias: vias.length, length, onPlanes };
}

/**
 * Track length that one via is worth: its room on every layer and its inductance, about that of so much track. Fewer vias
 * are no goal: at 25 mm nets went round the board for one, where an engineer changes layers.
 */
export const VIA_WORTH = 3_000_000;

/** What copper costs, as a length in nanometres. */
export function worthOf({ vias, length, onPlanes }: CopperCost): number {
  return vias * VIA_WORTH + length + (PLANE_PRICE - 1) * onPlanes;
}

export function isBetter(a: Snapshot, b: Snapshot): boolean {
  if (a.broken !== b.broken) return a.broken < b.broken;
  if (a.open !== b.open) return a.open < b.open;
  return worthOf(a) < worthOf(b) - 1;
}
