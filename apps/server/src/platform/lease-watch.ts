/** A lease whose beat stands still for this long is that of a dead worker. */
export const LEASE_MS = 15_000;

export interface HeldLease {
  readonly id: string;
  readonly leaseOwner: string | null;
  readonly beat: number;
}

/**
 * Tells dead workers from living ones by whether their beats go on, measured by the watcher's own stopwatch: a clock that is
 * set forward or back, here or on another machine, neither kills a worker nor keeps a dead one alive.
 */
export class LeaseWatch {
  readonly #seen = new Map<string, { readonly owner: string | null; readonly beat: number; readonly since: number }>();
  #lastLook = -Infinity;

  /** Those of the leases whose beat has stood still for too long. `at`: milliseconds of a clock that nobody can set. */
  lost<Lease extends HeldLease>(held: readonly Lease[], at: number): Lease[] {
    // A process that did not poll for a while (database away, machine asleep) cannot know that other leases stood still.
    if (at - this.#lastLook > LEASE_MS) this.#seen.clear();
    this.#lastLook = at;
    const ids = new Set(held.map(({ id }) => id));
    for (const id of this.#seen.keys()) if (!ids.has(id)) this.#seen.delete(id);
    return held.filter(({ id, leaseOwner: owner, beat }) => {
      const before = this.#seen.get(id);
      if (before?.owner === owner && before.beat === beat) return at - before.since >= LEASE_MS;
      this.#seen.set(id, { owner, beat, since: at });
      return false;
    });
  }
}
