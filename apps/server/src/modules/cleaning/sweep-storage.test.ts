import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  datasheets,
  documents,
  installation,
  noticeAttachments,
  notices,
  projects,
  runs,
} from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { sweepStorage } from "./sweep-storage.ts";

const EXPORT = "mutation ($input: EdaProjectResultExportInput!) { edaProjectResultExport(input: $input) { url } }";
const HASH = "ab".repeat(32);

let server: TestServer;
let folder: string;
beforeEach(async () => {
  server = await startTestServer();
  folder = join(server.application.configuration.dataDir, "files");
});
afterEach(() => server.stop());

async function put(key: string): Promise<string> {
  await mkdir(dirname(join(folder, key)), { recursive: true });
  await writeFile(join(folder, key), "bytes");
  return key;
}

const list = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((key) => !key.startsWith("installation/"))
    .sort();

/** As though everything were so old. */
async function age(hours: number, keys?: readonly string[]): Promise<void> {
  const at = new Date(Date.now() - hours * 3_600_000);
  for (const key of keys ?? (await list())) await utimes(join(folder, key), at, at);
}

/** An account with an object of every kind in storage. */
async function fill(client: Client): Promise<void> {
  const { db } = server.application;
  await client.upload([{ name: "a.kicad_pcb", bytes: Buffer.from("(kicad_pcb)") }]);
  const id = await client.createProject("Kept", [resistorBoard()]);
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const { data } = await client.uploadMedia({ name: "me.png", bytes: png }, "PROFILE_IMAGE");
  await client.fetch(`/image?url=${encodeURIComponent(data?.singleUploadFile.url)}&w=64`);
  await client.get(EXPORT, { id, outputFormat: "KICAD_EXPORT" });
  const [project] = await db.select().from(projects).where(eq(projects.id, id));
  if (project?.boardHash == null) throw new Error("a board was given");
  const { ownerId, boardHash } = project;
  await put(`models/${boardHash.slice(0, 2)}/${boardHash}.glb`);
  await put(`pictures/${boardHash.slice(0, 2)}/${boardHash}-64.webp`);
  const [sheet] = await db.insert(datasheets).values({ ownerId, sha256: HASH, name: "a.pdf", bytes: 5 }).returning();
  await put(`datasheets/${sheet?.id}.pdf`);
  const [notice] = await db.insert(notices).values({ language: "EN", title: "t", content: "c" }).returning();
  const storageKey = await put(`notices/${randomUUID()}`);
  await db.insert(noticeAttachments).values({ noticeId: notice?.id ?? 0, name: "a.pdf", storageKey, bytes: 5 });
  const checkpointKey = await put(`checkpoints/${randomUUID()}.bin`);
  const [run] = await db
    .insert(runs)
    .values({
      projectId: id,
      requestedBy: ownerId,
      jobType: "ROUTING",
      status: "CANCEL",
      boardHash,
      majorVersion: 1,
      revisionVersion: 0,
      options: {},
      checkpointKey,
    })
    .returning();
  await put(`previews/${run?.id}.json`);
}

test("what nothing refers to goes after a day, of every kind, and what is referred to or young or foreign stays", async () => {
  await fill(await server.signedIn());
  const kept = await list();
  expect(new Set(kept.map((key) => key.split("/")[0]))).toEqual(
    new Set(
      "checkpoints datasheets documents exports media media-sizes models notices pictures previews uploads".split(" "),
    ),
  );
  const id = randomUUID();
  await Promise.all(
    [
      `uploads/${id}`,
      `uploads/${id}-3`,
      `media/${id}`,
      `media-sizes/${id}-64.webp`,
      `datasheets/${id}.pdf`,
      `exports/${id}.zip`,
      `notices/${id}`,
      `previews/${id}.json`,
      `checkpoints/${id}.bin`,
      `documents/ab/${HASH}.gz`,
      `models/ab/${HASH}.glb`,
      `pictures/ab/${HASH}.webp`,
      `pictures/ab/${HASH}-9999.webp`,
    ].map(put),
  );
  const foreign = [await put("backup/notes.txt"), await put("uploads/readme.md")];
  await age(23);
  expect(await sweepStorage(server.application)).toEqual({ removed: 0 });
  await age(25);
  const young = await put(`exports/${randomUUID()}.zip`);
  await sweepStorage(server.application);
  expect(await list()).toEqual([...kept, ...foreign, young].sort());
});

test("parts of a file that is whole and checkpoints that no run goes on from are not needed", async () => {
  const client = await server.signedIn();
  await fill(client);
  const { db } = server.application;
  const uploaded = (await list()).filter((key) => key.startsWith("uploads/"));
  await put(`${uploaded[0]}-0`);
  await db.update(runs).set({ status: "COMPLETE" });
  await age(25);
  expect((await sweepStorage(server.application)).removed).toBe(2);
  expect((await list()).filter((key) => key.startsWith("uploads/"))).toEqual(uploaded);
  expect((await list()).filter((key) => key.startsWith("checkpoints/"))).toEqual([]);
});

test("the files of another database are left alone", async () => {
  await fill(await server.signedIn());
  const { application } = server;
  await application.db.delete(installation);
  await application.db.insert(installation).values({});
  await application.db.delete(projects);
  await age(99);
  const before = await list();
  expect(await sweepStorage(application)).toEqual({ removed: 0 });
  expect(await list()).toEqual(before);
  expect(server.logged.some((line) => line.includes("files of another database are not swept"))).toBe(true);
});

test("a storage that nobody has marked is marked first and swept the next time", async () => {
  const { application } = server;
  await put(`uploads/${randomUUID()}`);
  await age(25);
  const marks = join(folder, "installation");
  // The start sweeps as well.
  await expect.poll(() => readdir(marks).catch(() => [])).toHaveLength(1);
  for (const name of await readdir(marks)) await rm(join(marks, name));
  expect(await sweepStorage(application)).toEqual({ removed: 0 });
  expect(await readdir(marks)).toHaveLength(1);
  expect(await sweepStorage(application)).toEqual({ removed: 1 });
});

test("documents of before their size was written down get it", async () => {
  await (await server.signedIn()).createProject("Old", [resistorBoard()]);
  const { application } = server;
  const sizes = async () =>
    (await application.db.select({ bytes: documents.bytes }).from(documents)).map((d) => d.bytes);
  const before = await sizes();
  expect(before[0]).toBeGreaterThan(100);
  await application.db.update(documents).set({ bytes: null });
  await sweepStorage(application);
  expect(await sizes()).toEqual(before);
});
