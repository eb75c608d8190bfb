import type { Conflict } from "../exact/conflicts.ts";
import type { NetRoute } from "../grid/route.ts";
import type { TurnOptions } from "../jobs/turn-options.ts";
import { growNet } from "../search/grow-net.ts";
import type { Workbench } from "../search/workbench.ts";

/** A net's turn in a round of the negotiation: it is grown through whatever is cheapest to argue with. */
export function* takeTurn(bench: Workbench, net: number, options: TurnOptions): Generator<void> {
  const before = bench.routes[net]!;
  const kept = options.keeps === "all" ? before.branches : uncontestedOf(bench, net, before);
  bench.setRoute(net, { branches: [] });
  const grown = yield* growNet(bench, net, kept, options);
  bench.setRoute(net, { branches: grown.branches });
}

/**
 * The branches of a net without conflicts. Given copper stays: new copper looks for a way round it here, and what
 * finds none has it moved in the repairs, one connection at a time.
 */
function uncontestedOf(bench: Workbench, net: number, route: NetRoute): NetRoute["branches"] {
  const conflicts: Conflict[] = [];
  bench.table.conflictsOf(net, conflicts, { onlyHigher: false, stopAtFirst: false });
  const contested = new Set(conflicts.map((conflict) => conflict.branchA));
  return route.branches.filter(
    (branch, index) => branch.given || (!contested.has(index) && bench.isLegal(net, branch)),
  );
}
