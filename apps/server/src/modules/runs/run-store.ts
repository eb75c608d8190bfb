import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { projects, runs } from "../../platform/database/tables.ts";
import { nextStatus, type RunEvent, stateTypeOf, statusesBefore } from "./run-state.ts";

export type RunRow = typeof runs.$inferSelect;
type RunChange = Partial<typeof runs.$inferInsert>;

/** A worker that does not renew its lease for this long is taken for dead. */
export const LEASE_MS = 15_000;
/** A run is taken up again at most twice. */
export const MOST_ATTEMPTS = 3;

/**
 * Applies an event to a run: status, further columns, and the stateType of its project, all or nothing. Undefined when
 * the run was not in a state for it (already ended, or in another worker's hands), and then nothing has changed.
 */
export async function applyRunEvent(
  db: Database,
  runId: string,
  event: RunEvent,
  options: { readonly change?: RunChange; readonly leaseOwner?: string; readonly at: Date },
): Promise<RunRow | undefined> {
  return db.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(runs)
      .where(
        and(
          eq(runs.id, runId),
          inArray(runs.status, statusesBefore(event)),
          options.leaseOwner === undefined ? undefined : eq(runs.leaseOwner, options.leaseOwner),
        ),
      )
      .for("update");
    const status = before && nextStatus(before.status, event);
    if (before === undefined || status === undefined) return undefined;
    const [run] = await transaction
      .update(runs)
      .set({ ...options.change, status })
      .where(eq(runs.id, runId))
      .returning();
    if (status !== before.status)
      await transaction
        .update(projects)
        .set({ stateType: stateTypeOf(before.jobType, status), updatedAt: options.at })
        .where(and(eq(projects.id, before.projectId), eq(projects.lastRequestGroupId, runId)));
    return run;
  });
}

/** Takes the lease of a run that waits for a worker. Undefined: somebody else has it, or it has ended. */
export async function claimRun(db: Database, runId: string, leaseOwner: string, at: Date): Promise<RunRow | undefined> {
  return db.transaction(async (transaction) => {
    const [free] = await transaction
      .select()
      .from(runs)
      .where(and(eq(runs.id, runId), or(isNull(runs.leaseUntil), lt(runs.leaseUntil, at))))
      .for("update");
    if (free === undefined) return undefined;
    return applyRunEvent(transaction, runId, "claimed", {
      at,
      change: {
        leaseOwner,
        leaseUntil: new Date(at.getTime() + LEASE_MS),
        attempts: free.attempts + 1,
        startedAt: free.startedAt ?? at,
      },
    });
  });
}

/** Keeps the lease; false when the run no longer is this worker's or no longer goes on. */
export async function renewLease(db: Database, runId: string, leaseOwner: string, at: Date): Promise<boolean> {
  const renewed = await db
    .update(runs)
    .set({ leaseUntil: new Date(at.getTime() + LEASE_MS) })
    .where(and(eq(runs.id, runId), eq(runs.leaseOwner, leaseOwner), inArray(runs.status, ["STARTED", "PROGRESS"])))
    .returning({ id: runs.id });
  return renewed.length > 0;
}

/** Lets go of a run that has ended or is given back; `change` is what the worker still has to say. */
export async function releaseRun(
  db: Database,
  runId: string,
  leaseOwner: string,
  change: RunChange = {},
): Promise<void> {
  await db
    .update(runs)
    .set({ ...change, leaseOwner: null, leaseUntil: null })
    .where(and(eq(runs.id, runId), eq(runs.leaseOwner, leaseOwner)));
}

/** Runs whose worker has fallen silent. */
export async function findLostRuns(db: Database, at: Date): Promise<RunRow[]> {
  return db
    .select()
    .from(runs)
    .where(and(inArray(runs.status, ["STARTED", "PROGRESS"]), lt(runs.leaseUntil, at)));
}

/**
 * Ends every lease at once. For the embedded database only: its folder lock proves that no other process works on it,
 * so whoever held a lease is dead.
 */
export async function breakAllLeases(db: Database, at: Date): Promise<void> {
  await db
    .update(runs)
    .set({ leaseUntil: new Date(at.getTime() - 1) })
    .where(sql`${runs.leaseOwner} is not null`);
}
