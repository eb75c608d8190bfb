/**
 * Copper of a run as the beginning of another one over the same board with its pours refilled: everything that was
 * routed is there and free to move, and what the pours do not join any more is open.
 */

import type { Access, Branch } from "../grid/route.ts";
import type { GivenChain, GivenPiece } from "../problem.ts";
import { trimRoute } from "../search/trim-route.ts";
import type { Workbench } from "../search/workbench.ts";
import { measure, removeConflicts } from "./legal-subset.ts";
import { beginState, type EngineState, type Snapshot } from "./state.ts";

/** What is taken over from an earlier run: its routes, and the given copper it began with. */
export interface AdoptedRun {
  readonly routes: Snapshot["routes"];
  readonly given: readonly GivenChain[];
}

/** Puts routes of a bench on the same lattice onto this one; the state is that of a run with only repairs to do. */
export function adoptRoutes(bench: Workbench, before: AdoptedRun, seed: number): EngineState {
  const { routes } = before;
  const gone = goneParts(before);
  routes.forEach((route, net) => {
    if ((bench.terminalsOf[net]?.length ?? 0) < 2) return;
    const given = bench.given[net]!.filter((branch) => !branch.given?.pieces.some((piece) => gone.has(keyOf(piece))));
    const made = route.branches.flatMap((branch) => (branch.given ? [] : (adoptBranch(bench, net, branch) ?? [])));
    const branches = [...given, ...made];
    bench.setRoute(net, trimRoute(bench, net, { branches }));
  });
  for (const removing = removeConflicts(bench); !removing.next().done; );
  const best = measure(bench);
  return beginState(seed, best.open === 0 ? "done" : "repair", best);
}

/** The branch with this bench's own ways into its terminals; undefined where one does not exist here. */
function adoptBranch(bench: Workbench, net: number, branch: Branch): Branch | undefined {
  const start = branch.start && findAccess(bench, net, branch.start);
  const end = branch.end && findAccess(bench, net, branch.end);
  return start === undefined || end === undefined ? undefined : { ...branch, start, end };
}

/** Parts of given copper that the routes have done without. */
function goneParts({ routes, given }: AdoptedRun): Set<string> {
  const kept = new Set(routes.flatMap(({ branches }) => branches.flatMap((branch) => branch.given ?? [])));
  return new Set(given.flatMap((chain) => (kept.has(chain) ? [] : chain.pieces.map(keyOf))));
}

function keyOf({ item, part }: GivenPiece): string {
  return `${item} ${part}`;
}

/** Terminals are numbered otherwise where pours join others than before; the way in is known by its course. */
function findAccess(bench: Workbench, net: number, { node, points, narrow }: Access): Access | undefined {
  const chains = bench.given[net]!.flatMap(({ given }) => given?.entry ?? []);
  for (const entry of [...bench.terminalsOf[net]!, ...chains])
    for (const access of bench.accesses[entry]!)
      if (
        access.node === node &&
        access.narrow === narrow &&
        access.points.length === points.length &&
        access.points.every((value, i) => value === points[i])
      )
        return access;
  return undefined;
}
