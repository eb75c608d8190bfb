import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { media, outbox, projects, teamMembers, teams } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import {
  CHANGE_ROLE,
  CREATE_TEAM,
  DELETE_TEAM,
  INVITE,
  LEAVE,
  MEMBERS,
  REMOVE_MEMBER,
  SEARCH_USERS,
  TEAM,
  TEAM_LIST,
  UPDATE_TEAM,
} from "../../testkit/team-operations.ts";
import { removeUnusedMedia } from "../media/media-store.ts";
import { eraseOldDeletedProjects } from "../storage/erase-projects.ts";
import { eraseOldDeletedTeams } from "./change-team.ts";

let server: TestServer;
let anna: Client;
let ben: Client;
let cho: Client;
beforeAll(async () => {
  server = await startTestServer();
  [anna, ben, cho] = [
    await server.signedIn("anna@example.com"),
    await server.signedIn("ben@example.com"),
    await server.signedIn("cho@example.com"),
  ];
});
afterAll(() => server.stop());

const find = async (client: Client, teamId: string, keyword: string) =>
  (await client.get(SEARCH_USERS, { teamId, keyword })).teamSearchUserConnection.nodes;
const membersOf = async (client: Client, teamId: string) =>
  (await client.get(MEMBERS, { teamId })).teamMemberConnection.nodes as {
    id: string;
    email: string;
    roleType: string;
  }[];
const memberId = async (client: Client, teamId: string, email: string) =>
  (await membersOf(client, teamId)).find((member) => member.email === email)?.id ?? "";
const mailsTo = async (email: string) =>
  (await server.application.db.select().from(outbox).where(eq(outbox.recipient, email))).map(({ kind }) => kind);

test("a team from its creation over invitation, role, transfer and removal to its end", async () => {
  const { createTeam } = await anna.get(CREATE_TEAM, { name: " Radio lab ", description: "Boards up to 6 GHz" });
  const teamId = createTeam.id as string;
  expect((await anna.get(TEAM, { id: teamId })).team).toMatchObject({
    name: "Radio lab",
    description: "Boards up to 6 GHz",
    myRoleType: "OWNER",
    memberCount: 1,
  });
  expect((await ben.get(TEAM_LIST)).teamList.nodes).toEqual([]);

  const [found] = await find(anna, teamId, "Ben@example.com");
  await anna.get(INVITE, { teamId, userId: found.userId });
  expect((await anna.refusal(INVITE, { teamId, userId: found.userId })).extensions).toMatchObject({
    code: 409,
    reason: "ALREADY_MEMBER",
  });
  expect(await find(anna, teamId, "ben@example.com")).toEqual([]);
  expect((await ben.get(TEAM_LIST)).teamList.nodes).toEqual([{ id: teamId, name: "Radio lab", myRoleType: "USER" }]);
  expect(await mailsTo("ben@example.com")).toContain("TEAM_JOINED");

  const roleType = "ADMIN";
  await anna.get(CHANGE_ROLE, { teamId, memberId: await memberId(anna, teamId, "ben@example.com"), roleType });
  const [third] = await find(ben, teamId, "cho@example.com");
  await ben.get(INVITE, { teamId, userId: third.userId, roleType: "USER" });
  await ben.get(UPDATE_TEAM, { id: teamId, name: "Radio team" });
  await cho.get(LEAVE, { teamId });
  expect((await cho.refusal(TEAM, { id: teamId })).extensions.code).toBe(404);

  await anna.get(CHANGE_ROLE, { teamId, memberId: await memberId(anna, teamId, "ben@example.com"), roleType: "OWNER" });
  expect((await membersOf(ben, teamId)).map(({ email, roleType: role }) => [email, role])).toEqual([
    ["ben@example.com", "OWNER"],
    ["anna@example.com", "ADMIN"],
  ]);
  expect(await mailsTo("ben@example.com")).toContain("TEAM_OWNER");
  await ben.get(REMOVE_MEMBER, { teamId, memberId: await memberId(ben, teamId, "anna@example.com") });
  expect(await mailsTo("anna@example.com")).toContain("TEAM_REMOVED");
  expect((await anna.refusal(TEAM, { id: teamId })).extensions.code).toBe(404);

  expect((await ben.refusal(DELETE_TEAM, { id: teamId, confirmName: "Radio lab" })).extensions.field).toBe(
    "confirmName",
  );
  await ben.get(DELETE_TEAM, { id: teamId, confirmName: "Radio team" });
  expect((await ben.get(TEAM_LIST)).teamList.nodes).toEqual([]);
  expect((await ben.refusal(TEAM, { id: teamId })).extensions.code).toBe(404);
});

test("an account's id names no member", async () => {
  const teamId = (await anna.get(CREATE_TEAM, { name: "Ids" })).createTeam.id;
  const { profile } = await anna.get("{ profile { userId } }");
  expect((await anna.refusal(REMOVE_MEMBER, { teamId, memberId: profile.userId })).extensions.code).toBe(404);
});

test("a search by name masks addresses, until a team is shared", async () => {
  const teamId = (await anna.get(CREATE_TEAM, { name: "Search" })).createTeam.id;
  await server.signedIn("dora@somewhere.co.kr");
  const rename = "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { name } }";
  const dora = await server.signedIn("dora2@example.com");
  await dora.get(rename, { name: "Dora Park" });
  await cho.get(rename, { name: "Dora_X" });
  expect(await find(anna, teamId, "dora")).toMatchObject([
    { email: "d•••@s•••.kr" },
    { name: "Dora Park", email: "d•••@e•••.com" },
    { name: "Dora_X", email: "c•••@e•••.com" },
  ]);
  expect(await find(anna, teamId, "Dora_")).toHaveLength(1);
  expect(await find(anna, teamId, "dora2@example.com")).toMatchObject([{ email: "dora2@example.com" }]);
  const other = (await anna.get(CREATE_TEAM, { name: "Shared" })).createTeam.id;
  const [park] = await find(anna, other, "Dora Park");
  await anna.get(INVITE, { teamId: other, userId: park.userId });
  expect(await find(anna, teamId, "Dora Park")).toMatchObject([{ email: "dora2@example.com" }]);
  expect((await anna.refusal(SEARCH_USERS, { teamId, keyword: "do" })).extensions.field).toBe("keyword");
});

test("searches and invitations are limited", async () => {
  const eve = await server.signedIn();
  const teamId = (await eve.get(CREATE_TEAM, { name: "Many" })).createTeam.id;
  for (let n = 0; n < 30; n++) await find(eve, teamId, "nobody@example.com");
  expect((await eve.refusal(SEARCH_USERS, { teamId, keyword: "nobody" })).extensions.code).toBe(10002);
  const nobody = { teamId, userId: "00000000-0000-4000-8000-000000000000" };
  for (let n = 0; n < 20; n++) expect((await eve.refusal(INVITE, nobody)).extensions.code).toBe(404);
  expect((await eve.refusal(INVITE, nobody)).extensions.code).toBe(10002);
});

test("an account owns ten teams, however many it asks for at once", async () => {
  const eve = await server.signedIn();
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => eve.ask(CREATE_TEAM, { name: `Team ${n}` })));
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused.map(({ extensions }) => extensions.reason)).toEqual(["TEAM_LIMIT", "TEAM_LIMIT"]);
});

test("names of 2 to 40 characters, descriptions of 500", async () => {
  for (const name of ["", " a ", "x".repeat(41)])
    expect((await cho.refusal(CREATE_TEAM, { name })).extensions.field).toBe("name");
  const description = "x".repeat(501);
  expect((await cho.refusal(CREATE_TEAM, { name: "Fine", description })).extensions.field).toBe("description");
});

test("a team's image is the team's: it stays in use, and the team cannot take another account's", async () => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const { data } = await anna.uploadMedia({ name: "team.png", bytes: picture }, "PROFILE_IMAGE");
  const url = data?.singleUploadFile.url as string;
  expect((await ben.refusal(CREATE_TEAM, { name: "Thief", thumbnailUrl: url })).extensions.field).toBe("thumbnailUrl");
  const id = (await anna.get(CREATE_TEAM, { name: "Pictured", thumbnailUrl: url })).createTeam.id;
  server.advance(25 * 3_600_000);
  await removeUnusedMedia(server.application);
  const { db } = server.application;
  expect(await db.select({ ownerId: media.ownerId, teamId: media.teamId }).from(media)).toEqual([
    { ownerId: null, teamId: id },
  ]);
});

test("a deleted team's projects are gone with it, and its rows after thirty days", async () => {
  const { db, now } = server.application;
  const owner = await server.signedIn();
  const id = (await owner.get(CREATE_TEAM, { name: "Short-lived" })).createTeam.id as string;
  const projectId = await owner.createProject("Of the team", [resistorBoard()]);
  await db.update(projects).set({ teamId: id }).where(eq(projects.id, projectId));
  await owner.get(DELETE_TEAM, { id });
  const status =
    "query ($input: EdaProjectStatusV2Input!) { edaProjectStatusV2(input: $input) { progress { percent } } }";
  expect((await owner.refusal(status, { id: projectId })).extensions.code).toBe(70006);
  await eraseOldDeletedTeams(db, now());
  expect(await db.$count(teams, eq(teams.id, id))).toBe(1);
  server.advance(31 * 86_400_000);
  await eraseOldDeletedTeams(db, now());
  expect(await db.$count(teams, eq(teams.id, id))).toBe(1);
  await eraseOldDeletedProjects(server.application);
  await eraseOldDeletedTeams(db, now());
  expect(await db.$count(teams, eq(teams.id, id))).toBe(0);
  expect(await db.$count(teamMembers, eq(teamMembers.teamId, id))).toBe(0);
});
