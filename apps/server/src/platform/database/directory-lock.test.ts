import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DirectoryInUseError, DirectoryLockError, lockDirectory } from "./directory-lock.ts";

let directory: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "tracewright-lock-"));
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  await rm(directory, { recursive: true });
});

const HOLD = `
  const { lockDirectory } = await import(${JSON.stringify(join(import.meta.dirname, "directory-lock.ts"))});
  try {
    await lockDirectory(process.argv[1]);
    console.log("locked");
    setInterval(() => {}, 60_000);
  } catch (error) {
    console.log(error.message);
  }`;

/** Another process, in process ids of its own where `apart` says so; answers what it says first. */
async function start(...apart: string[]): Promise<{ readonly child: ChildProcess; readonly said: string }> {
  const [program = "", ...args] = [...apart, process.execPath, "--input-type=module", "-e", HOLD, directory];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [said] = (await once(child.stdout as NonNullable<ChildProcess["stdout"]>, "data")) as [Buffer];
  return { child, said: said.toString().trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

/** How a process gets process ids of its own here; undefined where the machine does not let it. */
const OWN_PROCESS_IDS = [
  ["unshare", "--pid", "--fork", "--kill-child"],
  ["unshare", "--user", "--map-root-user", "--pid", "--fork", "--kill-child"],
].find(([program = "", ...args]) => spawnSync(program, [...args, "true"]).status === 0);

test("a second start on the same folder is refused until the first has let go", async () => {
  const first = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
  await expect(lockDirectory(directory)).rejects.toThrow(`process ${process.pid} on `);
  await first.release();
  await (await lockDirectory(directory)).release();
  // Nothing but the empty file that is locked stays.
  expect(await readdir(directory)).toEqual(["folder.lock"]);
});

test("of many starts at once exactly one wins", async () => {
  const starts = await Promise.allSettled(Array.from({ length: 10 }, () => lockDirectory(directory)));
  const locks = starts.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  expect(locks).toHaveLength(1);
  for (const lock of locks) await lock.release();
});

test("a folder is in use while its process lives, whatever is written about that process", async () => {
  expect((await start()).said).toBe("locked");
  // A process id of another container, which names nobody here.
  await writeFile(join(directory, "server.lock"), "999999999 123\n");
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
  expect((await start()).said).toContain("is in use by another Tracewright");
});

test.skipIf(OWN_PROCESS_IDS === undefined)("a folder is in use for processes of another container, too", async () => {
  const lock = await lockDirectory(directory);
  expect((await start(...(OWN_PROCESS_IDS ?? []))).said).toContain("is in use by another Tracewright");
  await lock.release();
  expect((await start(...(OWN_PROCESS_IDS ?? []))).said).toBe("locked");
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
});

test("a killed process leaves the folder free and nothing that could hold it", async () => {
  const { child, said } = await start();
  expect(said).toBe("locked");
  await kill(child);
  expect((await readdir(directory)).sort()).toEqual(["folder.lock", "server.lock"]);
  await (await lockDirectory(directory)).release();
});

test("a folder that cannot be locked is refused with the reason", async () => {
  await writeFile(join(directory, "file"), "");
  await expect(lockDirectory(join(directory, "file"))).rejects.toThrow(DirectoryLockError);
});
