import DataLoader from "dataloader";
import type { Database } from "../../platform/database/open-database.ts";
import { readVerdicts } from "./verdict-store.ts";

/** Of projects' boards; undefined while one was not judged. */
export function loadVerdicts(db: Database) {
  return new DataLoader(
    (boards: readonly { readonly projectId: string; readonly boardHash: string }[]) => readVerdicts(db, boards),
    { cacheKeyFn: ({ projectId, boardHash }) => `${projectId} ${boardHash}` },
  );
}
