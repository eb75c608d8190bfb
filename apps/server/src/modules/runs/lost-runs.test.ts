import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox, runs } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { CANCEL, ROUTE, readProject, waitForState } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { claimNextRun } from "./run-queue.ts";
import { applyRunEvent, releaseRun, renewLease } from "./run-store.ts";
import { startRunWorker } from "./run-worker.ts";
import { takeUpLostRun } from "./take-up-lost-run.ts";

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

async function rowOf(runId: string) {
  const [row] = await server.application.db.select().from(runs).where(eq(runs.id, runId));
  if (row === undefined) throw new Error("the run is in the table");
  return row;
}

test("one worker holds a run; a second gets it only when the first one is known to be dead", async () => {
  const { db, now } = server.application;
  const { runId } = await requestRun("Leased");
  const claims = await Promise.all(["a", "b", "c"].map((worker) => claimNextRun(db, worker, now())));
  const winners = claims.filter((claim) => claim !== undefined);
  expect(winners).toMatchObject([{ run: { id: runId }, isFirst: true }]);
  const winner = winners[0]?.run.leaseOwner ?? "";
  expect(await renewLease(db, runId, winner)).toBe(true);
  expect(await renewLease(db, runId, "somebody else")).toBe(false);
  expect(await claimNextRun(db, "d", now())).toBeUndefined();
  await applyRunEvent(db, runId, "lost", { at: now(), change: { leaseOwner: null } });
  expect(await claimNextRun(db, "d", now())).toMatchObject({ run: { attempts: 2 }, isFirst: false });
  // The worker that was thought dead comes back and has no say any more.
  const late = { at: now(), leaseOwner: winner };
  expect(await applyRunEvent(db, runId, "completed", late)).toBeUndefined();
  expect(await renewLease(db, runId, winner)).toBe(false);
  await releaseRun(db, runId, winner, { message: "mine" });
  expect(await rowOf(runId)).toMatchObject({ status: "STARTED", leaseOwner: "d", message: null });
  await applyRunEvent(db, runId, "failed", { at: now() });
});

test("a sign of life between the look at a run and its being taken away keeps it with its worker", async () => {
  const { db, now } = server.application;
  const { runId } = await requestRun("Alive");
  await claimNextRun(db, "slow", now());
  const looked = await rowOf(runId);
  await renewLease(db, runId, "slow");
  await takeUpLostRun(server.application, looked);
  expect(await rowOf(runId)).toMatchObject({ status: "STARTED", leaseOwner: "slow", attempts: 1 });
  await takeUpLostRun(server.application, await rowOf(runId));
  expect(await rowOf(runId)).toMatchObject({ status: "REQUEST", leaseOwner: null, attempts: 1 });
  await applyRunEvent(db, runId, "cancelled", { at: now() });
});

test("a message that comes twice or out of order changes nothing", async () => {
  const { db, now } = server.application;
  const { id, runId } = await requestRun("Doubled");
  expect(await applyRunEvent(db, runId, "completed", { at: now() })).toBeUndefined();
  await claimNextRun(db, "worker", now());
  const done = { at: now(), leaseOwner: "worker" };
  expect((await applyRunEvent(db, runId, "completed", done))?.status).toBe("COMPLETE");
  for (const event of ["completed", "failed", "cancelled", "lost", "progressed"] as const)
    expect(await applyRunEvent(db, runId, event, done)).toBeUndefined();
  expect((await readProject(owner, id)).stateType).toBe("ROUTING_COMPLETE");
});

test("a run whose third worker has died is given up, says so as data, by mail and under the bell, and can be requested again", async () => {
  const { db, now } = server.application;
  const { id, runId } = await requestRun("Doomed");
  await claimNextRun(db, "first", now());
  await db.update(runs).set({ attempts: 3 }).where(eq(runs.id, runId));
  // On the embedded database a worker that begins knows all others to be dead.
  const worker = await startRunWorker(server.application);
  await worker.stop();
  const query =
    "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { stateType run { status message failure { kind times } } } }";
  expect((await owner.get(query, { id })).edaProjectV2).toEqual({
    stateType: "ROUTING_EVENT_HANDLER_FAILED",
    run: {
      status: "EVENT_HANDLER_FAILED",
      message: expect.stringContaining("interrupted 3 times"),
      failure: { kind: "INTERRUPTED", times: 3 },
    },
  });
  const mails = await db.select().from(outbox).where(eq(outbox.kind, "RUN_FAILED"));
  expect(mails.map(({ body }) => body)).toEqual([expect.stringContaining("Doomed")]);
  expect(mails[0]?.body).toContain("Nothing was charged.");
  const { jobs } = await owner.get(
    "query ($input: JobsInput!) { jobs(input: $input) { parent content { ... on CircuitArchitecture { case projectName } } } }",
    { size: 10 },
  );
  expect(jobs).toEqual([{ parent: runId, content: { case: "ROUTING_FAIL", projectName: "Doomed" } }]);
  const { requestEdaProjectRouting: again } = await owner.get(ROUTE, { id });
  await owner.get(CANCEL, { projectId: id, requestGroupId: again.requestGroupId });
});

test("a run whose engine does not end in its time is cut off, and says what to do in its state, by mail and under the bell", async () => {
  const { db } = server.application;
  const { id, runId } = await requestRun("Endless");
  // An engine that never hears that its time is up; of a run that had all of it already.
  await db
    .update(runs)
    .set({ workedMs: server.application.configuration.runSeconds * 1000 })
    .where(eq(runs.id, runId));
  const worker = await startRunWorker(server.application, {
    finishingMs: 100,
    threadFile: new URL("../../testkit/deaf-thread.ts", import.meta.url),
  });
  await waitForState(owner, id, /^ROUTING_TIMEOUT$/);
  await worker.stop();
  const reason = "timed out. Run it again with fewer nets or a smaller region.";
  expect(await rowOf(runId)).toMatchObject({
    status: "TIMEOUT",
    failure: { kind: "OUT_OF_TIME" },
    message: expect.stringContaining(reason),
    leaseOwner: null,
    checkpointKey: expect.any(String),
  });
  const mails = await db.select().from(outbox).where(eq(outbox.kind, "RUN_FAILED"));
  expect(mails.filter(({ body }) => body.includes("Endless")).map(({ body }) => body)).toEqual([
    expect.stringContaining(reason),
  ]);
  const { jobs } = await owner.get(
    "query ($input: JobsInput!) { jobs(input: $input) { parent content { ... on CircuitArchitecture { case status } } } }",
    { size: 1 },
  );
  expect(jobs).toEqual([{ parent: runId, content: { case: "ROUTING_FAIL", status: "TIMEOUT" } }]);
  const listed =
    "query ($input: EdaProjectConnectionV2Input!) { edaProjectConnectionV2(input: $input) { nodes { stateType run { status failure { kind } } } } }";
  expect((await owner.get(listed, { keyword: "Endless" })).edaProjectConnectionV2.nodes).toEqual([
    { stateType: "ROUTING_TIMEOUT", run: { status: "TIMEOUT", failure: { kind: "OUT_OF_TIME" } } },
  ]);
  const { requestEdaProjectRouting: again } = await owner.get(ROUTE, { id });
  await owner.get(CANCEL, { projectId: id, requestGroupId: again.requestGroupId });
});
