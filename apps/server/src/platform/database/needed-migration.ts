import { type SQL, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { isContract } from "./contracting-statements.ts";

interface Executor {
  execute(query: SQL): PromiseLike<unknown>;
}

/** The tables have lost something that this version of the program uses. */
export class NewerDatabaseError extends Error {
  constructor() {
    super(
      "A newer version of Tracewright has changed the database so that this version cannot use it. Start the newer version, or restore a backup of this one.",
    );
  }
}

/**
 * Throws `NewerDatabaseError` where a contracting migration was applied that the folder does not have. Any other migration of a
 * newer version leaves everything that this one uses: both may run side by side.
 */
export async function requireUsableTables(db: Executor, folder: string): Promise<void> {
  const needed = await readNeeded(db);
  if (needed > timeOf(folder, () => true)) throw new NewerDatabaseError();
}

/** Notes in the database which migration a program needs to know, after those of the folder were applied. */
export async function noteNeededMigration(db: Executor, folder: string): Promise<void> {
  const needed = Math.max(
    await readNeeded(db),
    timeOf(folder, (text) => isContract(text)),
  );
  await db.execute(sql.raw(`comment on table drizzle.__drizzle_migrations is 'needs ${needed}'`));
}

/** Milliseconds since 1970 at which the newest contracting migration was written; 0 if there was none. */
async function readNeeded(db: Executor): Promise<number> {
  const { rows } = (await db.execute(
    sql`select obj_description(to_regclass('drizzle.__drizzle_migrations'), 'pg_class') as note`,
  )) as unknown as { readonly rows: readonly { readonly note: string | null }[] };
  return Number(/^needs (\d+)$/.exec(rows[0]?.note ?? "")?.[1] ?? 0);
}

function timeOf(folder: string, isMeant: (text: string) => boolean): number {
  const times = readMigrationFiles({ migrationsFolder: folder })
    .filter(({ sql: statements }) => isMeant(statements[0]?.trimStart() ?? ""))
    .map(({ folderMillis }) => folderMillis);
  return Math.max(0, ...times);
}
