import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfiguration } from "../platform/configuration.ts";
import { keepPrivate } from "../platform/database/keep-private.ts";
import { createLog } from "../platform/log.ts";
import { startServer } from "../start-server.ts";
import { openTestDatabase } from "../testkit/open-test-database.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "tracewright-modes-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test("a database folder whose modes were widened is its owner's alone again after a start", async () => {
  const [folder, file] = [join(directory, "base", "5"), join(directory, "base", "5", "1259")];
  await mkdir(folder, { recursive: true });
  await writeFile(file, "rows");
  for (const [path, mode] of [
    [directory, 0o777],
    [folder, 0o755],
    [file, 0o666],
  ] as const)
    await chmod(path, mode);
  await keepPrivate(directory);
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await Promise.all([directory, join(directory, "base"), folder, file].map(modeOf))).toEqual([
    0o700, 0o700, 0o700, 0o600,
  ]);
});

test("stored files are made for their owner alone, and are so again after a start that finds them widened", async () => {
  const configuration = readConfiguration({
    env: { PORT: "0", DATA_DIR: directory, DEMO: "off", LOG: "json" },
    arguments: [],
    root: directory,
    terminal: false,
  });
  const start = async () =>
    startServer({ configuration, database: await openTestDatabase(), log: createLog({ format: "silent" }) });
  const first = await start();
  await first.application.storage.write("documents/ab/board.gz", new Uint8Array(3));
  await first.stop();
  const kept = ["files", "files/documents", "files/documents/ab", "files/documents/ab/board.gz", "secret"];
  const modes = async () =>
    Promise.all(kept.map(async (name) => ((await stat(join(directory, name))).mode & 0o777).toString(8)));
  const own = ["700", "700", "700", "600", "600"];
  expect(await modes()).toEqual(own);
  for (const name of kept) await chmod(join(directory, name), 0o777);
  await (await start()).stop();
  expect(await modes()).toEqual(own);
});
