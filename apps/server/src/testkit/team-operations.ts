import { inArray } from "drizzle-orm";
import { type TeamRole, teamMembers, teams, users } from "../platform/database/tables.ts";
import type { TestServer } from "./start-test-server.ts";

export const TEAM =
  "query ($input: TeamInput!) { team(input: $input) { id name description myRoleType memberCount allowed } }";
export const TEAM_LIST = "{ teamList { nodes { id name myRoleType } } }";
export const MEMBERS =
  "query ($input: TeamMemberConnectionInput!) { teamMemberConnection(input: $input) { totalCount nodes { id userId name email roleType allowed } } }";
export const SEARCH_USERS =
  "query ($input: TeamSearchUserConnectionInput!) { teamSearchUserConnection(input: $input) { totalCount nodes { userId name email } } }";
export const CREATE_TEAM = "mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }";
export const UPDATE_TEAM = "mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { id } }";
export const DELETE_TEAM = "mutation ($input: DeleteTeamInput!) { deleteTeam(input: $input) { success } }";
export const INVITE = "mutation ($input: InviteTeamMemberInput!) { inviteTeamMember(input: $input) { success } }";
export const REMOVE_MEMBER =
  "mutation ($input: DeleteTeamMemberInput!) { deleteTeamMember(input: $input) { success } }";
export const CHANGE_ROLE =
  "mutation ($input: UpdateTeamMemberRoleInput!) { updateTeamMemberRole(input: $input) { success } }";
export const LEAVE = "mutation ($input: LeaveTeamInput!) { leaveTeam(input: $input) { success } }";

/** A team of accounts that exist, straight in the database; its id, and the ids of the memberships by address. */
export async function insertTeam(
  { application }: TestServer,
  roles: Readonly<Record<string, TeamRole>>,
): Promise<{ readonly teamId: string; readonly memberOf: (email: string) => string }> {
  return application.db.transaction(async (transaction) => {
    const [team] = await transaction.insert(teams).values({ name: "Team" }).returning();
    const teamId = team?.id ?? "";
    const people = await transaction
      .select()
      .from(users)
      .where(inArray(users.email, Object.keys(roles)));
    const members = await transaction
      .insert(teamMembers)
      .values(people.map(({ id, email }) => ({ teamId, userId: id, role: roles[email] ?? "USER" })))
      .returning();
    const memberOf = (email: string) => {
      const person = people.find((each) => each.email === email);
      return members.find(({ userId }) => userId === person?.id)?.id ?? "";
    };
    return { teamId, memberOf };
  });
}
