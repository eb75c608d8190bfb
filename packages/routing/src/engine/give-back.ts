/** Given copper that was taken out finds its way back: where what it joined came apart, and where its room is not needed. */
import type { Conflict } from "../exact/conflicts.ts";
import type { Branch, NetRoute } from "../grid/route.ts";
import { trimRoute } from "../search/trim-route.ts";
import type { Workbench } from "../search/workbench.ts";
import { measure } from "./legal-subset.ts";
import type { EngineState } from "./state.ts";
import { victimsOf } from "./victims.ts";

/**
 * Gives every net that lost a connection of its given copper all of that copper back, and takes new copper out of its
 * way. Given copper never stands in the way of given copper, so that one turn a net is enough.
 */
export function restoreBroken(bench: Workbench): void {
  const restored = new Set<number>();
  for (;;) {
    const broken = [...bench.given.keys()].filter(
      // Given copper cannot reconnect what a pour cut.
      (net) => !restored.has(net) && bench.brokenOf(net) > bench.brokenOf(net, { branches: bench.given[net]! }),
    );
    if (broken.length === 0) return;
    for (const net of broken) {
      restored.add(net);
      bench.setRoute(net, { branches: bench.given[net]! });
      for (const [victim, gone] of victimsOf(bench, net)) {
        const kept = bench.routes[victim]!.branches.filter((_, index) => !gone.has(index));
        bench.setRoute(victim, trimRoute(bench, victim, { branches: kept }));
      }
    }
  }
}

/** The best snapshot on the bench, with given copper back in the room that is still free. */
export function returnIdleToBest(bench: Workbench, state: EngineState): void {
  state.best.routes.forEach((route, net) => {
    if (route !== bench.routes[net]) bench.setRoute(net, route);
  });
  if (bench.problem.given.length === 0) return;
  returnIdle(bench);
  state.best = measure(bench);
}

/**
 * Puts given copper back whose room is free, and takes out what replaced it. For the nets whose given copper is
 * there to be improved a new way is as good as the old one.
 */
function returnIdle(bench: Workbench): void {
  bench.given.forEach((given, net) => {
    if (bench.problem.nets[net]!.improvesGiven) return;
    const before = bench.routes[net]!;
    const gone = given.filter((branch) => !before.branches.includes(branch));
    if (gone.length === 0) return;
    const [open, broken] = [bench.openOf(net), bench.brokenOf(net)];
    const route = withoutIdle(bench, net, withReturned(bench, net, before, gone));
    const isGain = given.some((branch) => gone.includes(branch) && route.branches.includes(branch));
    bench.setRoute(net, route);
    const isWorse = bench.openOf(net) > open || bench.brokenOf(net) > broken;
    if (!isGain || isWorse || conflictsOf(bench, net).length > 0 || hasNearDrills(bench, net))
      bench.setRoute(net, before);
  });
}

function withReturned(bench: Workbench, net: number, route: NetRoute, gone: readonly Branch[]): NetRoute {
  const branches = [...route.branches, ...gone];
  bench.setRoute(net, { branches });
  const contested = new Set(conflictsOf(bench, net).map(({ branchA }) => branchA));
  return trimRoute(bench, net, { branches: branches.filter((_, index) => !contested.has(index)) });
}

/** The route without the new branches that no connection hangs on, latest first. */
function withoutIdle(bench: Workbench, net: number, whole: NetRoute): NetRoute {
  const [open, broken] = [bench.openOf(net, whole), bench.brokenOf(net, whole)];
  let route = whole;
  for (const branch of whole.branches.filter(({ given }) => !given).reverse()) {
    const rest = trimRoute(bench, net, { branches: route.branches.filter((other) => other !== branch) });
    if (bench.openOf(net, rest) <= open && bench.brokenOf(net, rest) <= broken) route = rest;
  }
  return route;
}

function conflictsOf(bench: Workbench, net: number): Conflict[] {
  const found: Conflict[] = [];
  bench.table.conflictsOf(net, found, { onlyHigher: false, stopAtFirst: false });
  return found;
}

/** Whether a new via's drill is too near to another one of the same net; nets keep no distance to themselves otherwise. */
function hasNearDrills(bench: Workbench, net: number): boolean {
  const { vias } = bench.copper[net]!;
  const { holeToHole } = bench.problem.rules;
  return vias.some((a, i) =>
    vias.some(
      (b, j) =>
        j > i && !(a.given && b.given) && Math.hypot(a.x - b.x, a.y - b.y) < (a.drill + b.drill) / 2 + holeToHole,
    ),
  );
}
