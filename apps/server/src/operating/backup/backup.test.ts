import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedDemo } from "../../demo/seed-demo.ts";
import { seedDemoHouse } from "../../demo/seed-demo-house.ts";
import { type Configuration, readConfiguration } from "../../platform/configuration.ts";
import { knownMigrations } from "../../platform/database/applied-migrations.ts";
import { lockDirectory } from "../../platform/database/directory-lock.ts";
import { withMigrationsUntil } from "../../platform/database/migrations-folder.ts";
import { openEmbeddedDatabase, openServerDatabase } from "../../platform/database/open-database.ts";
import { createLocalStorage } from "../../platform/storage/local-storage.ts";
import { createS3Storage } from "../../platform/storage/s3-storage.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { findPostgres, type Postgres, startPostgres } from "../../testkit/start-postgres.ts";
import { type S3Server, startS3Server } from "../../testkit/start-s3-server.ts";
import { PASSWORD, startTestServer } from "../../testkit/start-test-server.ts";
import { runOperatingCommand } from "../run-operating-command.ts";
import { everyFile, everyRow } from "../testing/read-everything.ts";
import { writeBackup } from "./write-backup.ts";

const SECRET = "the secret of the first installation";
const quiet = { at: new Date("2026-05-01T12:00:00Z"), report: () => {} };

let folder: string;
/** Of a server with a demo, on the embedded database and a folder. */
let archive: string;
let rows: Awaited<ReturnType<typeof everyRow>>;
let files: Awaited<ReturnType<typeof everyFile>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tracewright-backup-"));
  archive = join(folder, "first.tar");
  const examplesDir = join(folder, "examples");
  await mkdir(join(examplesDir, "resistor"), { recursive: true });
  await writeFile(join(examplesDir, "resistor", "resistor.kicad_pcb"), resistorBoard().bytes);
  const server = await startTestServer({ configuration: { examplesDir } });
  const { application } = server;
  await seedDemo(application, () => {});
  await seedDemoHouse(application, () => {});
  const [mina, email] = [server.visitor(), "mina@example.com"];
  await mina.signUp(email, PASSWORD, () => server.codeFor(email));
  await mina.signIn(email, PASSWORD);
  await application.storage.write("exports/empty", new Uint8Array(0));
  await application.storage.write("uploads/large", Buffer.alloc(17 * 1_048_576, "17 MiB of an upload. "));
  await writeBackup(
    {
      database: application.database,
      storage: application.storage,
      files: "folder",
      secret: SECRET,
      keepsSecret: true,
    },
    archive,
    quiet,
  );
  [rows, files] = [await everyRow(application.db), await everyFile(application.storage)];
  await server.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command with the settings of an environment; what it printed, and its exit code. */
async function run(words: readonly string[], env: Readonly<Record<string, string>>) {
  const printed: string[] = [];
  const exitCode = await runOperatingCommand(words, {
    configure: () => readConfiguration({ env, arguments: [], root: folder, terminal: false }),
    env,
    envFile: { path: join(folder, ".env"), names: [] },
    stdout: (text) => printed.push(text),
    stderr: (text) => printed.push(text),
    terminal: false,
    now: () => quiet.at,
  });
  return { exitCode, text: printed.join("") };
}

async function everythingIn({ dataDir, databaseUrl, s3 }: Pick<Configuration, "dataDir" | "databaseUrl" | "s3">) {
  const database = databaseUrl
    ? await openServerDatabase(databaseUrl)
    : await openEmbeddedDatabase({ directory: dataDir });
  try {
    const storage = s3 ? createS3Storage(s3) : createLocalStorage(join(dataDir, "files"));
    return { rows: await everyRow(database.db), files: await everyFile(storage) };
  } finally {
    await database.close();
  }
}

test("the source has rows in many tables and files of several kinds", () => {
  expect(Object.values(rows).filter((table) => table.length > 0).length).toBeGreaterThanOrEqual(19);
  expect(new Set(Object.keys(files).map((key) => key.split("/")[0])).size).toBeGreaterThan(2);
});

test("tar lists an archive, and sha256sum finds every checksum in it right", async () => {
  const unpacked = join(folder, "unpacked");
  await mkdir(unpacked);
  execFileSync("tar", ["-xf", archive, "-C", unpacked]);
  const checked = execFileSync("sha256sum", ["--check", "SHA256SUMS"], { cwd: unpacked, encoding: "utf8" });
  const lines = checked.trim().split("\n");
  expect(lines.every((line) => line.endsWith(": OK"))).toBe(true);
  expect(lines.filter((line) => line.startsWith("files/"))).toHaveLength(Object.keys(files).length);
});

const programs = findPostgres();
test.skipIf(programs === undefined)(
  "an embedded installation moves to a PostgreSQL server and a bucket, and back, and every row and file is the same",
  async () => {
    let [postgres, bucket]: [Postgres | undefined, S3Server | undefined] = [undefined, undefined];
    try {
      postgres = await startPostgres(programs ?? "");
      bucket = await startS3Server();
      const { connectionString } = postgres;
      const { configuration: s3 } = bucket;
      const server = {
        DATA_DIR: join(folder, "of-server"),
        DATABASE_URL: connectionString,
        S3_ENDPOINT: s3.endpoint.href,
        S3_BUCKET: s3.bucket,
        S3_ACCESS_KEY_ID: s3.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      };
      const moved = await run(["restore", archive], server);
      expect(moved).toMatchObject({
        exitCode: 0,
        text: expect.stringContaining("to a PostgreSQL server and a bucket"),
      });
      const there = { dataDir: server.DATA_DIR, databaseUrl: connectionString, s3 };
      expect(await everythingIn(there)).toEqual({ rows, files });
      expect(await readFile(join(server.DATA_DIR, "secret"), "utf8")).toBe(SECRET);

      // The server is running: its connections are open, and it writes.
      const open = await openServerDatabase(connectionString);
      const second = join(folder, "second.tar");
      const saved = await run(["backup", second], server);
      await open.close();
      expect(saved).toMatchObject({ exitCode: 0, text: expect.stringContaining("contains the secret") });

      const embedded = { DATA_DIR: join(folder, "of-embedded") };
      expect(await run(["restore", second], embedded)).toMatchObject({ exitCode: 0 });
      expect(await everythingIn({ dataDir: embedded.DATA_DIR, databaseUrl: undefined, s3: undefined })).toEqual({
        rows,
        files,
      });

      expect(await run(["restore", archive], server)).toMatchObject({
        exitCode: 2,
        text: expect.stringMatching(/database is not empty \(rows: .*users \d+.*Nothing was changed/s),
      });
    } finally {
      await bucket?.stop();
      await postgres?.stop();
    }
  },
);

test("a restore that was interrupted is repeated by the same command; files of others refuse it", async () => {
  const env = { DATA_DIR: join(folder, "interrupted") };
  const storage = createLocalStorage(join(env.DATA_DIR, "files"));
  const [key = ""] = Object.keys(files).filter((name) => name.startsWith("documents/"));
  await storage.write(key, Buffer.from("half of it"));
  await storage.write("media/of-another", Buffer.from("x"));
  expect(await run(["restore", archive], env)).toMatchObject({
    exitCode: 2,
    text: expect.stringContaining("1 file is not of this backup (media/of-another)"),
  });
  await storage.remove("media/of-another");
  expect(await run(["restore", archive], env)).toMatchObject({ exitCode: 0 });
  expect((await everythingIn({ dataDir: env.DATA_DIR, databaseUrl: undefined, s3: undefined })).files).toEqual(files);
});

test.each([
  ["cut off", async (path: string) => truncate(path, 20_000_000 / 2), "ends"],
  ["changed in one bit", flipBit, "does not match its checksum"],
  ["of something else", async (path: string) => writeFile(path, "PK, a zip perhaps".repeat(100)), "damaged at byte 0"],
])("an archive that is %s is refused before anything is written", async (_how, damage, reason) => {
  const path = join(folder, "damaged.tar");
  await writeFile(path, await readFile(archive));
  await damage(path);
  const env = { DATA_DIR: join(folder, "untouched") };
  const outcome = await run(["restore", path], env);
  expect(outcome).toMatchObject({ exitCode: 2, text: expect.stringContaining("is not a complete backup") });
  expect(outcome.text).toContain(reason);
  await expect(readFile(join(env.DATA_DIR, "server.lock"))).rejects.toThrow("ENOENT");
});

async function flipBit(path: string): Promise<void> {
  const bytes = await readFile(path);
  const at = bytes.indexOf("17 MiB of an upload");
  bytes[at + 1_000_000] = (bytes[at + 1_000_000] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

test("a backup of an older version is restored and brought up to date; one of a newer version is refused", async () => {
  const known = knownMigrations();
  const older = known.slice(0, -6);
  const database = await openEmbeddedDatabase({ asFound: true });
  await withMigrationsUntil(older.at(-1)?.writtenAt ?? 0, (migrations) => database.migrate(migrations));
  await database.db.execute(
    sql`insert into users (email, name, consented_at) values ('old@example.com', 'Old', now())`,
  );
  const source = {
    database,
    storage: createLocalStorage(join(folder, "no-files")),
    files: "folder",
    secret: SECRET,
    keepsSecret: false,
  } as const;
  const path = join(folder, "older.tar");
  await writeBackup(source, path, quiet);
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)`,
  );
  const newer = join(folder, "newer.tar");
  await writeBackup(source, newer, quiet);
  await database.close();

  const env = { DATA_DIR: join(folder, "newer") };
  expect(await run(["restore", newer], env)).toMatchObject({
    exitCode: 2,
    text: expect.stringContaining("its tables have 1 migration that this version does not know"),
  });
  const restored = await run(["restore", path], env);
  // The secret of the source was in its settings, so it is not in the backup, and the target has made one.
  expect(restored.text).toContain("SECRET differs");
  expect(restored).toMatchObject({ exitCode: 1, text: expect.stringContaining("brought up to date by 6 migrations") });
  const found = await everythingIn({ dataDir: env.DATA_DIR, databaseUrl: undefined, s3: undefined });
  expect(found.rows.users?.map((text) => JSON.parse(text).email)).toEqual(["old@example.com"]);
});

test("a backup of the embedded database needs the server to stop, and says so", async () => {
  const env = { DATA_DIR: join(folder, "running") };
  expect(await run(["backup", join(folder, "none.tar")], env)).toMatchObject({
    exitCode: 2,
    text: expect.stringContaining("There is no database in"),
  });
  await mkdir(join(env.DATA_DIR, "db"), { recursive: true });
  await writeFile(join(env.DATA_DIR, "db", "PG_VERSION"), "18\n");
  const lock = await lockDirectory(env.DATA_DIR);
  expect(await run(["backup", join(folder, "running.tar")], env)).toMatchObject({
    exitCode: 2,
    text: expect.stringMatching(/Stop the server and repeat the command\. With a PostgreSQL server/),
  });
  await lock.release();
  expect(await run(["backup", archive], env)).toMatchObject({ exitCode: 2, text: expect.stringContaining("exists") });
});

test("documents without a file, and those that cannot be unpacked, are named", async () => {
  const env = { DATA_DIR: join(folder, "of-losses") };
  await run(["restore", archive], env);
  const storage = createLocalStorage(join(env.DATA_DIR, "files"));
  const [key = ""] = Object.keys(files).filter((name) => name.startsWith("documents/"));
  await storage.write(key, (await readFile(join(env.DATA_DIR, "files", key))).subarray(0, 100));
  const damaged = await run(["backup", folder], env);
  expect(damaged).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining(`1 document cannot be unpacked (${key}`),
  });
  expect(damaged.text).toContain(join(folder, "tracewright-2026-05-01T12-00-00Z.tar"));
  await storage.remove(key);
  expect(await run(["backup", join(folder, "lost.tar")], env)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining(`1 document without a file (${key.slice("documents/ab/".length, -".gz".length)}`),
  });
});

test("restore --check verifies an archive and writes nothing", async () => {
  const outcome = await run(["restore", archive, "--check", "--json"], { DATA_DIR: join(folder, "untouched") });
  expect(outcome.exitCode).toBe(0);
  const { rows: counts, files: count } = JSON.parse(outcome.text);
  expect(count).toBe(Object.keys(files).length);
  expect(counts).toEqual(Object.fromEntries(Object.entries(rows).map(([table, lines]) => [table, lines.length])));
});
