import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type S3Server, startS3Server } from "../../testkit/start-s3-server.ts";
import { createS3Storage, S3_PART_BYTES } from "./s3-storage.ts";
import { sha256Hex } from "./sign-s3-request.ts";
import { type Storage, TooLargeError } from "./storage.ts";

let server: S3Server;
let storage: Storage;
beforeAll(async () => {
  server = await startS3Server();
  storage = createS3Storage(server.configuration);
});
afterAll(() => server.stop());
beforeEach(() => {
  server.objects.clear();
  server.asked.length = 0;
});

async function* chunks(count: number, size: number, failAt = -1) {
  for (let index = 0; index < count; index++) {
    if (index === failAt) throw new Error("the line broke");
    yield Buffer.alloc(size, index + 1);
  }
}

test("what is written is there, read whole or as a stream, until it is removed", async () => {
  expect(await storage.has("documents/a/b.gz")).toBe(false);
  expect([await storage.read("documents/a/b.gz"), await storage.openRead("documents/a/b.gz")]).toEqual([
    undefined,
    undefined,
  ]);
  await storage.write("documents/a/b.gz", Buffer.from("board"));
  await storage.write("documents/a/b.gz", Buffer.from("board 2"));
  expect(await storage.has("documents/a/b.gz")).toBe(true);
  expect(await storage.read("documents/a/b.gz")).toEqual(Buffer.from("board 2"));
  const opened = await storage.openRead("documents/a/b.gz");
  expect(opened?.bytes).toBe(7);
  expect(Buffer.concat((await opened?.stream.toArray()) ?? [])).toEqual(Buffer.from("board 2"));
  const part = await storage.openRead("documents/a/b.gz", { start: 2, end: 4 });
  expect([part?.bytes, Buffer.concat((await part?.stream.toArray()) ?? []).toString()]).toEqual([7, "ard"]);
  await storage.remove("documents/a/b.gz");
  await storage.remove("documents/a/b.gz");
  expect(server.objects.size).toBe(0);
});

test("a short stream is one request; a long one goes in parts, and is there with its length and hash", async () => {
  expect(await storage.writeStream("uploads/a", chunks(3, 10), 100)).toMatchObject({ bytes: 30 });
  expect(server.asked).toEqual(["PUT uploads/a"]);
  const size = S3_PART_BYTES / 4;
  const stored = await storage.writeStream("uploads/b", chunks(9, size), 20 * size);
  const whole = Buffer.concat(Array.from({ length: 9 }, (_, index) => Buffer.alloc(size, index + 1)));
  expect(stored).toEqual({ bytes: 9 * size, sha256: sha256Hex(whole) });
  expect(server.objects.get("uploads/b")?.equals(whole)).toBe(true);
  expect(server.asked.slice(1)).toEqual([
    "POST uploads/b?uploads=",
    "PUT uploads/b?partNumber=1&uploadId",
    "PUT uploads/b?partNumber=2&uploadId",
    "PUT uploads/b?partNumber=3&uploadId",
    "POST uploads/b?uploadId",
  ]);
});

test("a stream that is too long or breaks leaves nothing, no begun upload either", async () => {
  const size = S3_PART_BYTES / 2;
  await expect(storage.writeStream("uploads/a", chunks(100, size), 5 * size)).rejects.toThrow(TooLargeError);
  await expect(storage.writeStream("uploads/a", chunks(9, size, 5), 99 * size)).rejects.toThrow("the line broke");
  expect([server.objects.size, server.begun.size]).toEqual([0, 0]);
  expect(server.asked.filter((line) => line.startsWith("DELETE"))).toHaveLength(2);
});

test("a store that is out of breath is asked again; one that stays so is told with its own word", async () => {
  server.failNext(2);
  await storage.write("uploads/a", Buffer.from("x"));
  expect(server.asked).toHaveLength(3);
  server.failNext(99);
  await expect(storage.read("uploads/a")).rejects.toThrow("the object store answered 503 (SlowDown) for uploads/a");
  server.failNext(0);
});

test("a wrong secret is no missing object", async () => {
  const stranger = createS3Storage({ ...server.configuration, secretAccessKey: "guessed" });
  await expect(stranger.read("uploads/a")).rejects.toThrow("403 (SignatureDoesNotMatch)");
});

test("all objects are listed, page by page, and those of others passed over", async () => {
  for (let i = 0; i < 7; i++) server.objects.set(`uploads/${i}`, Buffer.alloc(i));
  server.objects.set("Somebody else's.txt", Buffer.from("x"));
  const listed = await Readable.from(storage.list()).toArray();
  expect(listed.map(({ key, bytes }) => [key, bytes])).toEqual(
    Array.from({ length: 7 }, (_, i) => [`uploads/${i}`, i]),
  );
  expect(listed[0]?.modifiedAt).toEqual(new Date("2026-01-02T03:04:05Z"));
  expect(server.asked).toHaveLength(3);
});

test.each(["../secret", "uploads/../../secret", "uploads/a b", "uploads/a?acl"])("%s is no key", async (key) => {
  await expect(storage.read(key)).rejects.toThrow("is not a storage key");
});
