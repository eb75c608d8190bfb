import DataLoader from "dataloader";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { blockUses, events } from "../../platform/database/tables.ts";

/** Projects that use a block, of everybody. */
export function loadUseCounts(db: Database) {
  return new DataLoader(async (ids: readonly string[]) => {
    const rows = await db
      .select({ blockId: blockUses.blockId, count: sql<number>`count(distinct ${blockUses.projectId})::int` })
      .from(blockUses)
      .where(inArray(blockUses.blockId, [...ids]))
      .groupBy(blockUses.blockId);
    return ids.map((id) => rows.find(({ blockId }) => blockId === id)?.count ?? 0);
  });
}

interface View {
  readonly userId: string;
  readonly blockId: string;
}

/** Whether somebody has looked at a block. */
export function loadViews(db: Database) {
  return new DataLoader<View, boolean, string>(
    async (views) => {
      const rows = await db
        .selectDistinct({ userId: events.userId, blockId: events.blockId })
        .from(events)
        .where(
          and(
            eq(events.kind, "BLOCK_VIEW"),
            inArray(events.userId, [...new Set(views.map(({ userId }) => userId))]),
            inArray(
              events.blockId,
              views.map(({ blockId }) => blockId),
            ),
          ),
        );
      return views.map((view) => rows.some((row) => row.userId === view.userId && row.blockId === view.blockId));
    },
    { cacheKeyFn: ({ userId, blockId }) => `${userId} ${blockId}` },
  );
}
