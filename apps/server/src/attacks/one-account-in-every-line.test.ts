import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { claimDatasheetMatching, claimMatching } from "../modules/matching/match-store.ts";
import { startMatchingWorker } from "../modules/matching/matching-worker.ts";
import { MAX_WANTED } from "../modules/models/kept-board-models.ts";
import { datasheetMatchings, partMatchings, projects } from "../platform/database/tables.ts";
import { accountConsumer } from "../platform/metering/consumer.ts";
import { currentConsumer } from "../platform/metering/request-scope.ts";
import type { ThreadOutcome } from "../platform/thread-runner.ts";
import type { Client } from "../testkit/client.ts";
import { datasheetPdf } from "../testkit/datasheet-pdf.ts";
import { resistorBoard, resistorSchematic, supplyBoard } from "../testkit/kicad-files.ts";
import { findMatch, listMatches, REQUEST_DATASHEET, waitForMatches } from "../testkit/matching-operations.ts";
import { COMPARE } from "../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

let server: TestServer;
let eve: Client;
let ann: Client;
/** A project of each. */
let eves = "";
let anns = "";
beforeAll(async () => {
  // Nobody matches before a test says so: what waits, waits.
  server = await startTestServer();
  [eve, ann] = [await server.signedIn(), await server.signedIn()];
  for (const name of ["first", "second", "third"]) eves = await eve.createProject(name, [supplyBoard()], "PLACEMENT");
  anns = await ann.createProject("only", [supplyBoard()], "PLACEMENT");
});
afterAll(() => server.stop());

const idOf = async (client: Client): Promise<string> => (await client.get("{ profile { userId } }")).profile.userId;

test("of three projects that one person has matched, one is taken up, and the next is another person's", async () => {
  const { db } = server.application;
  const taken = [await claimMatching(db, "a"), await claimMatching(db, "b"), await claimMatching(db, "c")];
  expect(taken.map((job) => job?.projectId === anns)).toEqual([false, true, false]);
  expect(taken[2]).toBeUndefined();
  await db.update(partMatchings).set({ status: "WAITING", leaseOwner: null });
});

test("matching waits for the same turns as the exports of its person, and not for those of another", async () => {
  const { turns } = server.application.patientThreads;
  const release = await turns.take(accountConsumer(await idOf(eve)), 1);
  const worker = await startMatchingWorker(server.application);
  onTestFinished(() => worker.stop());
  await waitForMatches(ann, anns);
  expect((await listMatches(eve, eves)).parts).toEqual([]);
  release();
  await waitForMatches(eve, eves);
});

test("of datasheets that one person has read, one is taken up, and the next is another person's", async () => {
  const { db } = server.application;
  const request = async (client: Client, id: string, part: string): Promise<void> => {
    const [fileUrl] = await client.upload([datasheetPdf("sensor.pdf", "XY4711 Sensor", [])]);
    const { key } = await findMatch(client, id, part);
    await client.get(REQUEST_DATASHEET, { id, key, fileUrl });
  };
  for (const part of ["C1", "C2", "U1"]) await request(eve, eves, part);
  await request(ann, anns, "U1");
  const taken = [];
  for (const owner of ["a", "b", "c"]) taken.push(await claimDatasheetMatching(db, owner));
  expect(taken.map((job) => job?.projectId)).toEqual([eves, anns, undefined]);
  await db.delete(datasheetMatchings);
});

test("verdicts and models of one person keep no other person's waiting, and only so many of them wait", async () => {
  const { patientThreads } = server.application;
  const held = Promise.withResolvers<ThreadOutcome<never>>();
  const begun: string[] = [];
  const eveConsumer = accountConsumer(await idOf(eve));
  vi.spyOn(patientThreads, "runLate").mockImplementation(() => {
    begun.push(currentConsumer());
    return currentConsumer() === eveConsumer
      ? held.promise
      : Promise.resolve({ status: "crashed", message: "on purpose" });
  });
  onTestFinished(() => {
    held.resolve({ status: "crashed", message: "on purpose" });
    vi.restoreAllMocks();
  });
  const model = async (client: Client, id: string) => (await client.fetch(`/results/${id}/1.0/model.glb`)).status;
  const { db } = server.application;
  const ofEve = eq(projects.id, eves);
  const [project] = await db.select().from(projects).where(ofEve);
  for (let board = 1; board <= MAX_WANTED + 5; board += 1) {
    await db
      .update(projects)
      .set({ boardHash: board.toString(16).padStart(64, "0") })
      .where(ofEve);
    expect(await model(eve, eves)).toBe(202);
  }
  await db
    .update(projects)
    .set({ boardHash: project?.boardHash ?? null })
    .where(ofEve);
  expect(begun).toEqual([eveConsumer]);
  expect(await model(ann, anns)).toBe(202);
  await expect.poll(() => model(ann, anns)).toBe(503);
  held.resolve({ status: "crashed", message: "on purpose" });
  await expect.poll(() => begun.filter((consumer) => consumer === eveConsumer).length).toBe(MAX_WANTED);

  const VERDICT = "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { verdict { state } } }";
  begun.length = 0;
  await eve.get(VERDICT, { id: eves });
  const other = await ann.createProject("Judged", [resistorBoard()]);
  await ann.get(VERDICT, { id: other });
  await expect.poll(() => begun.length).toBe(2);
  expect(new Set(begun)).toEqual(new Set([eveConsumer, accountConsumer(await idOf(ann))]));
});

test("what waits for its turn has no document in memory", async () => {
  const { storage, threads } = server.application;
  const sheets = await eve.createProject("Sheets", [resistorSchematic()], "PLACEMENT");
  const read = vi.spyOn(storage, "read");
  const line = vi.spyOn(threads, "runLate").mockImplementation(() => new Promise(() => {}));
  const leaving = new AbortController();
  const ask = (query: string, input: object) =>
    eve.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", "x-service": "HOME" },
      body: JSON.stringify({ query, variables: { input } }),
      signal: leaving.signal,
    });
  const version = { majorVersion: 1, revisionVersion: 0 };
  const asked = [
    eve.fetch(`/results/${sheets}/1.0/sheets/1.svg`, { signal: leaving.signal }),
    ask(COMPARE, { id: eves, before: version, after: version }),
    ask("mutation ($input: EdaProjectResultExportInput!) { edaProjectResultExport(input: $input) { fileName } }", {
      id: eves,
      outputFormat: "KICAD_EXPORT",
    }),
  ];
  await expect.poll(() => line.mock.calls.length).toBe(asked.length);
  expect(read).not.toHaveBeenCalled();
  leaving.abort();
  for (const request of asked) await expect(request).rejects.toThrow();
  vi.restoreAllMocks();
});
