import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { files } from "../../platform/database/tables.ts";
import { type Client, CREATE_PROJECT } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startS3Server } from "../../testkit/start-s3-server.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { uploadKeys } from "../storage/upload-keys.ts";
import { readPartRange } from "./upload-parts.ts";
import { readUploads, removeOldUploads } from "./uploads.ts";

const ANNOUNCE = "query ($input: PresignedUrlForFileUploadInput!) { presignedUrlForFileUpload(input: $input) { url } }";

let server: TestServer;
let owner: Client;
let userId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
  userId = (await owner.get("{ profile { userId } }")).profile.userId;
});
afterAll(() => server.stop());

const announce = async (client = owner, fileUrl?: string): Promise<string> =>
  (await client.get(ANNOUNCE, { fileName: "chain.kicad_pcb", fileType: "x", fileUrl })).presignedUrlForFileUpload.url;

async function put(url: string, range: string, body: Uint8Array = Buffer.alloc(0), client = owner) {
  const answer = await client.fetch(url, {
    method: "PUT",
    headers: { "content-range": range },
    body: Buffer.from(body),
  });
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
}

const stored = async (url: string) =>
  Buffer.from((await readUploads(server.application, userId, [url]))[0]?.bytes ?? []);

test("a file in parts is the file in one piece, and its parts are gone", async () => {
  const { bytes } = resistorBoard({ resistors: 60 });
  const url = await announce();
  const size = 1000;
  for (let start = 0; start < bytes.length; start += size) {
    const part = bytes.subarray(start, start + size);
    const answer = await put(url, `bytes ${start}-${start + part.length - 1}/${bytes.length}`, part);
    const isLast = start + part.length === bytes.length;
    expect(answer).toEqual(
      isLast ? { status: 200, url: url.split("?")[0] } : { status: 202, received: start + part.length },
    );
  }
  expect(await stored(url)).toEqual(Buffer.from(bytes));
  const [row] = (await server.application.db.select().from(files)).filter(({ id }) => url.includes(id));
  expect(row).toMatchObject({ bytes: bytes.length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const kept = await Promise.all(
    uploadKeys(row ?? { id: "", parts: 0 }).map((key) => server.application.storage.has(key)),
  );
  expect(kept).toEqual([true, ...Array.from({ length: kept.length - 1 }, () => false)]);
  // The answer to the last part was lost: the question is answered the same.
  expect(await put(url, `bytes */${bytes.length}`)).toEqual({ status: 200, url: url.split("?")[0] });
});

test("after a cut within a part nothing of that part is there, and the upload goes on where it was", async () => {
  const url = await announce();
  const total = 300_000;
  const bytes = Buffer.alloc(total, "(kicad_pcb) ");
  expect(await put(url, `bytes 0-99999/${total}`, bytes.subarray(0, 100_000))).toMatchObject({ status: 202 });
  await cutWithinPart(url, `bytes 100000-199999/${total}`, bytes.subarray(100_000, 150_000));
  expect(await put(url, `bytes */${total}`)).toEqual({ status: 202, received: 100_000 });
  expect(await put(url, `bytes 100000-${total - 1}/${total}`, bytes.subarray(100_000))).toMatchObject({ status: 200 });
  expect(await stored(url)).toEqual(bytes);
  expect(server.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

/** Says how much will come, sends less, and is gone. */
function cutWithinPart(path: string, range: string, sent: Uint8Array): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const headers = { cookie: owner.cookie ?? "", "content-range": range, "content-length": 100_000 };
  return new Promise((resolve) => {
    const sending = request({ hostname, port, path, method: "PUT", headers });
    sending.on("error", () => {});
    sending.on("close", resolve);
    sending.write(sent, () => sending.destroy());
  });
}

test("a part that does not begin where the file ends is told where to go on, and changes nothing", async () => {
  const url = await announce();
  expect(await put(url, "bytes 10-19/40", Buffer.alloc(10))).toMatchObject({ status: 409, received: 0 });
  await put(url, "bytes 0-9/40", Buffer.alloc(10, "a"));
  expect(await put(url, "bytes 0-9/40", Buffer.alloc(10, "b"))).toMatchObject({ status: 409, received: 10 });
  expect(await put(url, "bytes 10-19/40", Buffer.alloc(7))).toMatchObject({
    status: 400,
    message: "The part is 7 bytes long; its Content-Range says 10 bytes.",
  });
  expect(await put(url, "bytes 10-19/40", Buffer.alloc(11))).toMatchObject({ status: 400 });
  expect(await put(url, "bytes 10-39/40", Buffer.alloc(30, "a"))).toMatchObject({ status: 200 });
  expect(await stored(url)).toEqual(Buffer.alloc(40, "a"));
});

test("the same part sent twice side by side counts once", async () => {
  const url = await announce();
  const answers = await Promise.all([1, 2].map(() => put(url, "bytes 0-99/200", Buffer.alloc(100, "a"))));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  expect(await put(url, "bytes */200")).toEqual({ status: 202, received: 100 });
});

test("100 MB and a byte are refused before anything of them is taken, and so is a part beyond measure", async () => {
  const url = await announce();
  const over = 104_857_601;
  expect(await put(url, `bytes 0-9/${over}`, Buffer.alloc(10))).toMatchObject({
    status: 413,
    message: "The file is larger than 100 MB.",
  });
  expect(await put(url, "bytes 0-16777216/104857600", Buffer.alloc(10))).toMatchObject({ status: 413 });
  expect(await put(url, "bytes */104857600")).toEqual({ status: 202, received: 0 });
});

test("an address that has run out is signed anew for the same upload, for its owner alone", async () => {
  const url = await announce();
  await put(url, "bytes 0-9/20", Buffer.alloc(10));
  server.advance(601_000);
  expect(await put(url, "bytes 10-19/20", Buffer.alloc(10))).toMatchObject({ status: 403 });
  const again = await announce(owner, url);
  expect(again.split("?")[0]).toBe(url.split("?")[0]);
  expect(await put(again, "bytes */20")).toEqual({ status: 202, received: 10 });
  const stranger = await server.signedIn();
  const input = { fileName: "chain.kicad_pcb", fileType: "x" };
  for (const fileUrl of [url, "/uploads/00000000-0000-4000-8000-000000000000", `/uploads/${"-".repeat(36)}`, "x"])
    expect((await stranger.refusal(ANNOUNCE, { ...input, fileUrl })).extensions.code).toBe(404);
  expect(await put(again, "bytes */20", undefined, stranger)).toMatchObject({ status: 404 });
});

test("what was begun and not finished is gone after a day, parts and all", async () => {
  const browser = await server.signedIn();
  const url = await announce(browser);
  await put(url, "bytes 0-9/20", Buffer.alloc(10), browser);
  const [row] = (await server.application.db.select().from(files)).filter(({ id }) => url.includes(id));
  const keys = uploadKeys(row ?? { id: "", parts: 0 });
  const kept = () => Promise.all(keys.map((key) => server.application.storage.has(key)));
  expect(await kept()).toContain(true);
  server.advance(25 * 3_600_000);
  await removeOldUploads(server.application);
  expect(await kept()).not.toContain(true);
});

test.each(["bytes 5-4/10", "bytes 0-10/10", "bytes 0-9", "0-9/10", "bytes 0-9/*", "bytes -1-9/10", "bytes */", ""])(
  "“%s” is no range of a part",
  (header) => {
    expect(readPartRange(header)).toBeUndefined();
  },
);

test("in an object store an upload goes on where it was, too, and the project is made of it", async () => {
  const store = await startS3Server();
  const other = await startTestServer({ configuration: { s3: store.configuration } });
  try {
    const browser = await other.signedIn();
    const { bytes } = resistorBoard({ resistors: 20 });
    const url = await announce(browser);
    const half = Math.floor(bytes.length / 2);
    await put(url, `bytes 0-${half - 1}/${bytes.length}`, bytes.subarray(0, half), browser);
    expect(await put(url, `bytes */${bytes.length}`, undefined, browser)).toEqual({ status: 202, received: half });
    const rest = bytes.subarray(half);
    expect(await put(url, `bytes ${half}-${bytes.length - 1}/${bytes.length}`, rest, browser)).toMatchObject({
      status: 200,
    });
    await browser.get(CREATE_PROJECT, { name: "Stored", jobType: "ROUTING", fileUrls: [url] });
    const kept = [...store.objects.keys()]
      .filter((key) => !key.startsWith("installation/"))
      .map((key) => key.replace(/[0-9a-f]{64}|[0-9a-f-]{36}/g, "…"));
    expect(kept.sort()).toEqual([expect.stringMatching(/^documents\/..\/…\.gz$/), "uploads/…"]);
    expect(store.begun.size).toBe(0);
  } finally {
    await other.stop();
    await store.stop();
  }
});

test("a video is taken up to 100 MB and a test file up to 1 MB, and neither under a name of another kind", async () => {
  const sender = await server.signedIn();
  const announced = (fileName: string, fileType: string) => sender.get(ANNOUNCE, { fileName, fileType });
  const begin = async (fileName: string, fileType: string, total: number) => {
    const { url } = (await announced(fileName, fileType)).presignedUrlForFileUpload;
    return (await put(url, `bytes 0-9/${total}`, Buffer.alloc(10), sender)).status;
  };
  const MB = 1_048_576;
  expect(await begin("tour.mp4", "VIDEO", 100 * MB)).toBe(202);
  expect(await begin("tour.MOV", "VIDEO", 100 * MB + 1)).toBe(413);
  expect(await begin("anything.bin", "TEST", MB)).toBe(202);
  expect(await begin("anything.bin", "TEST", MB + 1)).toBe(413);
  expect((await sender.refusal(ANNOUNCE, { fileName: "tour.avi", fileType: "VIDEO" })).extensions.field).toBe(
    "fileName",
  );
  expect((await sender.refusal(ANNOUNCE, { fileName: "tour.mp4", fileType: "video/mp4" })).extensions.name).toBe(
    "UNSUPPORTED_PROJECT_FILE_FORMAT",
  );
});
