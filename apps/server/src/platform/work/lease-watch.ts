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
  readonly #leaseMs: number;
  #lastLook = -Infinity;

  constructor(leaseMs: number = LEASE_MS) {
    this.#leaseMs = leaseMs;
  }

  /** The leases could not be read: their workers may have been unable to renew them, too. */
  forget(): void {
    this.#seen.clear();
  }

  /** Milliseconds for which the beat has been seen standing still; 0 of a lease that was not seen yet. */
  stillFor({ id, leaseOwner, beat }: HeldLease, at: number): number {
    const before = this.#seen.get(id);
    return before?.owner === leaseOwner && before.beat === beat ? at - before.since : 0;
  }

  /** Those of the leases whose beat has stood still for too long. `at`: milliseconds of a clock that nobody can set. */
  lost<Lease extends HeldLease>(held: readonly Lease[], at: number): Lease[] {
    // A process that did not poll for a while (database away, machine asleep) cannot know that other leases stood still.
    if (at - this.#lastLook > this.#leaseMs) this.forget();
    this.#lastLook = at;
    const ids = new Set(held.map(({ id }) => id));
    for (const id of this.#seen.keys()) if (!ids.has(id)) this.#seen.delete(id);
    return held.filter(({ id, leaseOwner: owner, beat }) => {
      const before = this.#seen.get(id);
      if (before?.owner === owner && before.beat === beat) return at - before.since >= this.#leaseMs;
      this.#seen.set(id, { owner, beat, since: at });
      return false;
    });
  }
}
