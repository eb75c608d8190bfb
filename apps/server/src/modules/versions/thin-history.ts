import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { historyEntries } from "../../platform/database/tables.ts";
import { removeUnheldDocuments } from "../documents/document-store.ts";
import { lockIdleProject } from "../runs/lock-idle-project.ts";
import { dropUnusedDocuments } from "./drop-unused-documents.ts";

/** So long every saved edit stays a version of its own. */
const EVERY_EDIT_MS = 7 * 86_400_000;
/** Projects in one go; the next comes in an hour. */
const MAX_PROJECTS = 100;

/**
 * Every saved edit is a revision, and somebody who works a day makes hundreds. Of those older than a week the last
 * of each hour stays, within its major version; versions that were created, placed, routed or applied stay all, and so
 * does the newest.
 */
export async function thinHistory(application: Application): Promise<void> {
  const { db, now } = application;
  const before = new Date(now().getTime() - EVERY_EDIT_MS);
  const superseded = db
    .select({
      id: historyEntries.id,
      projectId: historyEntries.projectId,
      place: sql<number>`row_number() over (
        partition by ${historyEntries.projectId}, ${historyEntries.majorVersion}, date_trunc('hour', ${historyEntries.createdAt})
        order by ${historyEntries.sequence} desc)`.as("place"),
    })
    .from(historyEntries)
    .where(and(lt(historyEntries.createdAt, before), sql`${historyEntries.change} ->> 'kind' = 'edited'`))
    .as("superseded");
  const rows = await db
    .select({ id: superseded.id, projectId: superseded.projectId })
    .from(superseded)
    .where(sql`${superseded.place} > 1`);
  const projects = [...Map.groupBy(rows, ({ projectId }) => projectId)].slice(0, MAX_PROJECTS);
  for (const [projectId, entries] of projects)
    await thinProject(
      application,
      projectId,
      entries.map(({ id }) => id),
    );
}

async function thinProject(application: Application, projectId: string, ids: readonly string[]): Promise<void> {
  const dropped = await application.db
    .transaction(async (transaction) => {
      const project = await lockIdleProject(transaction, projectId);
      await transaction.delete(historyEntries).where(
        and(
          eq(historyEntries.projectId, projectId),
          inArray(historyEntries.id, [...ids]),
          // A reset may have made one of them the newest.
          sql`(${historyEntries.majorVersion}, ${historyEntries.revisionVersion}) <> (${project.majorVersion}, ${project.revisionVersion})`,
        ),
      );
      return dropUnusedDocuments(transaction, projectId);
    })
    .catch((error: unknown) => {
      // Deleted, or a run works on one of its versions: another time.
      if (error instanceof ApplicationError) return [];
      throw error;
    });
  await removeUnheldDocuments(application, dropped);
}
