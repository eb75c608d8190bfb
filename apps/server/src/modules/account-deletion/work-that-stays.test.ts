import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { historyEntries, projects, runs, teamMembers, teams, users } from "../../platform/database/tables.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { CHANGE_ROLE, insertTeam } from "../../testkit/team-operations.ts";

const UNREGISTER = "mutation ($input: UnregisterInput!) { unregister(input: $input) { success } }";
const LEAVING = { signUpType: "EMAIL", reason: "no longer needed" };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("work of a deleted account in another's project stays, by a deleted account", async () => {
  const { db } = server.application;
  const owner = await server.signedIn();
  const author = await server.signedIn("leaving@example.com");
  const id = await owner.createProject("Shared", [resistorBoard()]);
  const [leaving] = await db.select().from(users).where(eq(users.email, "leaving@example.com"));
  const [project] = await db.select().from(projects).where(eq(projects.id, id));
  if (leaving === undefined || project?.boardHash == null) throw new Error("both were created");
  await db.update(projects).set({ latestAuthorId: leaving.id }).where(eq(projects.id, id));
  await db.update(historyEntries).set({ authorId: leaving.id }).where(eq(historyEntries.projectId, id));
  await db.insert(runs).values({
    projectId: id,
    requestedBy: leaving.id,
    jobType: "ROUTING",
    status: "COMPLETE",
    boardHash: project.boardHash,
    majorVersion: 1,
    revisionVersion: 0,
    options: {},
  });

  await author.get(UNREGISTER, LEAVING);

  const { edaProjectV2 } = await owner.get(
    "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { latestAuthor { id name isDeleted email role createdAt } } }",
    { id },
  );
  expect(edaProjectV2.latestAuthor).toEqual({
    id: "",
    name: "Deleted account",
    isDeleted: true,
    email: "",
    role: null,
    createdAt: null,
  });
  const { edaProjectHistoryConnection } = await owner.get(
    "query ($input: EdaProjectHistoryConnectionInput!) { edaProjectHistoryConnection(input: $input) { nodes { latestAuthor { name isDeleted } } } }",
    { id },
  );
  expect(edaProjectHistoryConnection.nodes).toEqual([{ latestAuthor: { name: "Deleted account", isDeleted: true } }]);
  expect(await db.$count(runs, eq(runs.projectId, id))).toBe(1);
});

test("an owner of a team with other members stays; as its only member the account takes the team along", async () => {
  const { db } = server.application;
  const owner = await server.signedIn("owner@example.com");
  const member = await server.signedIn("member@example.com");
  const { teamId } = await insertTeam(server, { "owner@example.com": "OWNER", "member@example.com": "USER" });
  const id = await member.createProject("Of the team", [resistorBoard()]);
  await db.update(projects).set({ teamId }).where(eq(projects.id, id));

  expect((await owner.refusal(UNREGISTER, LEAVING)).extensions).toMatchObject({ code: 10016, teamId });
  expect((await owner.get("{ teamList { nodes { id } } }")).teamList.nodes).toEqual([{ id: teamId }]);

  await member.get(UNREGISTER, LEAVING);
  const authors = "creatorAuthor { name } latestAuthor { name }";
  const { edaProjectV2 } = await owner.get(
    `query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { name ${authors} } }`,
    { id },
  );
  const author = { name: "Deleted account" };
  expect(edaProjectV2).toEqual({ name: "Of the team", creatorAuthor: author, latestAuthor: author });

  await owner.get(UNREGISTER, LEAVING);
  expect(await db.$count(teams, eq(teams.id, teamId))).toBe(0);
  expect(await db.$count(projects, eq(projects.id, id))).toBe(0);
});

test("a transfer and a deletion of the new owner's account at once leave no team without an owner", async () => {
  const { db } = server.application;
  for (let round = 0; round < 5; round++) {
    const [owner, heir] = [`o${round}@example.com`, `h${round}@example.com`];
    const [from, to] = [await server.signedIn(owner), await server.signedIn(heir)];
    const { teamId, memberOf } = await insertTeam(server, { [owner]: "OWNER", [heir]: "ADMIN" });
    await Promise.all([
      from.ask(CHANGE_ROLE, { teamId, memberId: memberOf(heir), roleType: "OWNER" }),
      to.ask(UNREGISTER, LEAVING),
    ]);
    const ofTeam = and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, "OWNER"));
    expect(await db.$count(teamMembers, ofTeam)).toBe(1);
  }
});

test("a removed member with an open socket hears nothing more of the team's projects", async () => {
  const { db, pubSub } = server.application;
  await server.signedIn("boss@example.com");
  const member = await server.signedIn("removed@example.com");
  const { teamId, memberOf } = await insertTeam(server, { "boss@example.com": "OWNER", "removed@example.com": "USER" });
  const id = await member.createProject("Watched", [resistorBoard()]);
  await db.update(projects).set({ teamId }).where(eq(projects.id, id));
  const [person] = await db.select().from(users).where(eq(users.email, "removed@example.com"));
  const heard: string[] = [];
  const socket = member.openSocket();
  const query =
    "subscription { notification(input: { service: CIRCUIT_ARCHITECTURE }) { content { ... on CircuitArchitecture { projectName case } } } }";
  const listening = await server.listening(() => socket.iterate({ query }));
  const reader = (async () => {
    for await (const { data } of listening) heard.push(JSON.stringify(data));
  })();
  const say = () =>
    pubSub.publish({ kind: "project", userId: person?.id ?? "", projectId: id, case: "PROJECT_UPDATED" });
  say();
  await expect.poll(() => heard.length).toBe(1);
  await db.delete(teamMembers).where(eq(teamMembers.id, memberOf("removed@example.com")));
  say();
  // What comes after it is heard: the message before was looked at and dropped.
  const own = await member.createProject("Own", [resistorBoard()]);
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[1]).toContain('"projectName":"Own"');
  expect(own).not.toBe(id);
  await socket.dispose();
  await reader;
});
