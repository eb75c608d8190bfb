import { sql } from "drizzle-orm";
import type { DatabaseHandle } from "./open-database.ts";

/**
 * Renews the statistics of tables that have grown since, as a server's autovacuum does: the embedded database has none, and would
 * plan every query for tables that it knows nothing about: where a column is null, one row in 200 would be. Tables of a few pages
 * need none. The size alone does not tell: a new index notes it, too. One table at a time: nothing else is answered meanwhile.
 * Returns their names.
 */
export async function analyzeTables({ db, kind }: Pick<DatabaseHandle, "db" | "kind">): Promise<readonly string[]> {
  if (kind === "server") return [];
  const { rows } = (await db.execute(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) / current_setting('block_size')::int > 8
      and (pg_relation_size(oid) / current_setting('block_size')::int > 1.2 * relpages
        or not exists (select from pg_statistic where starelid = pg_class.oid))
    order by relname`)) as unknown as { readonly rows: readonly { readonly name: string }[] };
  for (const { name } of rows) await db.execute(sql`analyze ${sql.identifier(name)}`);
  return rows.map(({ name }) => name);
}
