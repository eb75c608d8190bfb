import DataLoader from "dataloader";
import { desc, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { feedbacks } from "../../platform/database/tables.ts";

/** Of projects, the newest first. */
export function loadFeedbacks(db: Database) {
  return new DataLoader(async (projectIds: readonly string[]) => {
    const rows = await db
      .select()
      .from(feedbacks)
      .where(inArray(feedbacks.projectId, [...projectIds]))
      .orderBy(desc(feedbacks.createdAt));
    return projectIds.map((id) => rows.filter(({ projectId }) => projectId === id));
  });
}
