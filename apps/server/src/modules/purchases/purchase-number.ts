import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { counters } from "../../platform/database/tables.ts";

/** PUR-2026-000012: the next of the year, in the transaction that stores what it numbers. */
export async function nextNumber(transaction: Database, prefix: string, at: Date): Promise<string> {
  const name = `${prefix}-${at.getUTCFullYear()}`;
  const [row] = await transaction
    .insert(counters)
    .values({ name, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning();
  if (row === undefined) throw new Error(`no number of ${name} came from the database`);
  return `${name}-${String(row.value).padStart(6, "0")}`;
}
