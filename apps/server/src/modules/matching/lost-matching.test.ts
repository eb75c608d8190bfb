import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { partMatches, partMatchings } from "../../platform/database/tables.ts";
import { LEASE_MS, LeaseWatch } from "../../platform/work/lease-watch.ts";
import { takeFromDead } from "../../platform/work/start-worker.ts";
import type { Client } from "../../testkit/client.ts";
import { datasheetPdf } from "../../testkit/datasheet-pdf.ts";
import { supplyBoard } from "../../testkit/kicad-files.ts";
import { findMatch, listMatches, REQUEST_DATASHEET, waitForMatches } from "../../testkit/matching-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { claimDatasheetMatching, claimMatching, MAX_ATTEMPTS } from "./match-store.ts";
import { renewDatasheetLease, renewMatchingLease } from "./matching-leases.ts";
import { datasheetKind, matchingKind, startMatchingWorker } from "./matching-worker.ts";

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

async function workUntilEnd(): Promise<Awaited<ReturnType<typeof listMatches>>> {
  const worker = await startMatchingWorker(server.application);
  try {
    return await waitForMatches(owner, id);
  } finally {
    await worker.stop();
  }
}

test("a job is one worker's while it lives, wherever clocks are set, and the next one's once it has fallen silent", async () => {
  const { db } = server.application;
  const take = async (at: number, inHand: string[] = []) =>
    (await takeFromDead(matchingKind(server.application), watch, { inHand: new Set(inHand), at })).length;
  const watch = new LeaseWatch();
  expect((await listMatches(owner, id)).status).toBe("WAITING");
  expect(await claimMatching(db, "first")).toMatchObject({ projectId: id, attempts: 1, status: "PROGRESS" });
  server.advance(3_600_000);
  expect(await claimMatching(db, "second")).toBeUndefined();
  expect(await take(0)).toBe(0);
  expect(await renewMatchingLease(db, id, "first")).toBe(true);
  expect(await take(LEASE_MS)).toBe(0);
  expect(await take(2 * LEASE_MS, ["first"]), "the watcher's own").toBe(0);
  expect(await take(2 * LEASE_MS)).toBe(0);
  expect(await take(3 * LEASE_MS)).toBe(1);
  expect(await renewMatchingLease(db, id, "first")).toBe(false);
  expect(await claimMatching(db, "second")).toMatchObject({ attempts: 2, leaseOwner: "second" });
});

test("the next worker goes on with the parts that are open, and leaves those that are not", async () => {
  const { db } = server.application;
  const { parts } = await workUntilEnd();
  const settled = parts.filter(({ matchStatus }) => matchStatus !== "InProgress").length;
  expect(settled).toBe(parts.length);
  // The state left by a worker that dies in the middle: one part is reported, another is not.
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

test("the reading of a datasheet goes from a dead worker to the next one, unless the dead one beats once more", async () => {
  const { db } = server.application;
  const [fileUrl] = await owner.upload([datasheetPdf("sensor.pdf", "XY4711 Sensor", [])]);
  const { key } = await findMatch(owner, id, "U1");
  const { requestDatasheetMatching } = await owner.get(REQUEST_DATASHEET, { id, key, fileUrl });
  const reading = requestDatasheetMatching.datasheetMatchingId as string;
  expect(await claimDatasheetMatching(db, "first")).toMatchObject({ id: reading, attempts: 1 });
  server.advance(3_600_000);
  expect(await claimDatasheetMatching(db, "second")).toBeUndefined();
  const watch = new LeaseWatch();
  const take = async (at: number) =>
    (await takeFromDead(datasheetKind(server.application), watch, { inHand: new Set(), at })).length;
  expect(await take(0)).toBe(0);
  expect(await renewDatasheetLease(db, reading, "first")).toBe(true);
  expect(await take(LEASE_MS)).toBe(0);
  expect(await take(2 * LEASE_MS)).toBe(1);
  expect(await claimDatasheetMatching(db, "second")).toMatchObject({ attempts: 2, leaseOwner: "second" });
  const worker = await startMatchingWorker(server.application);
  const status = async () => (await findMatch(owner, id, "U1")).datasheetMatching?.status;
  await expect.poll(status).toBe("FAIL");
  await worker.stop();
});

test("a job that has cost three workers is given up, and says so", async () => {
  const { db } = server.application;
  await db.update(partMatchings).set({ status: "PROGRESS", leaseOwner: "dead", attempts: MAX_ATTEMPTS });
  expect(await workUntilEnd()).toMatchObject({ status: "FAIL", failure: "INTERRUPTED" });
});
