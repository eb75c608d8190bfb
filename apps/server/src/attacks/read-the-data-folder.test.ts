import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepPrivate } from "../platform/database/keep-private.ts";

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
