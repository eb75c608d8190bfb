import DataLoader from "dataloader";
import { count, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { teamMembers } from "../../platform/database/tables.ts";

export function loadMemberCounts(db: Database) {
  return new DataLoader(async (teamIds: readonly string[]) => {
    const rows = await db
      .select({ teamId: teamMembers.teamId, members: count() })
      .from(teamMembers)
      .where(inArray(teamMembers.teamId, [...teamIds]))
      .groupBy(teamMembers.teamId);
    return teamIds.map((id) => rows.find(({ teamId }) => teamId === id)?.members ?? 0);
  });
}
