import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox, teamInvitations } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { INVITE, insertTeam, LEAVE, MEMBERS, SEARCH_USERS, TEAM_LIST } from "../../testkit/team-operations.ts";

const LIST =
  "query ($input: TeamInvitationConnectionInput!) { teamInvitationConnection(input: $input) { totalCount nodes { id email roleType sentCount isExpired } } }";
const OWN = "{ ownTeamInvitations { nodes { id teamName roleType inviterName } } }";
const OPEN = "query ($input: TeamInvitationInput!) { teamInvitation(input: $input) { teamName email } }";
const RESEND = "mutation ($input: TeamInvitationOfTeamInput!) { resendTeamInvitation(input: $input) { success link } }";
const REVOKE = "mutation ($input: TeamInvitationOfTeamInput!) { revokeTeamInvitation(input: $input) { success } }";
const ACCEPT = "mutation ($input: AnswerTeamInvitationInput!) { acceptTeamInvitation(input: $input) { id } }";
const DECLINE = "mutation ($input: AnswerTeamInvitationInput!) { declineTeamInvitation(input: $input) { success } }";

let server: TestServer;
let owner: Client;
let teamId: string;
beforeAll(async () => {
  server = await startTestServer({ configuration: { publicUrl: new URL("http://pcb.example.com") } });
  owner = await server.signedIn("owner@example.com");
  ({ teamId } = await insertTeam(server, { "owner@example.com": "OWNER" }));
});
afterAll(() => server.stop());

/** Of the newest mail to an address. */
async function tokenFor(email: string): Promise<string> {
  const [mail] = await server.application.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  const token = /\/workspace\/team\/invitation\/\?token=([\w-]+)/.exec(mail?.body ?? "")?.[1];
  if (token === undefined) throw new Error(`no invitation was mailed to ${email}`);
  return token;
}

const invite = async (email: string, roleType = "USER") =>
  (await owner.get(INVITE_ADDRESS, { teamId, email, roleType })).inviteTeamMember;
const INVITE_ADDRESS =
  "mutation ($input: InviteTeamMemberInput!) { inviteTeamMember(input: $input) { success hasJoined link } }";
const invitationsOf = async () => (await owner.get(LIST, { teamId })).teamInvitationConnection.nodes;

test("an address without an account is invited, signs up and accepts", async () => {
  const answer = await invite("New@Example.com", "ADMIN");
  const token = await tokenFor("new@example.com");
  // No mail leaves this server, so the inviter gets the link to copy.
  expect(answer).toEqual({ success: true, hasJoined: false, link: `/workspace/team/invitation/?token=${token}` });
  expect((await server.visitor().get(OPEN, { token })).teamInvitation).toEqual({
    teamName: "Team",
    email: "new@example.com",
  });
  const person = await server.signedIn("new@example.com");
  expect((await person.get(OWN)).ownTeamInvitations.nodes).toMatchObject([{ teamName: "Team", roleType: "ADMIN" }]);
  expect((await person.get(ACCEPT, { token })).acceptTeamInvitation).toEqual({ id: teamId });
  expect((await person.get(TEAM_LIST)).teamList.nodes).toMatchObject([{ id: teamId, myRoleType: "ADMIN" }]);
  expect((await person.refusal(ACCEPT, { token })).extensions.code).toBe(404);
  expect((await owner.refusal(INVITE_ADDRESS, { teamId, email: "new@example.com" })).extensions).toMatchObject({
    code: 409,
    reason: "ALREADY_MEMBER",
  });
});

test("the answer to an invitation by address is the same whether the address has an account or not", async () => {
  await server.signedIn("registered@example.com");
  const shape = ({ success, link }: { success: boolean; link: string }) => [success, link.replace(/=.*/, "")];
  expect(shape(await invite("registered@example.com"))).toEqual(shape(await invite("nobody@example.com")));
  const listed = (await invitationsOf()).map(({ id, ...rest }: { id: string }) => rest);
  expect(listed).toContainEqual({ email: "registered@example.com", roleType: "USER", sentCount: 1, isExpired: false });
  expect(listed).toContainEqual({ email: "nobody@example.com", roleType: "USER", sentCount: 1, isExpired: false });
  expect((await owner.get(MEMBERS, { teamId })).teamMemberConnection.totalCount).toBe(2);
});

test("another account cannot accept, and the link stays good", async () => {
  const other = await server.signedIn("other@example.com");
  await invite("meant@example.com");
  const token = await tokenFor("meant@example.com");
  const { message, extensions } = await other.refusal(ACCEPT, { token });
  expect(message).toBe("This invitation is for meant@example.com. Log in with that address to accept it.");
  expect(extensions).toMatchObject({ code: 409, reason: "OTHER_ADDRESS" });
  const [invitation] = (await invitationsOf()).filter(({ email }: { email: string }) => email === "meant@example.com");
  expect((await other.refusal(ACCEPT, { id: invitation.id })).extensions.code).toBe(404);
  const meant = await server.signedIn("meant@example.com");
  await meant.get(ACCEPT, { token });
});

test("a new link makes the old one useless; a revoked, declined or unknown one opens nothing", async () => {
  await invite("again@example.com");
  const first = await tokenFor("again@example.com");
  const [{ id }] = (await invitationsOf()).filter(({ email }: { email: string }) => email === "again@example.com");
  await owner.get(RESEND, { teamId, id });
  const second = await tokenFor("again@example.com");
  expect(second).not.toBe(first);
  const visitor = server.visitor();
  expect((await visitor.refusal(OPEN, { token: first })).extensions.code).toBe(404);
  expect((await visitor.get(OPEN, { token: second })).teamInvitation.email).toBe("again@example.com");
  await owner.get(REVOKE, { teamId, id });
  expect((await visitor.refusal(OPEN, { token: second })).extensions.code).toBe(404);
  expect((await owner.refusal(RESEND, { teamId, id })).extensions.code).toBe(404);

  await invite("again@example.com");
  const token = await tokenFor("again@example.com");
  const person = await server.signedIn("again@example.com");
  await person.get(DECLINE, { token });
  expect((await person.get(OWN)).ownTeamInvitations.nodes).toEqual([]);
});

test("inviting an address twice keeps one invitation, with its newest link and role", async () => {
  await invite("twice@example.com");
  await invite("twice@example.com", "ADMIN");
  const rows = (await invitationsOf()).filter(({ email }: { email: string }) => email === "twice@example.com");
  expect(rows).toMatchObject([{ roleType: "ADMIN", sentCount: 2 }]);
});

test("who left is invited and has to accept", async () => {
  const leaver = await server.signedIn("leaver@example.com");
  const [found] = (await owner.get(SEARCH_USERS, { teamId, keyword: "leaver@example.com" })).teamSearchUserConnection
    .nodes;
  const inviteAccount = async () =>
    (await owner.get(INVITE_ADDRESS, { teamId, userId: found.userId })).inviteTeamMember;
  expect(await inviteAccount()).toEqual({ success: true, hasJoined: true, link: null });
  await leaver.get(LEAVE, { teamId });
  expect(await inviteAccount()).toMatchObject({ hasJoined: false, link: expect.stringContaining("?token=") });
  expect((await leaver.get(TEAM_LIST)).teamList.nodes).toEqual([]);
  const [{ id }] = (await leaver.get(OWN)).ownTeamInvitations.nodes;
  await leaver.get(ACCEPT, { id });
  expect((await leaver.get(TEAM_LIST)).teamList.nodes).toHaveLength(1);
});

test("an invitation names an address or an account, and no admin gives more than their own role allows", async () => {
  expect((await owner.refusal(INVITE, { teamId })).extensions.field).toBe("userId");
  expect((await owner.refusal(INVITE, { teamId, email: "no address" })).extensions.field).toBe("email");
  const admin = await server.signedIn("admin@example.com");
  const { teamId: other } = await insertTeam(server, { "owner@example.com": "OWNER", "admin@example.com": "ADMIN" });
  await owner.get(INVITE, { teamId: other, email: "second-admin@example.com", roleType: "ADMIN" });
  const [{ id }] = (await admin.get(LIST, { teamId: other })).teamInvitationConnection.nodes;
  expect((await admin.refusal(REVOKE, { teamId: other, id })).extensions.code).toBe(1001);
  expect((await admin.refusal(RESEND, { teamId: other, id })).extensions.code).toBe(1001);
});

test("an invitation is deleted with the account of its address", async () => {
  await invite("gone@example.com");
  const gone = await server.signedIn("gone@example.com");
  await gone.get("mutation ($input: UnregisterInput!) { unregister(input: $input) { success } }", {
    signUpType: "EMAIL",
    reason: "no longer needed",
  });
  const { db } = server.application;
  expect(await db.$count(teamInvitations, eq(teamInvitations.email, "gone@example.com"))).toBe(0);
});

test("an invitation expires after seven days", async () => {
  await invite("late@example.com");
  const token = await tokenFor("late@example.com");
  const visitor = server.visitor();
  server.advance(7 * 86_400_000 - 60_000);
  expect((await visitor.get(OPEN, { token })).teamInvitation.email).toBe("late@example.com");
  server.advance(60_001);
  expect((await visitor.refusal(OPEN, { token })).extensions.code).toBe(10010);
});
