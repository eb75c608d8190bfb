import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DamagedObjectError } from "./damaged-object.ts";
import { createLocalStorage } from "./local-storage.ts";
import { SoundObjects } from "./sound-objects.ts";

const KEY = "datasheets/a.pdf";
const BYTES = randomBytes(300_000);
const WRITTEN = { bytes: BYTES.length, sha256: createHash("sha256").update(BYTES).digest("hex") };

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "tracewright-sound-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test("an object is read through once, however many ask for it and how often", async () => {
  const storage = createLocalStorage(directory);
  await storage.write(KEY, BYTES);
  const reads = vi.spyOn(storage, "openRead");
  const objects = new SoundObjects(storage);
  expect(await Promise.all([objects.has(KEY, WRITTEN), objects.has(KEY, WRITTEN)])).toEqual([true, true]);
  expect(await objects.has(KEY, WRITTEN)).toBe(true);
  expect(reads).toHaveBeenCalledTimes(1);
});

test("one that is damaged, or is not there, is refused until it is put back", async () => {
  const storage = createLocalStorage(directory);
  const objects = new SoundObjects(storage);
  await storage.remove(KEY);
  expect(await objects.has(KEY, WRITTEN)).toBe(false);
  await storage.write(KEY, BYTES);
  const path = join(directory, KEY);
  const damaged = await readFile(path);
  damaged[200_000]! ^= 1;
  await writeFile(path, damaged);
  await expect(objects.has(KEY, WRITTEN)).rejects.toThrow(DamagedObjectError);
  await writeFile(path, damaged.subarray(1));
  await expect(objects.has(KEY, WRITTEN)).rejects.toThrow("299999 bytes in place of 300000");
  await writeFile(path, BYTES);
  expect(await objects.has(KEY, WRITTEN)).toBe(true);
});
