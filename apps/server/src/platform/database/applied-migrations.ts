import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { MIGRATIONS } from "./migrations-folder.ts";
import type { Database } from "./open-database.ts";

export interface AppliedMigration {
  /** SHA-256 of its text. */
  readonly hash: string;
  /** Milliseconds since 1970 at which it was written; their order. */
  readonly writtenAt: number;
}

/** The migrations that a database has had, oldest first; none if Tracewright never opened it. */
export async function appliedMigrations(db: Pick<Database, "execute">): Promise<readonly AppliedMigration[]> {
  const rowsOf = async <Row>(query: ReturnType<typeof sql>): Promise<readonly Row[]> =>
    ((await db.execute(query)) as unknown as { readonly rows: readonly Row[] }).rows;
  const [found] = await rowsOf<{ readonly exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found?.exists) return [];
  const rows = await rowsOf<{ readonly hash: string; readonly at: string }>(
    sql`select hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash, at }) => ({ hash, writtenAt: Number(at) }));
}

/** The migrations of this version of the program. */
export function knownMigrations(): readonly AppliedMigration[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash, folderMillis }) => ({
    hash,
    writtenAt: folderMillis,
  }));
}
