import type { Conflict } from "../exact/conflicts.ts";
import type { JobResult } from "../jobs/job.ts";
import type { Workbench } from "../search/workbench.ts";

/**
 * Puts the results of one batch on the bench, in the order of its jobs. All of them were found on the bench as it was
 * before the batch, so one that changes a net which an earlier one has changed, or comes too near to its new copper,
 * counts for nothing.
 */
export class BatchCommit {
  readonly #bench: Workbench;
  readonly #changed = new Set<number>();

  constructor(bench: Workbench) {
    this.#bench = bench;
  }

  /** Whether the result is on the bench now; where it is not, the bench is as it was. */
  accept({ changes }: JobResult): boolean {
    const bench = this.#bench;
    if (changes.length === 0 || changes.some(({ net }) => this.#changed.has(net))) return false;
    const before = changes.map(({ net }) => ({ net, route: bench.routes[net]! }));
    for (const { net, route } of changes) bench.setRoute(net, route);
    // Copper of the same batch alone: what else is near was known to the job.
    if (this.#changed.size > 0 && changes.some(({ net }) => this.#isNearChanged(net))) {
      for (const { net, route } of before) bench.setRoute(net, route);
      return false;
    }
    for (const { net } of changes) this.#changed.add(net);
    return true;
  }

  #isNearChanged(net: number): boolean {
    const conflicts: Conflict[] = [];
    this.#bench.table.conflictsOf(net, conflicts, { onlyHigher: false, stopAtFirst: false });
    return conflicts.some(({ netB }) => this.#changed.has(netB));
  }
}
