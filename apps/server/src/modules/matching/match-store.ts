import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { datasheetMatchings, partMatches, partMatchings, projects } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";

export type MatchingRow = typeof partMatchings.$inferSelect;
export type PartMatchRow = typeof partMatches.$inferSelect;
export type DatasheetMatchingRow = typeof datasheetMatchings.$inferSelect;

/** A job is taken up again at most twice. */
export const MAX_ATTEMPTS = 3;

const OPEN = ["WAITING", "PROGRESS"] as const;

/** Requests that the parts of a project are matched, in the caller's transaction. `wakeMatchers` notifies the workers. */
export async function queueMatching(
  { work, now }: Pick<Application, "work" | "now">,
  transaction: Database,
  { id: projectId, holderId: holder }: { readonly id: string; readonly holderId: string },
): Promise<void> {
  const anew = {
    status: "WAITING",
    attempts: 0,
    leaseOwner: null,
    failure: null,
    requestedAt: now(),
    endedAt: null,
  } as const;
  await transaction
    .insert(partMatchings)
    .values({ projectId, ...anew })
    .onConflictDoUpdate({ target: partMatchings.projectId, set: anew });
  await work.enqueue(transaction, { kind: "part-matching", id: projectId, holder });
}

/** There is something to be matched: workers that sleep look at once, the others within seconds. */
export function wakeMatchers({ pubSub }: Pick<Application, "pubSub">): void {
  pubSub.publish({ kind: "matching-wanted" });
}

/** Two workers that look for work together must not both take up a job of the same person; the number is ours alone. */
const CLAIM_LOCK = 7_220_193;

/**
 * Takes the lease of the next job. People take turns: one at a time per person, starting with the one served longest ago
 * first. Undefined: nobody waits whose turn it is.
 */
export async function claimMatching(db: Database, leaseOwner: string): Promise<MatchingRow | undefined> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
    const isOpen = and(inArray(partMatchings.status, [...OPEN]), isNull(partMatchings.leaseOwner));
    const waiting = transaction
      .select({ holderId: projects.holderId })
      .from(partMatchings)
      .innerJoin(projects, eq(projects.id, partMatchings.projectId))
      .where(isOpen);
    const served = transaction
      .select({
        holderId: projects.holderId,
        endedAt: sql<Date | null>`max(${partMatchings.endedAt})`.as("served_at"),
        inHand: sql<number>`count(${partMatchings.leaseOwner})`.as("in_hand"),
      })
      .from(partMatchings)
      .innerJoin(projects, eq(projects.id, partMatchings.projectId))
      .where(inArray(projects.holderId, waiting))
      .groupBy(projects.holderId)
      .as("served");
    const [next] = await transaction
      .select({ projectId: partMatchings.projectId, attempts: partMatchings.attempts, beat: partMatchings.beat })
      .from(partMatchings)
      .innerJoin(projects, eq(projects.id, partMatchings.projectId))
      .innerJoin(served, eq(served.holderId, projects.holderId))
      .where(and(isOpen, eq(served.inHand, 0)))
      .orderBy(sql`${served.endedAt} nulls first`, asc(partMatchings.requestedAt))
      .limit(1);
    if (next === undefined) return undefined;
    const [claimed] = await transaction
      .update(partMatchings)
      .set({ status: "PROGRESS", attempts: next.attempts + 1, leaseOwner, beat: next.beat + 1 })
      .where(and(eq(partMatchings.projectId, next.projectId), isOpen))
      .returning();
    return claimed;
  });
}

/** Takes the lease of the matching of this project; undefined when it does not wait. */
export async function claimMatchingOf(
  db: Database,
  projectId: string,
  leaseOwner: string,
): Promise<MatchingRow | undefined> {
  const isOpen = and(inArray(partMatchings.status, [...OPEN]), isNull(partMatchings.leaseOwner));
  const [claimed] = await db
    .update(partMatchings)
    .set({
      status: "PROGRESS",
      attempts: sql`${partMatchings.attempts} + 1`,
      leaseOwner,
      beat: sql`${partMatchings.beat} + 1`,
    })
    .where(and(eq(partMatchings.projectId, projectId), isOpen))
    .returning();
  return claimed;
}

export const WAITING_MATCHINGS = sql`select part_matchings.project_id::text as id, projects.holder_id::text as holder,
    part_matchings.attempts > 0 as is_begun
  from part_matchings join projects on projects.id = part_matchings.project_id
  where part_matchings.status in ('WAITING', 'PROGRESS') and part_matchings.lease_owner is null
  order by part_matchings.requested_at`;

/** Takes the lease of this reading; undefined when it does not wait. */
export async function claimReading(
  db: Database,
  id: string,
  leaseOwner: string,
): Promise<DatasheetMatchingRow | undefined> {
  const isOpen = and(eq(datasheetMatchings.status, "PROGRESS"), isNull(datasheetMatchings.leaseOwner));
  const [claimed] = await db
    .update(datasheetMatchings)
    .set({
      attempts: sql`${datasheetMatchings.attempts} + 1`,
      leaseOwner,
      beat: sql`${datasheetMatchings.beat} + 1`,
    })
    .where(and(eq(datasheetMatchings.id, id), isOpen))
    .returning();
  return claimed;
}

export const WAITING_READINGS = sql`select id::text as id, requested_by::text as holder, attempts > 0 as is_begun
  from datasheet_matchings where status = 'PROGRESS' and lease_owner is null order by requested_at`;

/** The same for a datasheet that is to be read. */
export async function claimDatasheetMatching(
  db: Database,
  leaseOwner: string,
): Promise<DatasheetMatchingRow | undefined> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
    const isOpen = and(eq(datasheetMatchings.status, "PROGRESS"), isNull(datasheetMatchings.leaseOwner));
    const waiting = transaction
      .select({ requestedBy: datasheetMatchings.requestedBy })
      .from(datasheetMatchings)
      .where(isOpen);
    const served = transaction
      .select({
        requestedBy: datasheetMatchings.requestedBy,
        endedAt: sql<Date | null>`max(${datasheetMatchings.endedAt})`.as("served_at"),
        inHand: sql<number>`count(${datasheetMatchings.leaseOwner})`.as("in_hand"),
      })
      .from(datasheetMatchings)
      .where(inArray(datasheetMatchings.requestedBy, waiting))
      .groupBy(datasheetMatchings.requestedBy)
      .as("served");
    const [next] = await transaction
      .select({ id: datasheetMatchings.id, attempts: datasheetMatchings.attempts, beat: datasheetMatchings.beat })
      .from(datasheetMatchings)
      .innerJoin(served, eq(served.requestedBy, datasheetMatchings.requestedBy))
      .where(and(isOpen, eq(served.inHand, 0)))
      .orderBy(sql`${served.endedAt} nulls first`, asc(datasheetMatchings.requestedAt))
      .limit(1);
    if (next === undefined) return undefined;
    const [claimed] = await transaction
      .update(datasheetMatchings)
      .set({ attempts: next.attempts + 1, leaseOwner, beat: next.beat + 1 })
      .where(and(eq(datasheetMatchings.id, next.id), isOpen))
      .returning();
    return claimed;
  });
}

export async function findMatching(db: Database, projectId: string): Promise<MatchingRow | undefined> {
  const [matching] = await db.select().from(partMatchings).where(eq(partMatchings.projectId, projectId));
  return matching;
}

/** The parts of a project, equal ones in one row, in the order of the design. */
export async function listPartMatches(db: Database, projectId: string): Promise<readonly PartMatchRow[]> {
  return db
    .select()
    .from(partMatches)
    .where(eq(partMatches.projectId, projectId))
    .orderBy(asc(partMatches.rank), asc(partMatches.kind));
}

/** The row that holds the part of a key; the refusal where the project has no such part (70020). */
export async function findPartMatch(db: Database, projectId: string, key: string): Promise<PartMatchRow> {
  const [row] = await db
    .select()
    .from(partMatches)
    .where(and(eq(partMatches.projectId, projectId), sql`${partMatches.parts} @> ${JSON.stringify([{ key }])}::jsonb`));
  if (row === undefined) throw new ApplicationError("PART_NOT_FOUND", refusal("no-such-part", {}));
  return row;
}

/** A reading of a datasheet with the part that it is for. */
export async function findDatasheetMatching(
  db: Database,
  id: string,
): Promise<{ readonly matching: DatasheetMatchingRow; readonly part: PartMatchRow | undefined } | undefined> {
  const [found] = await db
    .select({ matching: datasheetMatchings, part: partMatches })
    .from(datasheetMatchings)
    .leftJoin(
      partMatches,
      and(eq(partMatches.projectId, datasheetMatchings.projectId), eq(partMatches.kind, datasheetMatchings.kind)),
    )
    .where(eq(datasheetMatchings.id, id));
  return found && { matching: found.matching, part: found.part ?? undefined };
}

/** The newest reading of a datasheet of each part, by kind. */
export async function latestDatasheetMatchings(
  db: Database,
  projectId: string,
): Promise<ReadonlyMap<string, DatasheetMatchingRow>> {
  const rows = await db
    .select()
    .from(datasheetMatchings)
    .where(eq(datasheetMatchings.projectId, projectId))
    .orderBy(asc(datasheetMatchings.requestedAt), asc(datasheetMatchings.id));
  return new Map(rows.map((row) => [row.kind, row]));
}
