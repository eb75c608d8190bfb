import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { planVersions, projects, teamMembers, users } from "../../platform/database/tables.ts";
import { type Client, CREATE_PROJECT } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { INVITE, insertTeam } from "../../testkit/team-operations.ts";
import { heldByTeam } from "../access/holder.ts";
import { beginPaidPeriod } from "./paid-periods.ts";
import { queueWeightOf } from "./plan-limits.ts";

const DUPLICATE = "mutation ($input: DuplicateEdaProjectInput!) { duplicateEdaProject(input: $input) { id } }";
const MOVE = "mutation ($input: MoveEdaProjectInput!) { moveEdaProject(input: $input) { id } }";
const DELETE = "mutation ($input: DeleteEdaProjectV2Input!) { deleteEdaProjectV2(input: $input) { success } }";
const USE = `query ($input: PlanUseInput!) { planUse(input: $input) {
  isEnforced projects { used limit } members { used limit } } }`;
const ACCEPT = "mutation ($input: AnswerTeamInvitationInput!) { acceptTeamInvitation(input: $input) { id } }";
const OWN = "{ ownTeamInvitations { nodes { id } } }";
const INVITE_ADDRESS = "mutation ($input: InviteTeamMemberInput!) { inviteTeamMember(input: $input) { success } }";
const LEFT = 3;

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ configuration: { credits: "on" } });
  client = await server.signedIn("owner@example.com");
});
afterAll(() => server.stop());

const userIdOf = async (email: string) => {
  const [user] = await server.application.db.select().from(users).where(eq(users.email, email));
  return user?.id ?? "";
};
async function create(by: Client, name: string, teamId?: string): Promise<string> {
  const fileUrls = await by.upload([resistorBoard()]);
  const created = await by.get(CREATE_PROJECT, { name, jobType: "ROUTING", fileUrls, teamId });
  return created.createEdaProjectQuickModeV2.id;
}
/** Projects of nothing, straight in the database. */
async function fill(count: number, teamId: string | null): Promise<void> {
  const ownerId = await userIdOf("owner@example.com");
  const rows = Array.from({ length: count }, (_, index) => ({
    ownerId,
    teamId,
    latestAuthorId: ownerId,
    name: `Filler ${index}`,
    jobType: "ROUTING" as const,
    receipt: { files: [], lines: [], diagnostics: [] },
  }));
  await server.application.db.insert(projects).values(rows);
}
const countOf = (teamId: string | null, ownerId: string) =>
  server.application.db.$count(projects, eq(projects.holderId, teamId ?? ownerId));

test("the free plan allows its projects and not one more, however many are created at once", async () => {
  const id = await create(client, "First");
  await fill(20 - 1 - LEFT, null);
  const use = { isEnforced: true, projects: { used: 20 - LEFT, limit: 20 }, members: null };
  expect((await client.get(USE, {})).planUse).toEqual(use);
  const copies = await Promise.allSettled(Array.from({ length: 10 }, () => client.get(DUPLICATE, { id })));
  expect(copies.filter(({ status }) => status === "fulfilled")).toHaveLength(LEFT);
  expect(await countOf(null, await userIdOf("owner@example.com"))).toBe(20);
  const fileUrls = await client.upload([resistorBoard()]);
  const refused = await client.refusal(CREATE_PROJECT, { name: "Beyond", jobType: "ROUTING", fileUrls });
  expect(refused.message).toMatch("The plan FREE allows 20 projects.");
  expect(refused.extensions).toMatchObject({ code: 409, reason: "PLAN_LIMIT", limit: 20 });
  await client.get(DELETE, { id });
  await create(client, "In its place");
});

test("a team without a plan has the projects of the free plan; with one, those of its plan; moving counts, too", async () => {
  const { db, now } = server.application;
  const { teamId } = await insertTeam(server, { "owner@example.com": "OWNER" });
  await fill(20, teamId);
  const mover = await server.signedIn("mover@example.com");
  const own = await create(mover, "Mover's");
  await server.application.db
    .insert(teamMembers)
    .values({ teamId, userId: await userIdOf("mover@example.com"), role: "ADMIN" });
  const refused = await mover.refusal(MOVE, { id: own, teamId });
  expect(refused.message).toMatch("A team without a plan has at most 20 projects.");
  expect(refused.extensions).toMatchObject({ code: 409, reason: "PLAN_LIMIT" });
  expect(await queueWeightOf(db, heldByTeam(teamId))).toBe(1);
  const limits = { projectLimit: 2000, memberLimit: 20, queueWeight: 3 };
  const [version] = await db
    .insert(planVersions)
    .values({ planId: "TEAM", version: 2, ...limits, creditsAMonth: 600, isSample: false, publishedAt: now() })
    .returning();
  await db.transaction((transaction) =>
    beginPaidPeriod(transaction, heldByTeam(teamId), {
      planVersionId: version?.id ?? "",
      purchaseId: crypto.randomUUID(),
      price: { minor: 3900n, currency: "USD" },
      from: null,
      at: now(),
    }),
  );
  expect(await queueWeightOf(db, heldByTeam(teamId))).toBe(3);
  await mover.get(MOVE, { id: own, teamId });
  expect((await client.get(USE, { teamId })).planUse).toEqual({
    isEnforced: true,
    projects: { used: 21, limit: 2000 },
    members: { used: 2, limit: 20 },
  });
});

test("a team holds the members of its plan, open invitations included; who was invited before keeps the place", async () => {
  const names = Array.from({ length: 19 }, (_, index) => `member${index}@example.com`);
  const consentedAt = server.application.now();
  await server.application.db.insert(users).values(names.map((email) => ({ email, name: "Member", consentedAt })));
  const { teamId } = await insertTeam(server, {
    "owner@example.com": "OWNER",
    ...Object.fromEntries(names.slice(0, 18).map((email) => [email, "USER" as const])),
  });
  await client.get(INVITE_ADDRESS, { teamId, email: "invited@example.com", roleType: "USER" });
  expect((await client.get(USE, { teamId })).planUse.members).toEqual({ used: 20, limit: 20 });
  const userId = await userIdOf(names[18] ?? "");
  for (const who of [{ userId }, { email: "another@example.com" }]) {
    const refused = await client.refusal(INVITE, { teamId, roleType: "USER", ...who });
    expect(refused.message).toMatch("A team without a plan has at most 20 members, open invitations included.");
    expect(refused.extensions).toMatchObject({ code: 409, reason: "PLAN_LIMIT", limit: 20 });
  }
  // A new link for the same address takes no further place.
  await client.get(INVITE_ADDRESS, { teamId, email: "invited@example.com", roleType: "USER" });
  const invited = await server.signedIn("invited@example.com");
  const [invitation] = (await invited.get(OWN)).ownTeamInvitations.nodes;
  // Somebody came in by another way meanwhile: nobody exceeds the limit.
  const place = { teamId, userId, role: "USER" as const };
  await server.application.db.insert(teamMembers).values(place);
  expect((await invited.refusal(ACCEPT, { id: invitation.id })).extensions).toMatchObject({ reason: "PLAN_LIMIT" });
  await server.application.db
    .delete(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), inArray(teamMembers.userId, [userId])));
  await invited.get(ACCEPT, { id: invitation.id });
  expect(await server.application.db.$count(teamMembers, eq(teamMembers.teamId, teamId))).toBe(20);
});

test("what others see of a team's plan does not exist for a stranger, and a server that only records refuses nothing", async () => {
  const { teamId } = await insertTeam(server, { "owner@example.com": "OWNER" });
  const stranger = await server.signedIn();
  expect((await stranger.refusal(USE, { teamId })).extensions.code).toBe(404);
  const lenient = await startTestServer();
  const person = await lenient.signedIn("owner@example.com");
  const [user] = await lenient.application.db.select().from(users).where(eq(users.email, "owner@example.com"));
  const ownerId = user?.id ?? "";
  const receipt = { files: [], lines: [], diagnostics: [] };
  await lenient.application.db.insert(projects).values(
    Array.from({ length: 20 }, (_, index) => ({
      ownerId,
      latestAuthorId: ownerId,
      name: `Filler ${index}`,
      jobType: "ROUTING" as const,
      receipt,
    })),
  );
  await create(person, "One more");
  expect((await person.get(USE, {})).planUse).toMatchObject({ isEnforced: false, projects: { used: 21, limit: 20 } });
  await lenient.stop();
});
