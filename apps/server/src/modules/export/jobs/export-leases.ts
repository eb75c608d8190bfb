import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/open-database.ts";
import { exportJobs } from "../../../platform/database/tables.ts";
import type { HeldLease } from "../../../platform/work/lease-watch.ts";
import { type ExportJobChange, type ExportJobRow, MAX_AT_ONCE } from "./export-job-store.ts";

/** An export that was begun this often and never came to its end is given up. */
export const MAX_ATTEMPTS = 3;

/** What a worker writes about an export, it writes only while the row has its attempt. */
export interface ExportAttempt {
  readonly id: string;
  readonly attempt: string;
}

const isWaiting = eq(exportJobs.status, "WAITING");
const ofAttempt = ({ id, attempt }: ExportAttempt) =>
  and(eq(exportJobs.id, id), eq(exportJobs.leaseOwner, attempt), eq(exportJobs.status, "PROGRESS"));

/** Claims the next export: of the person with the fewest in hand, those of dead workers first, then in order of request. */
export async function claimNextExport(db: Database, attempt: string): Promise<ExportJobRow | undefined> {
  return db.transaction(async (transaction) => {
    // Two workers that look at the same time must not exceed a person's number.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('claim exports', 0))`);
    const inHand = sql`(select count(*) from export_jobs as held
      where held.requested_by = ${exportJobs.requestedBy} and held.status = 'PROGRESS')`;
    const [next] = await transaction
      .select({ id: exportJobs.id })
      .from(exportJobs)
      .where(and(isWaiting, lt(inHand, MAX_AT_ONCE)))
      .orderBy(inHand, desc(sql`${exportJobs.attempts} > 0`), asc(exportJobs.ticket))
      .limit(1);
    return next && claimExport(transaction, next.id, attempt);
  });
}

/** Claims this export; undefined when it does not wait. */
export async function claimExport(db: Database, id: string, attempt: string): Promise<ExportJobRow | undefined> {
  const { attempts, beat } = exportJobs;
  const [claimed] = await db
    .update(exportJobs)
    .set({ status: "PROGRESS", leaseOwner: attempt, attempts: sql`${attempts} + 1`, beat: sql`${beat} + 1` })
    .where(and(eq(exportJobs.id, id), isWaiting))
    .returning();
  return claimed;
}

export const WAITING_EXPORTS = sql`select id::text as id, requested_by::text as holder, attempts > 0 as is_begun
  from export_jobs where status = 'WAITING' order by ticket`;

/** Undefined where the export is no longer this attempt's: then nothing is changed. */
export async function changeOwnExport(
  db: Database,
  own: ExportAttempt,
  change: ExportJobChange,
): Promise<ExportJobRow | undefined> {
  const [changed] = await db.update(exportJobs).set(change).where(ofAttempt(own)).returning();
  return changed;
}

export async function beatExport(db: Database, own: ExportAttempt): Promise<ExportJobRow | undefined> {
  const [beaten] = await db
    .update(exportJobs)
    .set({ beat: sql`${exportJobs.beat} + 1` })
    .where(ofAttempt(own))
    .returning();
  return beaten;
}

/** The process ends: another one makes it, and this attempt does not count. */
export async function giveExportBack(db: Database, own: ExportAttempt): Promise<void> {
  await db
    .update(exportJobs)
    .set({ status: "WAITING", leaseOwner: null, attempts: sql`${exportJobs.attempts} - 1` })
    .where(ofAttempt(own));
}

/** Exports that workers have, whether these live or not. */
export function heldExports(db: Database): Promise<(HeldLease & Pick<ExportJobRow, "attempts">)[]> {
  const { id, leaseOwner, beat, attempts, status } = exportJobs;
  return db.select({ id, leaseOwner, beat, attempts }).from(exportJobs).where(eq(status, "PROGRESS"));
}

/** Nothing happens where the worker has given a sign of life since it was looked at. */
export async function changeLostExport(
  db: Database,
  { id, leaseOwner, beat }: HeldLease,
  change: ExportJobChange,
): Promise<ExportJobRow | undefined> {
  const [changed] = await db
    .update(exportJobs)
    .set({ ...change, leaseOwner: null })
    .where(
      and(
        eq(exportJobs.id, id),
        eq(exportJobs.status, "PROGRESS"),
        eq(exportJobs.beat, beat),
        sql`${exportJobs.leaseOwner} is not distinct from ${leaseOwner}`,
      ),
    )
    .returning();
  return changed;
}
