import DataLoader from "dataloader";
import { inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { users } from "../../platform/database/tables.ts";

export function loadUsers(db: Database) {
  return new DataLoader(async (ids: readonly string[]) => {
    const rows = await db
      .select()
      .from(users)
      .where(inArray(users.id, [...ids]));
    return ids.map((id) => rows.find((row) => row.id === id));
  });
}
