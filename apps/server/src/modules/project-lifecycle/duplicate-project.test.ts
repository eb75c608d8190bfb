import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documents, partMatches, partMatchings } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { supplyBoard } from "../../testkit/kicad-files.ts";
import { ASSEMBLY, INTENTS, readProject, SAVE_ASSEMBLY, SAY_INTENT } from "../../testkit/run-operations.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { eraseOldDeletedProjects } from "../storage/erase-projects.ts";

const DUPLICATE = "mutation ($input: DuplicateEdaProjectInput!) { duplicateEdaProject(input: $input) { id } }";
const DELETE = "mutation ($input: DeleteEdaProjectV2Input!) { deleteEdaProjectV2(input: $input) { success } }";
const HISTORY =
  "query ($input: EdaProjectHistoryConnectionInput!) { edaProjectHistoryConnection(input: $input) { total nodes { type description majorVersion revisionVersion } } }";
const EMAIL = "copier@example.com";

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn(EMAIL);
});
afterAll(() => server.stop());

const duplicate = async (input: { id: string; name?: string }): Promise<string> =>
  (await owner.get(DUPLICATE, input)).duplicateEdaProject.id;

test("a copy shows the same board under a name of its own, begins at 1.0 and says what it is a copy of", async () => {
  const id = await owner.createProject("Supply", [supplyBoard()], "PLACEMENT");
  const copy = await duplicate({ id });
  const [first, second] = [await readProject(owner, id), await readProject(owner, copy)];
  expect(second).toMatchObject({
    name: "Supply (2)",
    stateType: "READY",
    jobType: "PLACEMENT",
    majorVersion: 1,
    revisionVersion: 0,
    receipt: first.receipt,
  });
  const bytes = async (url: string) => (await owner.fetch(url)).text();
  expect(second.boardDocumentUrl.slice(-64)).toBe(first.boardDocumentUrl.slice(-64));
  expect(await bytes(second.boardDocumentUrl)).toBe(await bytes(first.boardDocumentUrl));
  const { edaProjectHistoryConnection } = await owner.get(HISTORY, { id: copy });
  expect(edaProjectHistoryConnection).toEqual({
    total: 1,
    nodes: [{ type: "CREATED", description: "Supply 1.0", majorVersion: 1, revisionVersion: 0 }],
  });
  expect((await readProject(owner, await duplicate({ id }))).name).toBe("Supply (3)");
});

test("what people decided about a project goes along, and is the copy's own from then on", async () => {
  const id = await owner.createProject("Decided", [supplyBoard()], "PLACEMENT");
  const { version } = (await owner.get(INTENTS, { id })).edaProjectIntents;
  await owner.get(SAY_INTENT, { id, version, statement: { kind: "FIXED", part: "U1" } });
  await owner.get(SAVE_ASSEMBLY, { id, version: 0, reels: [{ partNumber: "C1525", rotation: 90 }], variants: [] });
  const { db } = server.application;
  await db.update(partMatchings).set({ status: "COMPLETE", isListed: true }).where(eq(partMatchings.projectId, id));
  const question = {} as never;
  for (const [kind, status] of [
    ["a", "NotMatched"],
    ["b", "InProgress"],
  ] as const)
    await db.insert(partMatches).values({ projectId: id, kind, rank: 0, parts: [], question, status });

  const copy = await duplicate({ id });
  const said = async (project: string) =>
    (await owner.get(INTENTS, { id: project })).edaProjectIntents.entries.filter(
      ({ intent }: { intent: { origin: string; kind: string } }) => intent.kind === "FIXED",
    );
  expect(await said(copy)).toEqual(await said(id));
  expect(await said(copy)).not.toEqual([]);
  expect((await owner.get(ASSEMBLY, { id: copy })).edaProjectAssembly.reels).toMatchObject([
    { partNumber: "C1525", rotation: 90 },
  ]);
  const matched = await db.select().from(partMatches).where(eq(partMatches.projectId, copy));
  // What is being read for the first is not being read for the copy.
  expect(matched.map(({ kind, status }) => [kind, status]).sort()).toEqual([
    ["a", "NotMatched"],
    ["b", "NotMatched"],
  ]);

  await owner.get(SAVE_ASSEMBLY, { id: copy, version: 1, reels: [], variants: [] });
  expect((await owner.get(ASSEMBLY, { id })).edaProjectAssembly.reels).toHaveLength(1);
});

test("a name may be given; one that is taken is refused with 70010, an empty one with its sentence", async () => {
  const id = await owner.createProject("Named", [supplyBoard()], "PLACEMENT");
  expect((await readProject(owner, await duplicate({ id, name: "  Other " }))).name).toBe("Other");
  expect((await owner.refusal(DUPLICATE, { id, name: "NAMED" })).extensions).toMatchObject({
    code: 70010,
    field: "name",
  });
  expect((await owner.refusal(DUPLICATE, { id, name: " " })).extensions).toMatchObject({ code: 400, field: "name" });
});

test("copies asked for side by side get different names", async () => {
  const id = await owner.createProject("Raced", [supplyBoard()], "PLACEMENT");
  const copies = await Promise.all([1, 2, 3].map(() => duplicate({ id })));
  const names = await Promise.all(copies.map(async (copy) => (await readProject(owner, copy)).name));
  expect(names.sort()).toEqual(["Raced (2)", "Raced (3)", "Raced (4)"]);
});

test("a copy lives on when the first is deleted for good, and its board goes with the last", async () => {
  const id = await owner.createProject("Mortal", [supplyBoard("mortal")], "PLACEMENT");
  const copy = await duplicate({ id });
  const hash = (await readProject(owner, copy)).boardDocumentUrl.slice(-64);
  const deleteForGood = async (project: string) => {
    await owner.get(DELETE, { id: project });
    server.advance(31 * 86_400_000);
    await eraseOldDeletedProjects(server.application);
    await owner.signIn(EMAIL, PASSWORD);
  };
  await deleteForGood(id);
  expect((await owner.fetch((await readProject(owner, copy)).boardDocumentUrl)).status).toBe(200);
  await deleteForGood(copy);
  expect(await server.application.storage.has(`documents/${hash.slice(0, 2)}/${hash}.gz`)).toBe(false);
  expect(await server.application.db.$count(documents, and(eq(documents.hash, hash)))).toBe(0);
});
