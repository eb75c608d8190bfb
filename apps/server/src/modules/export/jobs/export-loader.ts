import DataLoader from "dataloader";
import type { Database } from "../../../platform/database/open-database.ts";
import { countExportsBefore } from "./export-job-store.ts";

/** How many go before an export that waits; null for one that does not. */
export function loadExportsBefore(db: Database) {
  return new DataLoader(async (ids: readonly string[]) => {
    const before = await countExportsBefore(db, ids);
    return ids.map((id) => before.get(id) ?? null);
  });
}
