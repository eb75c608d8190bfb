import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FullDiskError } from "./full-disk.ts";
import { createLocalStorage } from "./local-storage.ts";
import { TooLargeError } from "./storage.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "tracewright-storage-"));
});
afterEach(() => rm(directory, { recursive: true }));

async function* chunks(count: number, size: number, onRead: () => void = () => {}) {
  for (let i = 0; i < count; i++) {
    onRead();
    yield new Uint8Array(size).fill(i);
  }
}

test("a stream is stored with its length and hash", async () => {
  const storage = createLocalStorage(directory);
  const stored = await storage.writeStream("uploads/a", chunks(1, 3), 100);
  // SHA-256 of three zero bytes.
  expect(stored).toEqual({ bytes: 3, sha256: "709e80c88487a2411e1ee4dfb9f22a861492d20c4765150c0c794abd70f8147c" });
  expect(await storage.read("uploads/a")).toEqual(Buffer.from([0, 0, 0]));
});

test("a stream over the limit is broken off at once and leaves nothing", async () => {
  const storage = createLocalStorage(directory);
  let read = 0;
  const endless = chunks(1_000_000, 1024, () => read++);
  await expect(storage.writeStream("uploads/a", endless, 10 * 1024)).rejects.toThrow(TooLargeError);
  expect(read).toBe(11);
  expect(await storage.has("uploads/a")).toBe(false);
  expect([await readdir(join(directory, "uploads")), await readdir(join(directory, "unfinished"))]).toEqual([[], []]);
});

test("what a killed process was writing is thrown away once nobody writes to it any more, and nothing else", async () => {
  const storage = createLocalStorage(directory);
  await storage.removeUnfinished(new Date());
  await storage.write("documents/a", new Uint8Array(3));
  for (const name of ["killed", "at-work"]) await writeFile(join(directory, "unfinished", name), "half");
  const killed = new Date("2026-01-01T00:00:00Z");
  await utimes(join(directory, "unfinished", "killed"), killed, killed);
  await storage.removeUnfinished(new Date("2026-01-01T00:00:01Z"));
  expect(await readdir(join(directory, "unfinished"))).toEqual(["at-work"]);
  await storage.removeUnfinished(new Date(Date.now() + 60_000));
  expect(await readdir(join(directory, "unfinished"))).toEqual([]);
  expect(await storage.has("documents/a")).toBe(true);
});

test("all objects are listed with their size and time, and nothing that is unfinished or somebody else's", async () => {
  const storage = createLocalStorage(directory);
  expect(await Readable.from(storage.list()).toArray()).toEqual([]);
  await storage.write("documents/ab/c.gz", new Uint8Array(3));
  await storage.write("uploads/a", new Uint8Array(1));
  await writeFile(join(directory, "unfinished", "half"), "x");
  await writeFile(join(directory, "uploads", "Notes of mine.txt"), "x");
  const at = new Date("2026-01-02T03:04:05Z");
  await utimes(join(directory, "uploads", "a"), at, at);
  const listed = await Readable.from(storage.list()).toArray();
  expect(new Map(listed.map(({ key, bytes }) => [key, bytes]))).toEqual(
    new Map([
      ["documents/ab/c.gz", 3],
      ["uploads/a", 1],
    ]),
  );
  expect(listed.find(({ key }) => key === "uploads/a")?.modifiedAt).toEqual(at);
});

test("files leave a reserve of the disk free, and nothing of what would take of it stays", async () => {
  const MB = 1_048_576;
  let free = 100 * MB;
  const storage = createLocalStorage(directory, { reserveBytes: 40 * MB, freeBytes: async () => free });
  await storage.write("documents/a", new Uint8Array(3));
  await expect(storage.write("documents/b", new Uint8Array(61 * MB))).rejects.toThrow(FullDiskError);
  // Somebody else fills the disk while a stream arrives.
  const arriving = chunks(40, MB, () => {
    free -= 3 * MB;
  });
  const streamed = storage.writeStream("uploads/a", arriving, 100 * MB);
  await expect(streamed).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/ has \d+ MB free, of which 40 MB are kept for the database$/) },
  });
  expect([await storage.has("documents/b"), await storage.has("uploads/a")]).toEqual([false, false]);
  expect(await readdir(join(directory, "unfinished"))).toEqual([]);
  expect(await storage.read("documents/a")).toHaveLength(3);
});

test.each(["../secret", "uploads/../../secret", "/etc/passwd", "uploads/a b", "uploads/.."])(
  "%s is no key: a client's text never reaches the file system",
  async (key) => {
    const storage = createLocalStorage(directory);
    await expect((async () => storage.read(key))()).rejects.toThrow("is not a storage key");
  },
);
