import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DirectoryInUseError, lockDirectory } from "./directory-lock.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "tracewright-lock-"));
});
afterEach(() => rm(directory, { recursive: true }));

test("a second start on the same folder is refused until the first has let go", async () => {
  const first = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
  await first.release();
  await (await lockDirectory(directory)).release();
});

test("of many starts at once exactly one wins", async () => {
  const starts = await Promise.allSettled(Array.from({ length: 10 }, () => lockDirectory(directory)));
  expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("the lock of a process that died is taken over", async () => {
  await writeFile(join(directory, "server.lock"), "999999999 123\n");
  await lockDirectory(directory);
  expect(await readFile(join(directory, "server.lock"), "utf8")).toMatch(new RegExp(`^${process.pid} `));
});

test("a process id that now belongs to another program does not hold the lock", async () => {
  await writeFile(join(directory, "server.lock"), `${process.pid} 1\n`);
  await (await lockDirectory(directory)).release();
});
