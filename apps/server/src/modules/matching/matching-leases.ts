import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { datasheetMatchings, partMatchings } from "../../platform/database/tables.ts";
import type { HeldLease, LeaseWatch } from "../../platform/lease-watch.ts";

/** Keeps the lease; false when the job is this worker's no longer. */
export async function renewMatchingLease(db: Database, projectId: string, leaseOwner: string): Promise<boolean> {
  const renewed = await db
    .update(partMatchings)
    .set({ beat: sql`${partMatchings.beat} + 1` })
    .where(and(eq(partMatchings.projectId, projectId), eq(partMatchings.leaseOwner, leaseOwner)))
    .returning({ projectId: partMatchings.projectId });
  return renewed.length > 0;
}

export async function renewDatasheetLease(db: Database, id: string, leaseOwner: string): Promise<boolean> {
  const renewed = await db
    .update(datasheetMatchings)
    .set({ beat: sql`${datasheetMatchings.beat} + 1` })
    .where(
      and(
        eq(datasheetMatchings.id, id),
        eq(datasheetMatchings.leaseOwner, leaseOwner),
        eq(datasheetMatchings.status, "PROGRESS"),
      ),
    )
    .returning({ id: datasheetMatchings.id });
  return renewed.length > 0;
}

/**
 * Takes their jobs from workers that are dead, for the next one to go on with; the number of jobs. Those of `inHand` are the
 * caller's own. `at`: milliseconds of a clock that nobody can set.
 */
export async function takeFromDeadWorkers(
  db: Database,
  watch: LeaseWatch,
  inHand: ReadonlySet<string>,
  at: number,
): Promise<number> {
  const held = [...(await heldMatchings(db)), ...(await heldDatasheets(db))].filter(({ id }) => !inHand.has(id));
  const lost = watch.lost(held, at);
  for (const lease of lost) await letGo(db, lease);
  return lost.length;
}

/**
 * Ends every lease at once. For the embedded database only: its folder lock proves that no other process works on it,
 * so every lease holder is dead.
 */
export async function breakMatchingLeases(db: Database): Promise<void> {
  await db.update(partMatchings).set({ leaseOwner: null }).where(isNotNull(partMatchings.leaseOwner));
  await db.update(datasheetMatchings).set({ leaseOwner: null }).where(isNotNull(datasheetMatchings.leaseOwner));
}

function heldMatchings(db: Database): Promise<HeldLease[]> {
  const { projectId: id, leaseOwner, beat } = partMatchings;
  return db.select({ id, leaseOwner, beat }).from(partMatchings).where(isNotNull(leaseOwner));
}

function heldDatasheets(db: Database): Promise<HeldLease[]> {
  const { id, leaseOwner, beat } = datasheetMatchings;
  return db.select({ id, leaseOwner, beat }).from(datasheetMatchings).where(isNotNull(leaseOwner));
}

/** Nothing happens where the worker has given a sign of life since it was looked at. An id is a row of one table only. */
async function letGo(db: Database, { id, leaseOwner, beat }: HeldLease): Promise<void> {
  for (const [table, key] of [
    [partMatchings, partMatchings.projectId],
    [datasheetMatchings, datasheetMatchings.id],
  ] as const)
    await db
      .update(table)
      .set({ leaseOwner: null })
      .where(and(eq(key, id), eq(table.leaseOwner, leaseOwner ?? ""), eq(table.beat, beat)));
}
