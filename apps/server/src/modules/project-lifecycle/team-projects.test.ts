import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { files, users } from "../../platform/database/tables.ts";
import { type Client, CREATE_PROJECT } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { insertTeam } from "../../testkit/team-operations.ts";
import { storedBytesOf } from "../storage/account-storage.ts";

const LIST =
  "query ($input: EdaProjectConnectionV2Input!) { edaProjectConnectionV2(input: $input) { nodes { name teamId } } }";
const DUPLICATE = "mutation ($input: DuplicateEdaProjectInput!) { duplicateEdaProject(input: $input) { id } }";
const MOVE = "mutation ($input: MoveEdaProjectInput!) { moveEdaProject(input: $input) { id } }";
const DELETE = "mutation ($input: DeleteEdaProjectV2Input!) { deleteEdaProjectV2(input: $input) { success } }";

let server: TestServer;
let owner: Client;
let user: Client;
let stranger: Client;
let teamId: string;
beforeAll(async () => {
  server = await startTestServer();
  [owner, user, stranger] = [
    await server.signedIn("owner@example.com"),
    await server.signedIn("user@example.com"),
    await server.signedIn("stranger@example.com"),
  ];
  ({ teamId } = await insertTeam(server, { "owner@example.com": "OWNER", "user@example.com": "USER" }));
});
afterAll(() => server.stop());

const idOf = async (email: string) => {
  const [person] = await server.application.db.select().from(users).where(eq(users.email, email));
  return person?.id ?? "";
};
const namesOf = async (client: Client, input: object) =>
  (await client.get(LIST, { sortKey: "NAME", order: "ASC", ...input })).edaProjectConnectionV2.nodes.map(
    ({ name }: { name: string }) => name,
  );
async function createInTeam(client: Client, name: string): Promise<string> {
  const fileUrls = await client.upload([resistorBoard()]);
  const created = await client.get(CREATE_PROJECT, { name, jobType: "ROUTING", fileUrls, teamId });
  return created.createEdaProjectQuickModeV2.id;
}

test("members create, see, copy and delete projects of the team; strangers do not find the team", async () => {
  const id = await createInTeam(user, "Amplifier");
  expect((await owner.get(LIST, { teamId })).edaProjectConnectionV2.nodes).toEqual([{ name: "Amplifier", teamId }]);
  expect(await namesOf(user, {})).toEqual([]);
  expect(await namesOf(owner, { teamId, creatorId: await idOf("user@example.com") })).toEqual(["Amplifier"]);
  expect(await namesOf(owner, { teamId, creatorId: await idOf("owner@example.com") })).toEqual([]);

  const fileUrls = await owner.upload([resistorBoard()]);
  const taken = await owner.refusal(CREATE_PROJECT, { name: "amplifier", jobType: "ROUTING", fileUrls, teamId });
  expect(taken.message).toBe('The team already has a project named "amplifier".');
  await owner.get(DUPLICATE, { id, teamId });
  await owner.get(DUPLICATE, { id });
  expect(await namesOf(user, { teamId })).toHaveLength(2);
  expect(await namesOf(owner, {})).toEqual(["Amplifier (2)"]);

  const refused = [
    await stranger.refusal(LIST, { teamId }),
    await stranger.refusal(CREATE_PROJECT, { name: "x", jobType: "ROUTING", fileUrls: [], teamId }),
  ];
  expect(refused.map(({ extensions }) => extensions.code)).toEqual([404, 404]);
  await user.get(DELETE, { id });
  const ownersId = await createInTeam(owner, "Owner's");
  expect((await user.refusal(DELETE, { id: ownersId })).extensions.code).toBe(1001);
});

test("a project moves into a team and out of it again, by those who may", async () => {
  const id = await user.createProject("Moving", [resistorBoard()]);
  expect((await stranger.refusal(MOVE, { id, teamId })).extensions.code).toBe(70006);
  expect((await user.refusal(MOVE, { id, teamId: id })).extensions.code).toBe(404);
  await user.get(MOVE, { id, teamId });
  expect(await namesOf(user, {})).toEqual([]);
  expect(await namesOf(owner, { teamId })).toContain("Moving");
  // It is the team's now: its creator, a USER, cannot take it back.
  expect((await user.refusal(MOVE, { id })).extensions.code).toBe(1001);
  await owner.get(MOVE, { id });
  expect(await namesOf(owner, {})).toContain("Moving");
  expect((await user.refusal(DELETE, { id })).extensions.code).toBe(70006);
  await user.createProject("Moving", [resistorBoard()]);
  const again = (await user.get(LIST, {})).edaProjectConnectionV2.nodes;
  expect(again).toEqual([{ name: "Moving", teamId: null }]);
});

test("a name that the team has already keeps a project out", async () => {
  await createInTeam(owner, "Taken");
  const id = await user.createProject("taken", [resistorBoard()]);
  expect((await user.refusal(MOVE, { id, teamId })).extensions.code).toBe(70010);
});

test("what a team stores counts for its owner", async () => {
  const { db } = server.application;
  const before = await storedBytesOf(db, await idOf("owner@example.com"));
  const ofUser = await storedBytesOf(db, await idOf("user@example.com"));
  const file = resistorBoard({ resistors: 7 });
  const fileUrls = await user.upload([file]);
  await user.get(CREATE_PROJECT, { name: "Stored", jobType: "ROUTING", fileUrls, teamId });
  expect(await storedBytesOf(db, await idOf("owner@example.com"))).toBeGreaterThan(before);
  // The upload is the member's own.
  expect(await storedBytesOf(db, await idOf("user@example.com"))).toBe(ofUser + file.bytes.byteLength);
});

test("a member is told that the owner's storage is full, and not how full", async () => {
  const small = await startTestServer({ configuration: { accountStorageMb: 1 } });
  try {
    await small.signedIn("owner@example.com");
    const member = await small.signedIn("user@example.com");
    const team = await insertTeam(small, { "owner@example.com": "OWNER", "user@example.com": "USER" });
    const { db } = small.application;
    const [person] = await db.select().from(users).where(eq(users.email, "owner@example.com"));
    const full = { name: "full.kicad_pcb", fileType: "text/plain", bytes: 1_048_576 };
    await db.insert(files).values({ ownerId: person?.id ?? "", ...full });
    const fileUrls = await member.upload([resistorBoard()]);
    const input = { name: "x", jobType: "ROUTING", fileUrls, teamId: team.teamId };
    const { message, extensions } = await member.refusal(CREATE_PROJECT, input);
    expect(message).toBe(
      "The storage of the team's owner is full. Ask the owner to delete projects that are no longer needed.",
    );
    expect(extensions).toEqual({
      code: 400,
      name: "BAD_REQUEST",
      sentence: { kind: "storage-of-owner-full", facts: {} },
    });
  } finally {
    await small.stop();
  }
});
