import type { Database } from "../../platform/database/open-database.ts";
import type { News, TeamNewsCase } from "../../platform/pub-sub.ts";
import { aboutTeam, writeNotification } from "../notifications/notification-store.ts";

/** That something of the team or of its members changed, for the open screens of all members. */
export function newsForMembers(teamId: string): News {
  return { kind: "team", userId: null, teamId, case: "TEAM_UPDATED" };
}

/** That an account's own place in a team changed, for its open screens. */
export function newsForPerson(teamId: string, userId: string, occasion: TeamNewsCase): News {
  return { kind: "team", userId, teamId, case: occasion };
}

/**
 * The same, and under the bell: somebody else did it. The notification is written in the caller's transaction; the news is
 * published once that holds.
 */
export async function notifyPerson(
  transaction: Database,
  {
    team,
    userId,
    occasion,
    by,
    at,
  }: {
    readonly team: { readonly id: string; readonly name: string };
    readonly userId: string;
    readonly occasion: TeamNewsCase;
    /** Who did it. */
    readonly by: string;
    readonly at: Date;
  },
): Promise<readonly News[]> {
  const content = aboutTeam(occasion, team, by);
  const notification = await writeNotification(transaction, { userId, parent: null, content, at });
  return [newsForPerson(team.id, userId, occasion), notification];
}
