import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { datasheetMatchings, partMatchings } from "../../platform/database/tables.ts";
import type { HeldLease } from "../../platform/work/lease-watch.ts";

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

export function heldMatchings(db: Database): Promise<HeldLease[]> {
  const { projectId: id, leaseOwner, beat } = partMatchings;
  return db.select({ id, leaseOwner, beat }).from(partMatchings).where(isNotNull(leaseOwner));
}

export function heldDatasheets(db: Database): Promise<HeldLease[]> {
  const { id, leaseOwner, beat } = datasheetMatchings;
  return db.select({ id, leaseOwner, beat }).from(datasheetMatchings).where(isNotNull(leaseOwner));
}

/** Nothing happens where the worker has given a sign of life since it was looked at. */
export async function letGoOfMatching(db: Database, { id, leaseOwner, beat }: HeldLease): Promise<void> {
  await db
    .update(partMatchings)
    .set({ leaseOwner: null })
    .where(
      and(
        eq(partMatchings.projectId, id),
        eq(partMatchings.leaseOwner, leaseOwner ?? ""),
        eq(partMatchings.beat, beat),
      ),
    );
}

/** The same for the reading of a datasheet. */
export async function letGoOfDatasheet(db: Database, { id, leaseOwner, beat }: HeldLease): Promise<void> {
  await db
    .update(datasheetMatchings)
    .set({ leaseOwner: null })
    .where(
      and(
        eq(datasheetMatchings.id, id),
        eq(datasheetMatchings.leaseOwner, leaseOwner ?? ""),
        eq(datasheetMatchings.beat, beat),
      ),
    );
}
