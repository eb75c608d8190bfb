import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { historyEntries, projects, runs, users } from "../../platform/database/tables.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

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

  await author.get("mutation ($input: UnregisterInput!) { unregister(input: $input) { success } }", {
    signUpType: "EMAIL",
    reason: "no longer needed",
  });

  const { edaProjectV2 } = await owner.get(
    "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { latestAuthor { id name email role createdAt } } }",
    { id },
  );
  expect(edaProjectV2.latestAuthor).toEqual({
    id: "",
    name: "Deleted account",
    email: "",
    role: null,
    createdAt: null,
  });
  const { edaProjectHistoryConnection } = await owner.get(
    "query ($input: EdaProjectHistoryConnectionInput!) { edaProjectHistoryConnection(input: $input) { nodes { latestAuthor { name } } } }",
    { id },
  );
  expect(edaProjectHistoryConnection.nodes).toEqual([{ latestAuthor: { name: "Deleted account" } }]);
  expect(await db.$count(runs, eq(runs.projectId, id))).toBe(1);
});
