/**
 * What may be shown before the first round has ended. Until then the run has kept nothing, and on a large board that
 * takes seconds; yet most of what the round has laid is in no conflict. Net by net, in the order of their turns, this
 * takes over the branches that break no rule beside what was taken over before. It only looks: the run goes on as if
 * was not there before. Each net is looked at once, so that a picture costs what is new in it.
 */
import type { Conflict } from "../exact/conflicts.ts";
import { type Branch, copperOf, type NetRoute } from "../grid/route.ts";
import { trimRoute } from "../search/trim-route.ts";
import type { Workbench } from "../search/workbench.ts";
import { type CopperCost, costOfCopper } from "./legal-subset.ts";
import type { EngineState, Snapshot } from "./state.ts";

export class FirstRoundCopper {
  readonly #bench: Workbench;
  readonly #routes: NetRoute[];
  /** As they lie on the bench; what is taken over of them may be shorter. */
  readonly #taken = new Set<Branch>();
  /** How many nets of the order have been looked at. */
  #position = 0;
  #snapshot: Snapshot;

  /** Of a run in its first round, whose best is what was on the board before. */
  constructor(bench: Workbench, before: Snapshot) {
    this.#bench = bench;
    this.#routes = bench.given.map((branches) => ({ branches }));
    this.#snapshot = before;
  }

  /** As far as it has been followed. */
  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** Takes over what the nets have laid that have had their turn since. For the first round only. */
  follow({ order, position }: EngineState): void {
    // At its end the run takes conflicts out of what lies on the bench: that is no longer what was laid.
    if (position === this.#position || position >= order.length) return;
    let { open, vias, length, onPlanes } = this.#snapshot;
    for (const net of order.slice(this.#position, position)) {
      const kept = this.#lawfulBranches(net);
      const route = trimRoute(this.#bench, net, { branches: kept });
      const [was, is] = [this.#measure(net, this.#routes[net]!), this.#measure(net, route)];
      if (is.open >= was.open) continue;
      for (const branch of kept) this.#taken.add(branch);
      this.#routes[net] = route;
      open += is.open - was.open;
      vias += is.vias - was.vias;
      length += is.length - was.length;
      onPlanes += is.onPlanes - was.onPlanes;
    }
    this.#position = position;
    this.#snapshot = { routes: [...this.#routes], open, broken: this.#snapshot.broken, vias, length, onPlanes };
  }

  #lawfulBranches(net: number): readonly Branch[] {
    const { table, routes } = this.#bench;
    const conflicts: Conflict[] = [];
    table.conflictsOf(net, conflicts, { onlyHigher: false, stopAtFirst: false });
    const contested = new Set<number>();
    for (const { branchA, netB, branchB } of conflicts) {
      const other = routes[netB]?.branches[branchB];
      if (other?.given || (other && this.#taken.has(other))) contested.add(branchA);
    }
    return routes[net]!.branches.filter(
      (branch, index) => branch.given || (!contested.has(index) && this.#bench.isLegal(net, branch)),
    );
  }

  #measure(net: number, route: NetRoute): CopperCost & { readonly open: number } {
    const { grid, problem } = this.#bench;
    const rule = problem.nets[net]!;
    return { open: this.#bench.openOf(net, route), ...costOfCopper(rule, copperOf(grid, rule, route)) };
  }
}
