/**
 * Copper of a run as the beginning of another one over the same board with its pours filled anew: everything that was
 * routed is there and free to move, and what the pours do not join any more is open.
 */
import type { Access, Branch } from "../search/route.ts";
import { trimRoute } from "../search/trim-route.ts";
import type { Workbench } from "../search/workbench.ts";
import { measure, removeConflicts } from "./legal-subset.ts";
import { beginState, type EngineState, type Snapshot } from "./state.ts";

/** Puts `routes` of a bench on the same lattice onto this one; the state is that of a run with only repairs to do. */
export function adoptRoutes(bench: Workbench, routes: Snapshot["routes"], seed: number): EngineState {
  routes.forEach((route, net) => {
    if ((bench.terminalsOf[net]?.length ?? 0) < 2) return;
    const branches = route.branches.flatMap((branch) => adoptBranch(bench, net, branch) ?? []);
    bench.setRoute(net, trimRoute(bench, net, { branches }));
  });
  removeConflicts(bench);
  const best = measure(bench);
  return beginState(seed, best.open === 0 ? "done" : "repair", best);
}

/** The branch with this bench's own ways into its terminals; undefined where one does not exist here. */
function adoptBranch(bench: Workbench, net: number, branch: Branch): Branch | undefined {
  const start = branch.start && findAccess(bench, net, branch.start);
  const end = branch.end && findAccess(bench, net, branch.end);
  return start === undefined || end === undefined ? undefined : { ...branch, start, end };
}

/** Terminals are numbered otherwise where pours join others than before; the way in is known by its course. */
function findAccess(bench: Workbench, net: number, { node, points, narrow }: Access): Access | undefined {
  for (const terminal of bench.terminalsOf[net]!)
    for (const access of bench.accesses[terminal]!)
      if (
        access.node === node &&
        access.narrow === narrow &&
        access.points.length === points.length &&
        access.points.every((value, i) => value === points[i])
      )
        return access;
  return undefined;
}
