import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Application } from "../../platform/application.ts";
import { runs } from "../../platform/database/tables.ts";
import { FullDiskError } from "../../platform/storage/full-disk.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { ROUTE, readProject } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { readDocument } from "../documents/document-store.ts";
import { claimNextRun } from "./run-queue.ts";
import { RunWriter } from "./run-writer.ts";

let server: TestServer;
let owner: Client;
let projectId: string;
/** Without a worker: the tests are it. */
beforeAll(async () => {
  server = await startTestServer({ configuration: { services: new Set(["web"]) } });
  owner = await server.signedIn();
  projectId = await owner.createProject("Written", [resistorBoard()]);
});
afterAll(() => server.stop());

const GOING_ON = { isStopped: false, isGivenBack: false };
const PROGRESS = {
  percent: 40,
  phase: "negotiate",
  connected: 1,
  total: 3,
  vias: 0,
  lengthMm: 1,
  conflicts: 0,
} as const;

/** A run in hand, whose disk is full while `disk.isFull` and whose database is away for the next `database.failures` times. */
async function runInHand(resumed: object = {}) {
  const { application } = server;
  await owner.get(ROUTE, { id: projectId });
  const claimed = await claimNextRun(application.db, "worker", new Date());
  if (claimed === undefined) throw new Error("the run waits");
  const disk = { isFull: false };
  const database = { failures: 0 };
  const shaky: Application = {
    ...application,
    storage: {
      ...application.storage,
      write: async (key, bytes) => {
        if (disk.isFull) throw new FullDiskError(new Error("ENOSPC"));
        await application.storage.write(key, bytes);
      },
    },
    db: new Proxy(application.db, {
      get: (db, name) => {
        const value = Reflect.get(db, name);
        if (name !== "transaction") return typeof value === "function" ? value.bind(db) : value;
        return async (...args: Parameters<typeof db.transaction>) => {
          database.failures -= 1;
          if (database.failures >= 0) throw Object.assign(new Error("no connection"), { code: "ECONNREFUSED" });
          return db.transaction(...args);
        };
      },
    }),
  };
  const { run } = claimed;
  // A result that no run before has stored.
  const hash = createHash("sha256").update(run.id).digest("hex");
  const board = { kind: "board", hash, gzip: await readDocument(application, run.boardHash), facts: null } as const;
  let workedMs = 1000;
  const writer = new RunWriter(shaky, { ...run, ...resumed }, "worker", () => workedMs);
  return {
    work: (milliseconds: number) => {
      workedMs = milliseconds;
    },
    disk,
    database,
    writer,
    /** The thread has said its result and is gone. */
    end: async () => {
      writer.receive({
        kind: "finished",
        progress: { ...PROGRESS, percent: 100 },
        results: [{ board, placement: null, routing: null }],
      });
      await writer.finish({ status: "ended" }, GOING_ON, 1);
    },
    row: async () => {
      const [row] = await application.db.select().from(runs).where(eq(runs.id, run.id));
      return row;
    },
  };
}

test("a checkpoint that finds no room costs the run nothing: the one before stays, and progress is told", async () => {
  const { disk, writer, end, row } = await runInHand();
  writer.receive({ kind: "checkpoint", bytes: new Uint8Array([1]) });
  await expect.poll(async () => (await row())?.checkpointKey).not.toBeNull();
  disk.isFull = true;
  writer.receive({ kind: "checkpoint", bytes: new Uint8Array([2]) });
  writer.receive({ kind: "progress", progress: PROGRESS, preview: { tracks: [], vias: [] } });
  await expect.poll(async () => (await row())?.progress).toEqual(PROGRESS);
  const kept = await server.application.storage.read((await row())?.checkpointKey ?? "");
  expect([...(kept ?? [])]).toEqual([1]);
  disk.isFull = false;
  await end();
  expect(await row()).toMatchObject({ status: "COMPLETE", leaseOwner: null });
});

test("a result that finds no room ends the run with that reason, and it can go on from its checkpoint", async () => {
  const { disk, writer, end, row } = await runInHand();
  writer.receive({ kind: "checkpoint", bytes: new Uint8Array([1]) });
  await expect.poll(async () => (await row())?.checkpointKey).not.toBeNull();
  disk.isFull = true;
  await end();
  expect(await row()).toMatchObject({
    status: "EVENT_HANDLER_FAILED",
    failure: { kind: "NO_SPACE" },
    leaseOwner: null,
  });
  expect((await readProject(owner, projectId)).run).toMatchObject({ canResume: true });
});

test("a database that is away when a run ends is waited for", async () => {
  const { database, end, row } = await runInHand();
  database.failures = 3;
  await end();
  expect(database.failures).toBeLessThan(0);
  expect(await row()).toMatchObject({ status: "COMPLETE" });
});

test("a run that goes on shows the percent of its checkpoint while it reads its board again", async () => {
  const { writer, end, row } = await runInHand({ checkpointKey: "checkpoints/before.bin", progress: PROGRESS });
  writer.receive({ kind: "progress", progress: { ...PROGRESS, percent: 0, phase: "prepare" }, preview: null });
  await expect.poll(async () => (await row())?.progress).toMatchObject({ percent: 40, phase: "prepare" });
  await end();
});

test("the percent of a run whose time does not suffice goes on with its time, and never back", async () => {
  const { writer, work, end, row } = await runInHand();
  const shown = async (workedMs: number, percent: number) => {
    work(workedMs);
    writer.receive({ kind: "progress", progress: { ...PROGRESS, percent }, preview: null });
    await expect.poll(async () => (await row())?.workedMs).toBe(workedMs);
    return (await row())?.progress;
  };
  const { seconds } = Object(await row()).options as { readonly seconds: number };
  const told: string[] = [];
  const stop = server.application.pubSub.subscribe((news) => {
    if (news.kind === "project" && news.projectId === projectId) told.push(news.case);
  });
  // 4 to 17 of a hundred is what the engine of a placement came to within its time.
  expect(await shown(seconds * 100, 4)).toMatchObject({ percent: 10 });
  expect(await shown(seconds * 101, 25)).toMatchObject({ percent: 25 });
  expect(await shown(seconds * 102, 3)).toMatchObject({ percent: 25 });
  expect(await shown(seconds * 800, 17)).toMatchObject({ percent: 80 });
  expect(await shown(seconds * 1100, 17)).toMatchObject({ percent: 95 });
  await expect.poll(() => told).toEqual(Array(4).fill("ROUTING_PROGRESS"));
  stop();
  await end();
});
