import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareSpelling } from "../modules/blocks/search/spelling.ts";
import { type EmbeddedDatabase, openEmbeddedDatabase } from "../platform/database/open-database.ts";
import { createLog } from "../platform/log.ts";
import { ReusedDatabase } from "./reused-database.ts";

const MIGRATIONS = join(import.meta.dirname, "..", "..", "migrations");
/** What servers make at their start if it is not there. */
const AT_START = join(import.meta.dirname, "..", "modules", "blocks", "search", "spelling.ts");

/** Databases of this thread that no server uses at present. Two are as many as most tests have at a time. */
const unused: ReusedDatabase[] = [];
const MAX_UNUSED = 2;

/** A migrated database in memory, without rows. Closing it leaves it for the next caller. */
export async function openTestDatabase(): Promise<EmbeddedDatabase> {
  const database = unused.pop() ?? new ReusedDatabase((await openUnusedTestDatabase()).client);
  return database.lend(async () => {
    if (unused.length < MAX_UNUSED && (await database.restore())) unused.push(database);
    else await database.close();
  });
}

/** The same for a test of what is kept of former rows: no server has used it. */
export async function openUnusedTestDatabase(): Promise<EmbeddedDatabase> {
  return openEmbeddedDatabase({ dump: await readDump() });
}

/** Fills the empty data folder of a server with a migrated database, as a first start leaves it. */
export async function fillDataFolder(directory: string): Promise<void> {
  const database = await openEmbeddedDatabase({ directory, dump: await readDump() });
  await database.close();
}

/**
 * Creating a database takes seconds, so the first caller leaves a dump of one in the system's temporary folder, named by
 * what it was made from; everyone else loads that.
 */
async function readDump(): Promise<Blob> {
  const path = join(tmpdir(), "tracewright-tests", `database-${migrationsFingerprint()}.tar`);
  if (!existsSync(path)) await writeDump(path);
  return new Blob([await readFile(path)]);
}

async function writeDump(path: string): Promise<void> {
  const database = await openEmbeddedDatabase({});
  await prepareSpelling(database.db, createLog({ format: "silent" }));
  const dump = await database.client.dumpDataDir("none");
  await database.close();
  await mkdir(join(path, ".."), { recursive: true });
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, Buffer.from(await dump.arrayBuffer()));
  await rename(temporary, path);
}

/** Differs where what a first start of a server makes may differ. */
export function migrationsFingerprint(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith(".sql"))
    .sort())
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  for (const path of [AT_START, join(import.meta.dirname, "..", "..", "package.json")]) hash.update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
}
