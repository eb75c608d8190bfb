import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { appliedMigrations, knownMigrations } from "../../platform/database/applied-migrations.ts";
import { withMigrationsUntil } from "../../platform/database/migrations-folder.ts";
import type { Database, DatabaseHandle } from "../../platform/database/open-database.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { CommandRefusal } from "../refusal.ts";
import type { Report } from "../report.ts";
import { readArchive } from "./archive/read-archive.ts";
import { countRows, readTables } from "./catalog.ts";
import type { CheckedBackup } from "./check-backup.ts";
import { type BackupTable, FILES, tableOfPath } from "./manifest.ts";
import { insertRows, requireRows, setSequences, withoutConstraints } from "./write-rows.ts";

/** Filled by the migrations themselves; their rows are replaced by those of the backup. */
const FILLED_BY_MIGRATIONS = new Set(["credit_accounts", "credit_packs", "installation", "plan_versions", "plans"]);
/** Text of rows in one statement. */
const STATEMENT_BYTES = 1_048_576;

export interface RestoreTarget {
  /** Opened as it was found. */
  readonly database: Pick<DatabaseHandle, "db" | "kind" | "migrate">;
  readonly storage: Storage;
}

export interface RestoredBackup {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly fileBytes: number;
  /** Migrations that this version added to the tables of the backup. */
  readonly migrations: number;
}

/**
 * Fills an empty target from a checked backup. Files come first and the rows last, in one transaction, so the same command can
 * be repeated after an interruption. Throws `CommandRefusal` for a target that is not empty.
 */
export async function restoreBackup(
  path: string,
  backup: CheckedBackup,
  { database, storage }: RestoreTarget,
  report: Report,
): Promise<RestoredBackup> {
  const { manifest, summary } = backup;
  await requireEmptyDatabase(database.db, manifest.migrations.length);
  await requireEmptyStorage(storage, backup.files);
  const last = Math.max(...manifest.migrations.map(({ writtenAt }) => writtenAt));
  await withMigrationsUntil(last, (folder) => database.migrate(folder));
  const tables = await readTables(database.db);
  requireSameTables(tables, manifest.tables);
  await copyFiles(path, backup, storage, report);
  await database.db.transaction(async (session) => {
    await session.execute(sql`set local timezone = 'UTC'`);
    await session.execute(sql`set local datestyle = 'ISO, YMD'`);
    await withoutConstraints(session, tables, async () => {
      for (const { name } of tables)
        if (FILLED_BY_MIGRATIONS.has(name)) await session.execute(sql`delete from ${sql.identifier(name)}`);
      await copyRows(path, backup, { session, tables, report });
    });
    await setSequences(session, summary.sequences);
    await requireRows(session, summary.rows);
  });
  await database.migrate();
  await database.db.execute(sql`analyze`);
  return {
    tables: tables.length,
    rows: Object.values(summary.rows).reduce((sum, rows) => sum + rows, 0),
    files: summary.files,
    fileBytes: summary.fileBytes,
    migrations: knownMigrations().length - manifest.migrations.length,
  };
}

async function requireEmptyDatabase(db: Database, migrations: number): Promise<void> {
  const applied = await appliedMigrations(db);
  if (applied.length === 0) {
    const foreign = await readTables(db);
    if (foreign.length > 0)
      throw new CommandRefusal(
        `The database has tables of another program (${foreign.map(({ name }) => name).join(", ")}). Restore into an empty one.`,
      );
    return;
  }
  const filled: string[] = [];
  for (const { name } of await readTables(db)) {
    const rows = FILLED_BY_MIGRATIONS.has(name) ? 0 : await countRows(db, name);
    if (rows > 0) filled.push(`${name} ${rows}`);
  }
  if (filled.length > 0)
    throw new CommandRefusal(
      `The database is not empty (rows: ${filled.join(", ")}). Nothing was changed. ` +
        "Restore into an empty one: another DATA_DIR, or a DATABASE_URL of a new database.",
    );
  if (applied.length > migrations)
    throw new CommandRefusal(
      `The tables of the database are of a newer version (${applied.length} migrations) than the backup (${migrations}). ` +
        "Create the database again, without tables.",
    );
}

/** Files of an interrupted restore of the same backup are no obstacle. */
async function requireEmptyStorage(storage: Storage, files: ReadonlyMap<string, string>): Promise<void> {
  let [count, example] = [0, ""];
  for await (const { key } of storage.list()) {
    if (files.has(key)) continue;
    count++;
    example = key;
  }
  if (count > 0)
    throw new CommandRefusal(
      `The storage is not empty: ${count} ${count === 1 ? "file is" : "files are"} not of this backup (${example}). ` +
        "Nothing was changed. Restore into an empty folder or bucket.",
    );
}

function requireSameTables(target: readonly BackupTable[], source: readonly BackupTable[]): void {
  const textOf = ({ name, columns }: BackupTable): string =>
    `${name}(${columns.map((column) => `${column.name} ${column.type}`).join(", ")})`;
  const own = new Set(target.map(textOf));
  const other = source.map(textOf).find((table) => !own.has(table));
  if (other !== undefined || source.length !== target.length)
    throw new CommandRefusal(`The tables of the backup were changed by hand: ${other ?? "their number differs"}.`);
}

async function copyFiles(
  path: string,
  { files, summary }: CheckedBackup,
  storage: Storage,
  report: Report,
): Promise<void> {
  let done = 0;
  for await (const entry of readArchive(path)) {
    if (!entry.path.startsWith(FILES)) continue;
    const key = entry.path.slice(FILES.length);
    const { sha256 } = await storage.writeStream(key, entry.stream(), entry.bytes);
    if (sha256 !== files.get(key)) throw new Error(`${path} changed while it was restored: ${key}`);
    report({ doing: "Restoring files", done: ++done, of: summary.files, unit: "files" });
  }
}

async function copyRows(
  path: string,
  { summary }: CheckedBackup,
  { session, tables, report }: { session: Pick<Database, "execute">; tables: readonly BackupTable[]; report: Report },
): Promise<void> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const total = Object.values(summary.rows).reduce((sum, rows) => sum + rows, 0);
  let done = 0;
  for await (const entry of readArchive(path)) {
    const table = byName.get(tableOfPath(entry.path) ?? "");
    if (table === undefined) continue;
    const lines = gunzipSync(await entry.read())
      .toString("utf8")
      .split("\n")
      .filter((line) => line !== "");
    for (const batch of batchesOf(lines)) {
      await insertRows(session, table, batch);
      done += batch.length;
      report({ doing: `Restoring table ${table.name}`, done, of: total, unit: "rows" });
    }
  }
}

function* batchesOf(lines: readonly string[]): Generator<readonly string[]> {
  let batch: string[] = [];
  let bytes = 0;
  for (const line of lines) {
    batch.push(line);
    bytes += line.length;
    if (bytes < STATEMENT_BYTES) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
