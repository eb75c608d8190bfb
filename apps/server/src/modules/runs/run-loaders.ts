import DataLoader from "dataloader";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { historyEntries, type JobType, runs } from "../../platform/database/tables.ts";
import type { WorkEngine } from "../../platform/work/work-kind.ts";
import { readQueuePlaces } from "./run-queue.ts";

export function loadRuns(db: Database) {
  return new DataLoader(async (ids: readonly string[]) => {
    const rows = await db
      .select()
      .from(runs)
      .where(inArray(runs.id, [...ids]));
    return ids.map((id) => rows.find((row) => row.id === id));
  });
}

/** Places in the queue, of runs that wait in it. */
export function loadQueuePlaces(db: Database, work: WorkEngine) {
  return new DataLoader(async (runIds: readonly string[]) => {
    const places = await readQueuePlaces(db, work);
    return runIds.map((id) => places.get(id) ?? null);
  });
}

/** The results of runs, in their order of rank. */
export function loadRunResults(db: Database) {
  return new DataLoader(async (runIds: readonly string[]) => {
    const rows = await db
      .select()
      .from(historyEntries)
      .where(inArray(historyEntries.requestGroupId, [...runIds]))
      .orderBy(asc(historyEntries.rank));
    return runIds.map((id) => rows.filter((row) => row.requestGroupId === id));
  });
}

export const loadLatestRouting = latestRunOf("ROUTING");
export const loadLatestPlacement = latestRunOf("PLACEMENT");
export const loadLatestRouted = latestRunOf("ROUTING", "COMPLETE");
export const loadLatestPlaced = latestRunOf("PLACEMENT", "COMPLETE");

/** The newest run of a kind of each project, or the newest that ended so. */
function latestRunOf(jobType: JobType, status?: "COMPLETE") {
  return (db: Database) =>
    new DataLoader(async (projectIds: readonly string[]) => {
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
