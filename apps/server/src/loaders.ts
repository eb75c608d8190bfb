import DataLoader from "dataloader";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "./platform/database/open-database.ts";
import { historyEntries, runs, users } from "./platform/database/tables.ts";

/** Batches the look-ups of one request, so that a list of ten projects asks three times and not thirty. */
export function createLoaders(db: Database) {
  return {
    user: new DataLoader(async (ids: readonly string[]) => {
      const rows = await db
        .select()
        .from(users)
        .where(inArray(users.id, [...ids]));
      return ids.map((id) => rows.find((row) => row.id === id));
    }),
    run: new DataLoader(async (ids: readonly string[]) => {
      const rows = await db
        .select()
        .from(runs)
        .where(inArray(runs.id, [...ids]));
      return ids.map((id) => rows.find((row) => row.id === id));
    }),
    latestRouting: new DataLoader(async (projectIds: readonly string[]) => {
      const rows = await db
        .selectDistinctOn([runs.projectId])
        .from(runs)
        .where(and(inArray(runs.projectId, [...projectIds]), eq(runs.jobType, "ROUTING")))
        .orderBy(runs.projectId, desc(runs.requestedAt));
      return projectIds.map((id) => rows.find(({ projectId }) => projectId === id));
    }),
    latestPlaced: new DataLoader(async (projectIds: readonly string[]) => {
      const rows = await db
        .selectDistinctOn([runs.projectId])
        .from(runs)
        .where(
          and(inArray(runs.projectId, [...projectIds]), eq(runs.jobType, "PLACEMENT"), eq(runs.status, "COMPLETE")),
        )
        .orderBy(runs.projectId, desc(runs.requestedAt));
      return projectIds.map((id) => rows.find(({ projectId }) => projectId === id));
    }),
    runResults: new DataLoader(async (runIds: readonly string[]) => {
      const rows = await db
        .select()
        .from(historyEntries)
        .where(inArray(historyEntries.requestGroupId, [...runIds]))
        .orderBy(asc(historyEntries.rank));
      return runIds.map((id) => rows.filter((row) => row.requestGroupId === id));
    }),
  };
}

export type Loaders = ReturnType<typeof createLoaders>;
