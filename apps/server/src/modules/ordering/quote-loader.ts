import DataLoader from "dataloader";
import { desc, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { quotes } from "../../platform/database/tables.ts";

/** The newest quotes of orders, by the orders' ids. */
export function loadNewestQuotes(db: Database) {
  return new DataLoader(async (ids: readonly string[]) => {
    const rows = await db
      .selectDistinctOn([quotes.orderId])
      .from(quotes)
      .where(inArray(quotes.orderId, [...ids]))
      .orderBy(quotes.orderId, desc(quotes.version));
    return ids.map((id) => rows.find(({ orderId }) => orderId === id));
  });
}
