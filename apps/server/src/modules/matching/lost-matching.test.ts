import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { partMatches, partMatchings } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { supplyBoard } from "../../testkit/kicad-files.ts";
import { listMatches, waitForMatches } from "../../testkit/matching-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { claimMatching, LEASE_MS, MOST_ATTEMPTS } from "./match-store.ts";
import { type MatchingWorker, startMatchingWorker } from "./matching-worker.ts";

let server: TestServer;
let owner: Client;
let id: string;
beforeAll(async () => {
  // Without a worker: the tests are the worker that dies.
  server = await startTestServer();
  owner = await server.signedIn();
  id = await owner.createProject("Lost", [supplyBoard()], "PLACEMENT");
});
afterAll(() => server.stop());

const claim = (worker: string) => claimMatching(server.application.db, worker, server.application.now());

async function workUntilEnd(): Promise<Awaited<ReturnType<typeof listMatches>>> {
  const worker: MatchingWorker = await startMatchingWorker(server.application);
  try {
    return await waitForMatches(owner, id);
  } finally {
    await worker.stop();
  }
}

test("a job is one worker's until its lease runs out, then the next one's", async () => {
  expect((await listMatches(owner, id)).status).toBe("WAITING");
  expect(await claim("first")).toMatchObject({ projectId: id, attempts: 1, status: "PROGRESS" });
  expect(await claim("second")).toBeUndefined();
  server.advance(LEASE_MS + 1);
  expect(await claim("second")).toMatchObject({ attempts: 2, leaseOwner: "second" });
});

test("the next worker goes on with the parts that are open, and leaves those that are not", async () => {
  const { db } = server.application;
  const { parts } = await workUntilEnd();
  const settled = parts.filter(({ matchStatus }) => matchStatus !== "InProgress").length;
  expect(settled).toBe(parts.length);
  // As a worker leaves it that dies in the middle: one part is told, another is not.
  await db.update(partMatchings).set({ status: "PROGRESS", leaseOwner: "dead", attempts: 1 });
  const [first, second] = parts.map(({ kind }) => kind);
  await db
    .update(partMatches)
    .set({ reasons: [{ code: "kept", facts: {} }] })
    .where(eq(partMatches.kind, first ?? ""));
  await db
    .update(partMatches)
    .set({ status: "InProgress", match: null })
    .where(eq(partMatches.kind, second ?? ""));
  const after = await workUntilEnd();
  expect(after.status).toBe("COMPLETE");
  expect(after.parts.find(({ kind }) => kind === first)?.reasons).toMatchObject([{ code: "kept" }]);
  expect(after.parts.find(({ kind }) => kind === second)?.matchStatus).not.toBe("InProgress");
});

test("a job that has cost three workers is given up, and says so", async () => {
  const { db } = server.application;
  await db.update(partMatchings).set({ status: "PROGRESS", leaseOwner: "dead", attempts: MOST_ATTEMPTS });
  expect(await workUntilEnd()).toMatchObject({ status: "FAIL", failure: "INTERRUPTED" });
});
