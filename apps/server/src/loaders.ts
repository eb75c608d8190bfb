import DataLoader from "dataloader";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { countExportsBefore } from "./modules/export/jobs/export-job-store.ts";
import { readQueuePlaces } from "./modules/runs/run-queue.ts";
import { readVerdicts } from "./modules/verdicts/verdict-store.ts";
import type { Database } from "./platform/database/open-database.ts";
import { feedbacks, historyEntries, type JobType, runs, users } from "./platform/database/tables.ts";

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
    /** Places in the queue, of runs that wait in it. */
    queuePlace: new DataLoader(async (runIds: readonly string[]) => {
      const places = await readQueuePlaces(db);
      return runIds.map((id) => places.get(id) ?? null);
    }),
    /** Of exports that wait; null for those that do not. */
    exportsBefore: new DataLoader(async (ids: readonly string[]) => {
      const before = await countExportsBefore(db, ids);
      return ids.map((id) => before.get(id) ?? null);
    }),
    historyEntry: new DataLoader(async (ids: readonly string[]) => {
      const rows = await db
        .select()
        .from(historyEntries)
        .where(inArray(historyEntries.id, [...ids]));
      return ids.map((id) => rows.find((row) => row.id === id));
    }),
    /** Of projects, the newest first. */
    feedbacks: new DataLoader(async (projectIds: readonly string[]) => {
      const rows = await db
        .select()
        .from(feedbacks)
        .where(inArray(feedbacks.projectId, [...projectIds]))
        .orderBy(desc(feedbacks.createdAt));
      return projectIds.map((id) => rows.filter(({ projectId }) => projectId === id));
    }),
    /** Of a project's board; undefined while it was not judged. */
    verdict: new DataLoader(
      (boards: readonly { readonly projectId: string; readonly boardHash: string }[]) => readVerdicts(db, boards),
      { cacheKeyFn: ({ projectId, boardHash }) => `${projectId} ${boardHash}` },
    ),
    latestRouting: latestRunOf(db, "ROUTING"),
    latestPlacement: latestRunOf(db, "PLACEMENT"),
    latestPlaced: latestRunOf(db, "PLACEMENT", "COMPLETE"),
    latestRouted: latestRunOf(db, "ROUTING", "COMPLETE"),
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

/** The newest run of a kind of each project, or the newest that ended so. */
function latestRunOf(db: Database, jobType: JobType, status?: "COMPLETE") {
  return new DataLoader(async (projectIds: readonly string[]) => {
    const rows = await db
      .selectDistinctOn([runs.projectId])
      .from(runs)
      .where(
        and(
          inArray(runs.projectId, [...projectIds]),
          eq(runs.jobType, jobType),
          ...(status ? [eq(runs.status, status)] : []),
        ),
      )
      .orderBy(runs.projectId, desc(runs.ticket));
    return projectIds.map((id) => rows.find(({ projectId }) => projectId === id));
  });
}

export type Loaders = ReturnType<typeof createLoaders>;
