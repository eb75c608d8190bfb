import { setTimeout as delay } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runs } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { ROUTE, readProject } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { applyRunEvent, claimRun, LEASE_MS, releaseRun, renewLease } from "./run-store.ts";
import { startRunWorker } from "./run-worker.ts";

let server: TestServer;
let owner: Client;
/** A web role without a worker: the tests play the workers, and their deaths. */
beforeAll(async () => {
  server = await startTestServer({ configuration: { services: new Set(["web"]) } });
  owner = await server.signedIn();
});
afterAll(() => server.stop());

async function requestRun(name: string) {
  const id = await owner.createProject(name, [resistorBoard()]);
  const { requestEdaProjectRouting } = await owner.get(ROUTE, { id });
  return { id, runId: requestEdaProjectRouting.requestGroupId as string };
}

test("one worker holds a run; a second gets it only when the lease has run out", async () => {
  const { db, now } = server.application;
  const { runId } = await requestRun("Leased");
  const claims = await Promise.all(["a", "b", "c"].map((worker) => claimRun(db, runId, worker, now())));
  const winners = claims.filter((claim) => claim !== undefined);
  expect(winners).toHaveLength(1);
  const winner = winners[0]?.leaseOwner ?? "";
  expect(await renewLease(db, runId, winner, now())).toBe(true);
  expect(await renewLease(db, runId, "somebody else", now())).toBe(false);
  server.advance(LEASE_MS + 1);
  // Its time is over, but nobody has taken it up: only a run that went back into the queue can be claimed.
  expect(await claimRun(db, runId, "d", now())).toBeUndefined();
  await applyRunEvent(db, runId, "lost", { at: now(), change: { leaseOwner: null, leaseUntil: null } });
  expect((await claimRun(db, runId, "d", now()))?.attempts).toBe(2);
  // The worker that was thought dead comes back and has no say any more.
  const late = { at: now(), leaseOwner: winner };
  expect(await applyRunEvent(db, runId, "completed", late)).toBeUndefined();
  expect(await renewLease(db, runId, winner, now())).toBe(false);
  await releaseRun(db, runId, winner, { message: "mine" });
  const [row] = await db.select().from(runs).where(eq(runs.id, runId));
  expect(row).toMatchObject({ status: "STARTED", leaseOwner: "d", message: null });
});

test("a message that comes twice or out of order changes nothing", async () => {
  const { db, now } = server.application;
  const { id, runId } = await requestRun("Doubled");
  expect(await applyRunEvent(db, runId, "completed", { at: now() })).toBeUndefined();
  await claimRun(db, runId, "worker", now());
  const done = { at: now(), leaseOwner: "worker" };
  expect((await applyRunEvent(db, runId, "completed", done))?.status).toBe("COMPLETE");
  for (const event of ["completed", "failed", "cancelled", "lost", "progressed"] as const)
    expect(await applyRunEvent(db, runId, event, done)).toBeUndefined();
  expect((await readProject(owner, id)).stateType).toBe("ROUTING_COMPLETE");
});

test("a run whose third worker has died is given up, says so, and can be requested again", async () => {
  const { db, now } = server.application;
  const { id, runId } = await requestRun("Doomed");
  await claimRun(db, runId, "first", now());
  await db.update(runs).set({ attempts: 3 }).where(eq(runs.id, runId));
  server.advance(LEASE_MS + 1);
  const worker = await startRunWorker(server.application);
  try {
    for (let i = 0; i < 100 && !/FAILED$/.test((await readProject(owner, id)).stateType); i++) await delay(20);
    const project = await readProject(owner, id);
    expect(project).toMatchObject({
      stateType: "ROUTING_EVENT_HANDLER_FAILED",
      run: { status: "EVENT_HANDLER_FAILED", message: expect.stringContaining("interrupted three times") },
    });
    await owner.get(ROUTE, { id });
  } finally {
    await worker.stop();
  }
});
