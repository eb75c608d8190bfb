import { and, asc, eq, sql } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { teamMembers, teams } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";

/** The teams that would end with an account, without a lock: nobody else is a member. */
export async function listTeamsOfAccount(db: Database, userId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: teams.id })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(
      and(
        eq(teamMembers.userId, userId),
        eq(teamMembers.role, "OWNER"),
        sql`(select count(*) from team_members m where m.team_id = ${teams.id}) = 1`,
      ),
    );
  return rows.map(({ id }) => id);
}

/**
 * The teams that end with an account: it owns them and nobody else is a member. 10016 while it owns a team with others.
 * Their rows are locked, so that within the transaction nobody joins and no ownership is transferred.
 */
export async function lockTeamsOfAccount(transaction: Database, userId: string): Promise<readonly string[]> {
  const owned = await transaction
    .select({ id: teams.id, name: teams.name, deletedAt: teams.deletedAt })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(eq(teamMembers.userId, userId))
    .orderBy(asc(teams.id))
    .for("update", { of: teams });
  const ending: string[] = [];
  for (const { id, name, deletedAt } of owned) {
    const [own] = await transaction
      .select({
        role: teamMembers.role,
        others: sql<number>`(select count(*)::int - 1 from team_members m where m.team_id = ${id})`,
      })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, id), eq(teamMembers.userId, userId)));
    if (own?.role !== "OWNER") continue;
    if (own.others > 0 && deletedAt === null)
      throw new ApplicationError("TEAM_OWNER", refusal("account-owns-team", { name }), { teamId: id });
    ending.push(id);
  }
  return ending;
}
