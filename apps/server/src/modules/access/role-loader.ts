import DataLoader from "dataloader";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { type TeamRole, teamMembers, teams } from "../../platform/database/tables.ts";

interface Membership {
  readonly userId: string;
  readonly teamId: string;
}

/** Roles as `findRole` gives them, in one query for a list; kept for one request. */
export function loadRoles(db: Database) {
  return new DataLoader<Membership, TeamRole | undefined, string>(
    async (memberships) => {
      const rows = await db
        .select({ userId: teamMembers.userId, teamId: teamMembers.teamId, role: teamMembers.role })
        .from(teamMembers)
        .innerJoin(teams, and(eq(teams.id, teamMembers.teamId), isNull(teams.deletedAt)))
        .where(
          and(
            inArray(teamMembers.userId, [...new Set(memberships.map(({ userId }) => userId))]),
            inArray(teamMembers.teamId, [...new Set(memberships.map(({ teamId }) => teamId))]),
          ),
        );
      return memberships.map((of) => rows.find((row) => keyOf(row) === keyOf(of))?.role);
    },
    { cacheKeyFn: keyOf },
  );
}

function keyOf({ userId, teamId }: Membership): string {
  return `${userId} ${teamId}`;
}
