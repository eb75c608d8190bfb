import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import type { Storage } from "../../platform/storage/storage.ts";

/** Every row of every table as PostgreSQL's own JSON, generated columns included. */
export async function everyRow(db: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const rowsOf = async <Row>(query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { readonly rows: readonly Row[] }).rows;
  const tables = await rowsOf<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const all: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const rows = await rowsOf<{ text: string }>(
      sql`select to_jsonb(one)::text as text from ${sql.identifier(name)} as one`,
    );
    all[name] = rows.map(({ text }) => text).sort();
  }
  return all;
}

/** SHA-256 of every stored object, by its key. */
export async function everyFile(storage: Storage): Promise<Readonly<Record<string, string>>> {
  const all: Record<string, string> = {};
  for await (const { key } of storage.list())
    all[key] = createHash("sha256")
      .update((await storage.read(key)) ?? "")
      .digest("hex");
  return all;
}
