import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { projects, runs } from "../../platform/database/tables.ts";
import { settleEvent } from "./run-credits.ts";
import { nextStatus, type RunEvent, stateTypeOf, statusesBefore } from "./run-state.ts";

export type RunRow = typeof runs.$inferSelect;
type RunChange = Partial<typeof runs.$inferInsert>;

/** A run is taken up again at most twice. */
export const MAX_ATTEMPTS = 3;

/**
 * Applies an event to a run: status, further columns, the stateType of its project and its credits, all or nothing.
 * Undefined when the run was not in a state for it (already ended, or in another worker's hands), and then nothing has
 * changed.
 */
export async function applyRunEvent(
  db: Database,
  runId: string,
  event: RunEvent,
  options: {
    readonly change?: RunChange;
    readonly leaseOwner?: string;
    /** The lease must not have been renewed since this beat. */
    readonly beat?: number;
    /** Of a completed run: its result is all that was asked for. */
    readonly isWhole?: boolean;
    readonly at: Date;
  },
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
          options.beat === undefined ? undefined : eq(runs.beat, options.beat),
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
    if (run !== undefined) await settleEvent(transaction, run, event, options);
    return run;
  });
}

/** Keeps the lease; false when the run no longer is this worker's or no longer goes on. */
export async function renewLease(db: Database, runId: string, leaseOwner: string): Promise<boolean> {
  const renewed = await db
    .update(runs)
    .set({ beat: sql`${runs.beat} + 1` })
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
    .set({ ...change, leaseOwner: null })
    .where(and(eq(runs.id, runId), eq(runs.leaseOwner, leaseOwner)));
}

/** Runs that workers have in hand, whether these live or not. */
export async function findHeldRuns(db: Database): Promise<RunRow[]> {
  return db
    .select()
    .from(runs)
    .where(inArray(runs.status, ["STARTED", "PROGRESS"]));
}
