import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/database/open-database.ts";
import { type TeamRole, teamMembers, teams } from "../../platform/database/tables.ts";

/**
 * The role of a user in a team that exists; undefined for everybody else. Looked up for every request: a removed member
 * must not be served from a memory of earlier days.
 */
export async function findRole(db: Database, userId: string, teamId: string): Promise<TeamRole | undefined> {
  const [member] = await db
    .select({ role: teamMembers.role })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId), isNull(teams.deletedAt)));
  return member?.role;
}

/** The condition that a row is held by the user or by one of their teams. */
export function isHeldFor(userId: string, holderId: PgColumn): SQL {
  return sql`(${holderId} = ${userId} or ${holderId} in (
    select m.team_id from team_members m join teams t on t.id = m.team_id and t.deleted_at is null where m.user_id = ${userId}
  ))`;
}
