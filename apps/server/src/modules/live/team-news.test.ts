import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, CREATE_PROJECT } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { ROUTE, waitForState } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import {
  CHANGE_ROLE,
  DELETE_TEAM,
  INVITE,
  insertTeam,
  LEAVE,
  REMOVE_MEMBER,
  UPDATE_TEAM,
} from "../../testkit/team-operations.ts";

const NEWS = `subscription { notification(input: { service: CIRCUIT_ARCHITECTURE }) { persist content {
  ... on CircuitArchitecture { case projectName target { kind name } } ... on EdaTask { status } } } }`;
const RENAME = "mutation ($input: UpdateEdaProjectInput!) { updateEdaProject(input: $input) { id } }";
const UNREGISTER = "mutation ($input: UnregisterInput!) { unregister(input: $input) { success } }";
const MOVE = "mutation ($input: MoveEdaProjectInput!) { moveEdaProject(input: $input) { id } }";
const JOBS = `query ($input: JobsInput!) { jobs(input: $input) { content {
  ... on CircuitArchitecture { case projectId target { kind id name } } } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What a person's screen hears: `case`, `case name` of a project, `status` of a run; kept ones with a star. */
async function listen(client: Client) {
  const heard: string[] = [];
  const socket = client.openSocket();
  interface Said {
    readonly notification: {
      persist: boolean;
      content: { case?: string; projectName?: string | null; target?: { name: string } | null; status?: string };
    };
  }
  const messages = await server.listening(() => socket.iterate<Said>({ query: NEWS }));
  const reading = (async () => {
    for await (const { data } of messages) {
      const { persist, content } = data?.notification ?? { persist: false, content: {} };
      const about = content.projectName ?? content.target?.name ?? "";
      heard.push(`${content.case ?? content.status} ${about}`.trim() + (persist ? "*" : ""));
    }
  })();
  return {
    heard,
    stop: async () => {
      await socket.dispose();
      await reading;
    },
  };
}

async function signIn<Name extends string>(names: readonly Name[]): Promise<Record<Name, Client>> {
  const clients = {} as Record<Name, Client>;
  for (const name of names) clients[name] = await server.signedIn(`${name}@example.com`);
  return clients;
}

async function createInTeam(client: Client, name: string, teamId: string): Promise<string> {
  const fileUrls = await client.upload([resistorBoard()]);
  const input = { name, jobType: "ROUTING", fileUrls, teamId };
  return (await client.get(CREATE_PROJECT, input)).createEdaProjectQuickModeV2.id;
}

test("members hear of changes and runs of each other on a team's project, strangers do not, the bell is the requester's", async () => {
  const { amy, bob, sam } = await signIn(["amy", "bob", "sam"]);
  const { teamId } = await insertTeam(server, { "amy@example.com": "OWNER", "bob@example.com": "USER" });
  const ears = await listen(bob);
  const strangers = await listen(sam);
  const id = await createInTeam(amy, "Radio", teamId);
  await amy.get(RENAME, { id, name: "Radio 2" });
  await expect.poll(() => ears.heard).toContain("PROJECT_UPDATED Radio 2");
  await amy.get(ROUTE, { id });
  await waitForState(amy, id, /_COMPLETE$/);
  await expect.poll(() => ears.heard).toContain("COMPLETE");
  await expect.poll(() => ears.heard).toContain("ROUTING_COMPLETE Radio 2");
  expect(ears.heard.filter((said) => said.endsWith("*"))).toEqual([]);
  expect((await bob.get("{ unreadCount }")).unreadCount).toBe(0);
  expect((await amy.get("{ unreadCount }")).unreadCount).toBe(1);
  // A private project of a member is no news for the team.
  await amy.createProject("Private", [resistorBoard()]);
  await sam.createProject("Own", [resistorBoard()]);
  await expect.poll(() => strangers.heard).toEqual(["PROJECT_CREATED Own"]);
  expect(ears.heard.filter((said) => said.includes("Private"))).toEqual([]);
  await Promise.all([ears.stop(), strangers.stop()]);
});

test("who is removed is told once, live and under the bell, and hears nothing of the team from then on", async () => {
  const { ann, ben } = await signIn(["ann", "ben"]);
  const { teamId, memberOf } = await insertTeam(server, { "ann@example.com": "OWNER", "ben@example.com": "USER" });
  const id = await createInTeam(ben, "Amplifier", teamId);
  const [benHears, annHears] = [await listen(ben), await listen(ann)];
  await ann.get(REMOVE_MEMBER, { teamId, memberId: memberOf("ben@example.com") });
  await expect.poll(() => benHears.heard.toSorted()).toEqual(["TEAM_REMOVED Team", "TEAM_REMOVED Team*"]);
  await expect.poll(() => annHears.heard).toEqual(["TEAM_UPDATED Team"]);
  await ann.get(RENAME, { id, name: "Amplifier 2" });
  await ann.get(UPDATE_TEAM, { id: teamId, name: "Secret" });
  await expect.poll(() => annHears.heard.at(-1)).toBe("TEAM_UPDATED Secret");
  // Comes after what must not come.
  await ben.createProject("Own", [resistorBoard()]);
  await expect.poll(() => benHears.heard.at(-1)).toBe("PROJECT_CREATED Own");
  expect(benHears.heard).toHaveLength(3);
  expect((await ben.get(JOBS, {})).jobs).toEqual([
    { content: { case: "TEAM_REMOVED", projectId: null, target: { kind: "TEAM", id: teamId, name: "Team" } } },
  ]);
  await Promise.all([benHears.stop(), annHears.stop()]);
});

test("a team hears when a project is taken from it, and not what becomes of it", async () => {
  const { dan, eve } = await signIn(["dan", "eve"]);
  const { teamId } = await insertTeam(server, { "dan@example.com": "OWNER", "eve@example.com": "USER" });
  const id = await createInTeam(dan, "Tuner", teamId);
  const eveHears = await listen(eve);
  await dan.get(MOVE, { id });
  await expect.poll(() => eveHears.heard).toEqual(["TEAM_UPDATED Team"]);
  await dan.get(RENAME, { id, name: "Tuner of Dan" });
  // It was not the team's before: the team has lost nothing.
  await dan.get(MOVE, { id, teamId });
  await expect.poll(() => eveHears.heard.at(-1)).toBe("PROJECT_UPDATED Tuner of Dan");
  expect(eveHears.heard).toHaveLength(2);
  await eveHears.stop();
});

test("joining, roles, leaving and the end of a team reach the account's own screens", async () => {
  const { kim, lee } = await signIn(["kim", "lee"]);
  const { teamId } = await insertTeam(server, { "kim@example.com": "OWNER" });
  const [kimHears, leeHears] = [await listen(kim), await listen(lee)];
  const { profile } = await lee.get("{ profile { userId } }");
  await kim.get(INVITE, { teamId, userId: profile.userId });
  await expect.poll(() => leeHears.heard).toContain("TEAM_JOINED Team*");
  const members = `query ($input: TeamMemberConnectionInput!) { teamMemberConnection(input: $input) { nodes { id userId } } }`;
  const { nodes } = (await kim.get(members, { teamId })).teamMemberConnection;
  const memberId = nodes.find(({ userId }: { userId: string }) => userId === profile.userId).id;
  await kim.get(CHANGE_ROLE, { teamId, memberId, roleType: "ADMIN" });
  await expect.poll(() => leeHears.heard).toContain("TEAM_ROLE Team*");
  await lee.get(LEAVE, { teamId });
  await expect.poll(() => leeHears.heard.at(-1)).toBe("TEAM_LEFT Team");
  expect(kimHears.heard.filter((said) => said.endsWith("*"))).toEqual([]);
  // Once departed, an invitation is to be accepted: it is announced, and nobody is a member yet.
  await kim.get(INVITE, { teamId, userId: profile.userId });
  await expect.poll(() => leeHears.heard).toContain("TEAM_INVITATION Team*");
  const { ownTeamInvitations } = await lee.get("{ ownTeamInvitations { nodes { id } } }");
  await lee.get("mutation ($input: AnswerTeamInvitationInput!) { acceptTeamInvitation(input: $input) { id } }", {
    id: ownTeamInvitations.nodes[0].id,
  });
  await kim.get(DELETE_TEAM, { id: teamId });
  await expect.poll(() => leeHears.heard).toContain("TEAM_DELETED Team*");
  await expect.poll(() => kimHears.heard).toContain("TEAM_DELETED Team");
  await Promise.all([kimHears.stop(), leeHears.stop()]);
});

test("members hear that an account of the team was deleted", async () => {
  const { ned, oda } = await signIn(["ned", "oda"]);
  await insertTeam(server, { "ned@example.com": "OWNER", "oda@example.com": "USER" });
  const ears = await listen(ned);
  await oda.get(UNREGISTER, { signUpType: "EMAIL", reason: "no longer needed" });
  await expect.poll(() => ears.heard).toContain("TEAM_UPDATED Team");
  await ears.stop();
});
