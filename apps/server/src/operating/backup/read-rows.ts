import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { rowsOf } from "./catalog.ts";
import type { BackupTable } from "./manifest.ts";

const ROWS_AT_ONCE = 200;

/** Texts of values that the same and another server read as the same value, whatever is configured. */
const LOSSLESS_TEXT = [
  sql`set local timezone = 'UTC'`,
  sql`set local datestyle = 'ISO, YMD'`,
  sql`set local intervalstyle = 'postgres'`,
  sql`set local bytea_output = 'hex'`,
  sql`set local extra_float_digits = 1`,
];

export type Session = Pick<Database, "execute">;

/** Runs `work` on one state of the database: what others write meanwhile is not seen. */
export function withSnapshot<Result>(db: Database, work: (session: Session) => Promise<Result>): Promise<Result> {
  return db.transaction(
    async (session) => {
      for (const setting of LOSSLESS_TEXT) await session.execute(setting);
      return work(session);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** The rows of a table as lines: JSON arrays of the texts of its columns, null for SQL's null. */
export async function* readRows(session: Session, { name, columns }: BackupTable): AsyncGenerator<readonly string[]> {
  const texts: SQL[] = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
  await session.execute(
    sql`declare backup_rows no scroll cursor for
      select json_build_array(${sql.join(texts, sql`, `)})::text as line from ${sql.identifier(name)}`,
  );
  for (;;) {
    const rows = await rowsOf<{ readonly line: string }>(
      session,
      sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`,
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await session.execute(sql`close backup_rows`);
}
