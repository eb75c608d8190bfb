import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import type { BackupTable } from "./manifest.ts";

type Session = Pick<Database, "execute">;

export async function rowsOf<Row>(session: Session, query: SQL): Promise<readonly Row[]> {
  return ((await session.execute(query)) as unknown as { readonly rows: readonly Row[] }).rows;
}

/** The tables of a database and the columns that can be written, both in the order of their names. */
export async function readTables(session: Session): Promise<readonly BackupTable[]> {
  const rows = await rowsOf<{ readonly table: string; readonly name: string; readonly type: string }>(
    session,
    sql`select relname as table, attname as name, format_type(atttypid, atttypmod) as type
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and attnum > 0 and not attisdropped and attgenerated = ''
      order by relname collate "C", attname collate "C"`,
  );
  const tables = new Map<string, { readonly name: string; readonly columns: { name: string; type: string }[] }>();
  for (const { table, name, type } of rows) {
    const known = tables.get(table) ?? { name: table, columns: [] };
    known.columns.push({ name, type });
    tables.set(table, known);
  }
  return [...tables.values()];
}

/** Values of the sequences, those of identity columns included; null: never used. */
export async function readSequences(session: Session): Promise<Readonly<Record<string, string | null>>> {
  const rows = await rowsOf<{ readonly name: string; readonly value: string | null }>(
    session,
    sql`select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' order by sequencename collate "C"`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function countRows(session: Session, table: string): Promise<number> {
  const [row] = await rowsOf<{ readonly rows: string }>(
    session,
    sql`select count(*)::text as rows from ${sql.identifier(table)}`,
  );
  return Number(row?.rows);
}
