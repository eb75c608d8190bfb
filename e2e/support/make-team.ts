import { askServer } from "./ask-server.ts";
import type { Page } from "./story.ts";

const CREATE = "mutation($input: CreateTeamInput!) { createTeam(input: $input) { id } }";
const SEARCH =
  "query($input: TeamSearchUserConnectionInput!) { teamSearchUserConnection(input: $input) { nodes { userId } } }";
const INVITE = "mutation($input: InviteTeamMemberInput!) { inviteTeamMember(input: $input) { success } }";
const MEMBERS =
  "query($input: TeamMemberConnectionInput!) { teamMemberConnection(input: $input) { nodes { id email } } }";
const REMOVE = "mutation($input: DeleteTeamMemberInput!) { deleteTeamMember(input: $input) { success } }";
const ROLE = "mutation($input: UpdateTeamMemberRoleInput!) { updateTeamMemberRole(input: $input) { success } }";

type Owner = Pick<Page, "request">;

/** A team of the page's person with these accounts as members of the role USER. Its id. */
export async function makeTeam(owner: Owner, name: string, emails: readonly string[]): Promise<string> {
  const teamId: string = (await askServer(owner, CREATE, { name, thumbnailUrl: "" })).createTeam.id;
  for (const email of emails) {
    const found = (await askServer(owner, SEARCH, { teamId, keyword: email })).teamSearchUserConnection.nodes;
    await askServer(owner, INVITE, { teamId, userId: found[0].userId });
  }
  return teamId;
}

export async function removeMember(owner: Owner, teamId: string, email: string): Promise<void> {
  await askServer(owner, REMOVE, { teamId, memberId: await memberIdOf(owner, teamId, email) });
}

export async function changeRole(owner: Owner, teamId: string, email: string, roleType: string): Promise<void> {
  await askServer(owner, ROLE, { teamId, memberId: await memberIdOf(owner, teamId, email), roleType });
}

async function memberIdOf(owner: Owner, teamId: string, email: string): Promise<string> {
  const { nodes } = (await askServer(owner, MEMBERS, { teamId, size: 100 })).teamMemberConnection;
  return nodes.find((member: { email: string }) => member.email === email).id;
}
