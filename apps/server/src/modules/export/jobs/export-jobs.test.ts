import { readCsv } from "@tracewright/formats";
import { eq, inArray } from "drizzle-orm";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { exportJobs, exports } from "../../../platform/database/tables.ts";
import { StorageAwayError } from "../../../platform/storage/storage.ts";
import type { ThreadOutcome, ThreadRunner } from "../../../platform/thread-runner.ts";
import { LEASE_MS, LeaseWatch } from "../../../platform/work/lease-watch.ts";
import { takeFromDead } from "../../../platform/work/start-worker.ts";
import { WorkInHand } from "../../../platform/work/work-in-hand.ts";
import type { Client } from "../../../testkit/client.ts";
import { notesSchematic, resistorBoard } from "../../../testkit/kicad-files.ts";
import { ROUTE, SELECT_ROUTING, waitForState } from "../../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../../testkit/start-test-server.ts";
import type { ExportInput } from "../../../threads/messages/export-messages.ts";
import { ABANDONED_BEATS, MAX_OPEN } from "./export-job-store.ts";
import { beatExport, MAX_ATTEMPTS } from "./export-leases.ts";
import { exportKind } from "./export-worker.ts";
import { makeExport } from "./make-export.ts";
import type { ExportJobRequest } from "./request-export.ts";

const JOB =
  "id status exportsBefore percent phase request { isEverything majorVersion outputFormat fileType content } failure { code message details } result { url fileName bytes fabReport { outcome } } isAbandoned pieces { name format fileType content version status bytes failure { message details } startedAt endedAt }";
const REQUEST = `mutation ($input: RequestEdaProjectExportInput!) { requestEdaProjectExport(input: $input) { ${JOB} } }`;
const READ = `query ($input: EdaProjectExportInput!) { edaProjectExport(input: $input) { ${JOB} } }`;
const CANCEL = `mutation ($input: EdaProjectExportInput!) { cancelEdaProjectExport(input: $input) { ${JOB} } }`;
const LIST = "query ($input: EdaProjectExportsInput!) { edaProjectExports(input: $input) { id status } }";

/** For what a busy machine takes. */
const PATIENT = { timeout: 120_000, interval: 100 };

let server: TestServer;
let owner: Client;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
  id = await owner.createProject("Röhre / 1", [resistorBoard({ name: "everything" })]);
  await owner.get(ROUTE, { id });
  const done = await waitForState(owner, id, /_COMPLETE$/);
  await owner.get(SELECT_ROUTING, { id, historyId: done.run.results[0].id });
});
afterAll(() => server.stop());

const jobOf = async (projectId: string, jobId: string) =>
  (await owner.get(READ, { id: projectId, jobId })).edaProjectExport;

async function finished(projectId: string, input: object) {
  const { requestEdaProjectExport: job } = await owner.get(REQUEST, input);
  expect(["WAITING", "PROGRESS"]).toContain(job.status);
  return vi.waitFor(async () => {
    const now = await jobOf(projectId, job.id);
    expect(["COMPLETE", "FAIL", "CANCEL"]).toContain(now.status);
    return now;
  }, PATIENT);
}

async function filesOf(url: string): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await (await owner.fetch(url)).arrayBuffer()));
}

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test("everything there is of a project leaves as one zip, with the board of its earlier version", async () => {
  const job = await finished(id, { export: { id, boards: 10 }, everything: true });
  expect(job).toMatchObject({ status: "COMPLETE", percent: 100, request: { isEverything: true }, failure: null });
  expect(job.result.fileName).toBe("Röhre-1-everything.zip");
  const files = await filesOf(job.result.url);
  expect(Object.keys(files).sort()).toEqual(
    [
      "README.txt",
      "assembly/Röhre-1-bom.csv",
      "assembly/Röhre-1-bom.xlsx",
      "assembly/Röhre-1-cpl.csv",
      "assembly/Röhre-1-cpl.xlsx",
      "assembly/jlcpcb/Röhre-1-bom.csv",
      "assembly/jlcpcb/Röhre-1-bom.xlsx",
      "assembly/jlcpcb/Röhre-1-cpl.csv",
      "assembly/jlcpcb/Röhre-1-cpl.xlsx",
      "bill/Röhre-1-bom-10-boards.csv",
      "bill/Röhre-1-bom-10-boards.xlsx",
      "drawings/Röhre-1-assembly-drawing.pdf",
      "drawings/Röhre-1-layout.pdf",
      "fabrication/Röhre-1-gerber.zip",
      "fabrication/Röhre-1-jlcpcb.zip",
      "history/1.0/Röhre-1.kicad_pcb",
      "history/1.0/Röhre-1.kicad_pro",
      "history/history.csv",
      "kicad/Röhre-1.kicad_pcb",
      "kicad/Röhre-1.kicad_pro",
      "model/Röhre-1.glb",
      "model/Röhre-1.step",
    ].sort(),
  );
  // The earlier board has no tracks yet.
  expect(textOf(files["kicad/Röhre-1.kicad_pcb"])).toContain("(segment");
  expect(textOf(files["history/1.0/Röhre-1.kicad_pcb"])).not.toContain("(segment");
  const gerbers = Object.keys(unzipSync(files["fabrication/Röhre-1-gerber.zip"] ?? new Uint8Array()));
  expect(gerbers).toContain("FAB-CHECK.pdf");
  const history = readCsv(textOf(files["history/history.csv"]));
  const rows = "rows" in history ? history.rows.map(({ cells }) => cells) : [];
  expect(rows.map(([version, , , type, , folder]) => [version, type, folder])).toEqual([
    ["Version", "Type", "Folder"],
    [expect.stringMatching(/^\d+\.\d+$/), "ROUTING", ""],
    ["1.0", "CREATED", "history/1.0"],
  ]);
  // Who made a version is named.
  expect(rows[1]?.[2]).toMatch(/\S/);
  expect(textOf(files["README.txt"])).not.toContain("Not in it");
});

test("a single format is a job too; its link runs out, and strangers see no job", async () => {
  const job = await finished(id, { export: { id, fileType: "PNG", drawing: { dpi: 72 } } });
  expect(job.result.fileName).toBe("Röhre-1-layout.png");
  expect(job.request).toEqual({
    isEverything: false,
    majorVersion: 2,
    outputFormat: "DRAWING_EXPORT",
    fileType: "PNG",
    content: "LAYOUT",
  });
  expect((await owner.fetch(job.result.url)).headers.get("content-type")).toBe("image/png");
  const stranger = await server.signedIn();
  expect((await stranger.refusal(READ, { id, jobId: job.id })).extensions.code).toBe(70006);
  const other = await owner.createProject("Other", [resistorBoard({ name: "other" })]);
  expect((await owner.refusal(READ, { id: other, jobId: job.id })).extensions.code).toBe(404);
  server.advance(3_700_000);
  expect((await jobOf(id, job.id)).result).toBeNull();
  expect((await owner.fetch(job.result.url)).status).toBe(403);
});

test("what cannot be written is named with its reason, and the rest leaves", async () => {
  const alone = await owner.createProject("Sheet only", [notesSchematic()]);
  const job = await finished(alone, { export: { id: alone, variant: "Pro" }, everything: true });
  expect(job.pieces.find(({ status }: { status: string }) => status === "LEFT_OUT").failure.details.words).toEqual({
    code: "no-variant",
    facts: { variant: "Pro" },
  });
  const files = await filesOf(job.result.url);
  expect(textOf(files["README.txt"])).toContain(
    'Not in it:\r\n- assembly: ASSEMBLY as ZIP: This project has no variant "Pro".\r\n',
  );
  expect(Object.keys(files)).toContain("drawings/Sheet-only-schematic.pdf");
  expect(Object.keys(files)).toContain("bill/Sheet-only-bom.csv");
});

/** What threads answer to an export of this file type, in place of its thread. */
function answerFor(fileType: string, answer: (signal: AbortSignal | undefined) => Promise<ThreadOutcome<unknown>>) {
  const { patientThreads } = server.application;
  const runLate = patientThreads.runLate.bind(patientThreads);
  const spy = vi.spyOn(patientThreads, "runLate").mockImplementation((async (file, read, how) => {
    const given = await read();
    return (given.input as Partial<ExportInput>).options?.fileType === fileType
      ? answer(how?.signal)
      : runLate(file, async () => given, how);
  }) as ThreadRunner["runLate"]);
  onTestFinished(() => spy.mockRestore());
}

const endedBySignal = (signal: AbortSignal | undefined) =>
  new Promise<ThreadOutcome<unknown>>((resolve) => {
    const stop = () => resolve({ status: "stopped" });
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop);
  });

test("a file that takes too long, or whose thread falls over, is left out of everything with its reason", async () => {
  answerFor("STEP", async () => ({ status: "out-of-time" }));
  const job = await finished(id, { export: { id }, everything: true });
  expect(job).toMatchObject({ status: "COMPLETE", failure: null, isAbandoned: false });
  const pieces = new Map<string, Record<string, unknown>>(
    job.pieces.map((piece: { name: string }) => [piece.name, piece]),
  );
  expect(pieces.get("model: MODEL as STEP")).toMatchObject({
    format: "MODEL_EXPORT",
    fileType: "STEP",
    status: "LEFT_OUT",
    bytes: null,
    failure: {
      message: "The export took longer than 120 s and was stopped.",
      details: { words: { code: "out-of-time", facts: { seconds: 120 } } },
    },
  });
  expect(pieces.get("drawings: ASSEMBLY as PDF")).toMatchObject({
    format: "DRAWING_EXPORT",
    content: "ASSEMBLY",
    status: "COMPLETE",
    bytes: expect.any(Number),
    endedAt: expect.any(String),
  });
  expect(pieces.get("history: version 1.0")).toMatchObject({ format: null, version: "1.0", status: "COMPLETE" });
  expect(pieces.get("zip")).toMatchObject({ status: "COMPLETE", bytes: job.result.bytes });
  const files = await filesOf(job.result.url);
  expect(textOf(files["README.txt"])).toContain(
    "Not in it:\r\n- model: MODEL as STEP: The export took longer than 120 s and was stopped.\r\n",
  );
  expect(Object.keys(files)).toContain("model/Röhre-1.glb");
  expect(Object.keys(files)).not.toContain("model/Röhre-1.step");
});

test("a job that is cancelled ends at once with its thread, and only once", async () => {
  answerFor("PNG", endedBySignal);
  const { requestEdaProjectExport: job } = await owner.get(REQUEST, { export: { id, fileType: "PNG" } });
  await vi.waitFor(async () => expect((await jobOf(id, job.id)).pieces[0]?.status).toBe("PROGRESS"), PATIENT);
  const { cancelEdaProjectExport: cancelled } = await owner.get(CANCEL, { id, jobId: job.id });
  expect(cancelled).toMatchObject({ status: "CANCEL", failure: null, result: null, isAbandoned: false });
  expect((await owner.refusal(CANCEL, { id, jobId: job.id })).extensions.code).toBe(70012);
  // Its place is free again for both of the person's exports.
  const others = await Promise.all([
    finished(id, { export: { id, fileType: "CSV" } }),
    finished(id, { export: { id, fileType: "XLSX" } }),
  ]);
  expect(others.map(({ status }) => status)).toEqual(["COMPLETE", "COMPLETE"]);
  expect((await jobOf(id, job.id)).status).toBe("CANCEL");
  expect((await owner.refusal(CANCEL, { id, jobId: others[0].id })).extensions.code).toBe(70013);
});

test("a job that nobody asks for any more is ended, and says so, which no clock that is set does", async () => {
  const openJob = inArray(exportJobs.status, ["WAITING", "PROGRESS"]);
  answerFor("GLB", async (signal) => {
    // As many beats as its worker gives in ten minutes.
    await server.application.db.update(exportJobs).set({ askedBeat: -ABANDONED_BEATS }).where(openJob);
    return endedBySignal(signal);
  });
  const { requestEdaProjectExport: job } = await owner.get(REQUEST, { export: { id }, everything: true });
  server.advance(3_000_000);
  const row = await vi.waitFor(async () => {
    const [found] = await server.application.db.select().from(exportJobs).where(eq(exportJobs.id, job.id));
    expect(found?.status).toBe("CANCEL");
    return found;
  }, PATIENT);
  expect(row?.result).toBeNull();
  expect(row?.pieces.find(({ fileType }) => fileType === "GLB")?.status).toBe("PROGRESS");
  expect(await jobOf(id, job.id)).toMatchObject({ status: "CANCEL", isAbandoned: true, failure: null });
});

test("a job that is refused says why, as the export itself would", async () => {
  const job = await finished(id, { export: { id, fileType: "PNG", outputFormat: "KICAD_EXPORT" } });
  expect(job).toMatchObject({
    status: "FAIL",
    result: null,
    failure: { code: 400, message: "KICAD_EXPORT is written as ZIP, not as PNG.", details: { field: "fileType" } },
  });
});

const ELSEWHERE = "elsewhere";

/** Jobs that a worker of another process has. */
async function heldElsewhere(...jobs: readonly { attempts?: number; fileType?: string }[]) {
  const { db, now } = server.application;
  const { edaProjectExports: made } = await owner.get(LIST, { id });
  const [known] = await db.select().from(exportJobs).where(eq(exportJobs.id, made[0].id));
  if (known === undefined) throw new Error("no export was made before");
  const { projectId, requestedBy } = known;
  const request = known.request as ExportJobRequest;
  const rows = jobs.map(({ attempts = 1, fileType = "CSV" }) => ({
    ...{ projectId, requestedBy, attempts, status: "PROGRESS" as const, leaseOwner: ELSEWHERE, createdAt: now() },
    request: {
      ...request,
      isEverything: false,
      format: FORMAT_OF[fileType],
      options: { ...request.options, fileType },
    },
  }));
  return db.insert(exportJobs).values(rows).returning();
}
const FORMAT_OF: Readonly<Record<string, string>> = { CSV: "BOM_EXPORT", PNG: "DRAWING_EXPORT" };

async function rowOf({ id: jobId }: { readonly id: string }) {
  const [row] = await server.application.db.select().from(exportJobs).where(eq(exportJobs.id, jobId));
  if (row === undefined) throw new Error(`no export ${jobId}`);
  return row;
}

test("of a person's exports two are made at a time; a third waits until one has ended, and can be cancelled while it waits", async () => {
  const letGo: (() => void)[] = [];
  answerFor("PNG", (signal) =>
    Promise.race([
      endedBySignal(signal),
      new Promise<ThreadOutcome<unknown>>((resolve) => letGo.push(() => resolve({ status: "out-of-time" }))),
    ]),
  );
  const request = async (fileType: string, client = owner, projectId = id) =>
    (await client.get(REQUEST, { export: { id: projectId, fileType } })).requestEdaProjectExport.id as string;
  const begun = [await request("PNG"), await request("PNG")];
  await vi.waitFor(() => expect(letGo).toHaveLength(2), PATIENT);
  const third = await request("CSV");
  const fourth = await request("XLSX");
  expect(await jobOf(id, third)).toMatchObject({ status: "WAITING", exportsBefore: 2, pieces: [] });
  expect(await jobOf(id, fourth)).toMatchObject({ status: "WAITING", exportsBefore: 3 });
  expect(await jobOf(id, begun[0] ?? "")).toMatchObject({ status: "PROGRESS", exportsBefore: null });
  // Somebody else's wait for nobody but their own.
  const other = await server.signedIn();
  const theirs = await other.createProject("Theirs", [resistorBoard({ name: "theirs" })]);
  const quick = await request("CSV", other, theirs);
  const theirJob = async () => (await other.get(READ, { id: theirs, jobId: quick })).edaProjectExport;
  await vi.waitFor(async () => expect((await theirJob()).status).toBe("COMPLETE"), PATIENT);
  expect((await owner.get(CANCEL, { id, jobId: third })).cancelEdaProjectExport.status).toBe("CANCEL");
  expect(await jobOf(id, fourth)).toMatchObject({ status: "WAITING", exportsBefore: 2 });
  letGo[0]?.();
  await vi.waitFor(async () => expect((await jobOf(id, fourth)).status).toBe("COMPLETE"), PATIENT);
  expect(await jobOf(id, third)).toMatchObject({ status: "CANCEL", pieces: [], result: null });
  expect(await jobOf(id, begun[0] ?? "")).toMatchObject({ status: "FAIL" });
  await owner.get(CANCEL, { id, jobId: begun[1] });
});

test("a person has no more exports made or waiting than fit, which is said in words", async () => {
  const { db, now } = server.application;
  const open = await heldElsewhere(...Array.from({ length: MAX_OPEN }, () => ({})));
  expect((await owner.refusal(REQUEST, { export: { id } })).extensions).toMatchObject({
    code: 70009,
    words: { code: "too-many", facts: { most: MAX_OPEN } },
  });
  const ids = open.map((job) => job.id);
  await db.update(exportJobs).set({ status: "CANCEL", endedAt: now() }).where(inArray(exportJobs.id, ids));
});

test("the export of a dead worker is made by another one, wherever clocks are set, and is given up after the third", async () => {
  const { application } = server;
  const [silent, living, worn] = await heldElsewhere({}, {}, { attempts: MAX_ATTEMPTS });
  if (!silent || !living || !worn) throw new Error("three rows were inserted");
  const kind = exportKind(application);
  const watch = new LeaseWatch();
  const lostAt = async (at: number) =>
    (await takeFromDead(kind, watch, { inHand: new Set(), at })).map((lost) => lost.id).sort();
  expect(await lostAt(0)).toEqual([]);
  server.advance(3_600_000);
  await beatExport(application.db, { id: living.id, attempt: ELSEWHERE });
  expect(await lostAt(LEASE_MS)).toEqual([silent.id, worn.id].sort());
  expect(await jobOf(id, worn.id)).toMatchObject({
    status: "FAIL",
    failure: { message: "The server stopped during the export. Export again." },
  });
  await vi.waitFor(async () => {
    // The worker of this server would miss its beats before long, too.
    await beatExport(application.db, { id: living.id, attempt: ELSEWHERE });
    expect(await rowOf(silent)).toMatchObject({ status: "COMPLETE", attempts: 2 });
  }, PATIENT);
  expect(await rowOf(living)).toMatchObject({ leaseOwner: ELSEWHERE, attempts: 1 });
  await owner.get(CANCEL, { id, jobId: living.id });
  expect(await kind.beat(living.id, ELSEWHERE)).toBe(false);
});

test("a worker that lost its export writes nothing about it and stores no file", async () => {
  const { application } = server;
  const [job] = await heldElsewhere({});
  if (!job) throw new Error("a row was inserted");
  const files = await application.db.$count(exports);
  await makeExport(application, job, new WorkInHand(job.id, "an earlier attempt"));
  expect(await rowOf(job)).toMatchObject({ leaseOwner: ELSEWHERE, percent: 0, phase: "", pieces: [], endedAt: null });
  expect(await application.db.$count(exports)).toBe(files);
  await owner.get(CANCEL, { id, jobId: job.id });
});

test("an export during which the database is away starts over, and that is no further attempt", async () => {
  const { application } = server;
  const [job] = await heldElsewhere({ fileType: "PNG" });
  if (!job) throw new Error("a row was inserted");
  let isAway = true;
  answerFor("PNG", async () => {
    if (!isAway) return { status: "out-of-time" };
    isAway = false;
    throw Object.assign(new Error("terminating connection due to administrator command"), { code: "57P01" });
  });
  await makeExport(application, job, new WorkInHand(job.id, ELSEWHERE));
  const row = await rowOf(job);
  expect(row).toMatchObject({ status: "FAIL", attempts: 1, leaseOwner: ELSEWHERE });
  expect(row.failure?.message).toContain("took longer than");
});

test("an export during which files cannot be stored starts over when they can; after a while it ends, and says why", async () => {
  const { application } = server;
  const [back, away] = await heldElsewhere({}, {});
  if (!back || !away) throw new Error("two rows were inserted");
  const files = await application.db.$count(exports);
  let failures = 1;
  const storage = {
    ...application.storage,
    write: async (key: string, bytes: Uint8Array) => {
      if (failures-- > 0) throw new StorageAwayError("the object store cannot be reached: fetch failed");
      return application.storage.write(key, bytes);
    },
  };
  await makeExport({ ...application, storage }, back, new WorkInHand(back.id, ELSEWHERE));
  expect(await rowOf(back)).toMatchObject({ status: "COMPLETE", attempts: 1 });
  expect(await application.db.$count(exports)).toBe(files + 1);
  failures = Number.POSITIVE_INFINITY;
  await makeExport({ ...application, storage }, away, new WorkInHand(away.id, ELSEWHERE), 0);
  const row = await rowOf(away);
  expect(row).toMatchObject({ status: "FAIL", attempts: 1, failure: { details: { words: { code: "storage-away" } } } });
  expect(row.failure?.message).toBe("The file storage cannot be reached. Export again in a few minutes.");
  expect(await application.db.$count(exports)).toBe(files + 1);
});

test("a worker that stops hands its export over, and that attempt does not count", async () => {
  const [job] = await heldElsewhere({ fileType: "PNG" });
  if (!job) throw new Error("a row was inserted");
  const hand = new WorkInHand(job.id, ELSEWHERE);
  answerFor("PNG", async () => {
    if (hand.isGivenBack) return { status: "out-of-time" };
    hand.giveBack();
    return { status: "stopped" };
  });
  await makeExport(server.application, job, hand);
  await vi.waitFor(async () => expect(await rowOf(job)).toMatchObject({ status: "FAIL", attempts: 1 }), PATIENT);
  expect((await rowOf(job)).failure?.message).toContain("took longer than");
});
