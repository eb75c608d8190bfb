import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { projects, shareLinks } from "../../platform/database/tables.ts";

interface Membership {
  readonly teamId: string;
  readonly userId: string;
}

/** How many valid read-only links to the team's projects a member has created. */
export function countLinksOf(db: Database, member: Membership, now: Date): Promise<number> {
  return db.$count(shareLinks, areLinksOf(db, member, now));
}

/** The same as a column of a query that reads members: `userId` is a column of it. */
export function linkCountColumn(teamId: string, userId: SQL, now: Date): SQL<number> {
  return sql<number>`(
    select count(*)::int from share_links l join projects p on p.id = l.project_id
    where p.team_id = ${teamId} and p.deleted_at is null and l.created_by = ${userId} and l.expires_at > ${now.toISOString()}
  )`;
}

/** They expire with the membership, and stay in the lists of links for those who may create others. */
export async function endLinksOf(transaction: Database, member: Membership, now: Date): Promise<void> {
  await transaction
    .update(shareLinks)
    .set({ expiresAt: now })
    .where(areLinksOf(transaction, member, now));
}

function areLinksOf(db: Database, { teamId, userId }: Membership, now: Date) {
  const ofTeam = db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.teamId, teamId), isNull(projects.deletedAt)));
  return and(eq(shareLinks.createdBy, userId), gt(shareLinks.expiresAt, now), inArray(shareLinks.projectId, ofTeam));
}
