import { inArray, lt } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { documents, exports, projects, runs } from "../../platform/database/tables.ts";
import { planRemoval, removePlanned } from "./planned-removals.ts";
import { previewKey } from "./preview-key.ts";

/** How long a deleted project could be brought back. */
const DELETED_LIFETIME_MS = 30 * 86_400_000;

/**
 * Deletes projects for good, with their history, runs, exports and documents, within the caller's transaction. What
 * lies in the storage is noted there: `removePlanned` takes it away once the transaction stands.
 */
export async function eraseProjects(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const ofThese = [...ids];
  const held = await transaction
    .select({ hash: documents.hash })
    .from(documents)
    .where(inArray(documents.projectId, ofThese));
  const exported = await transaction
    .select({ key: exports.storageKey })
    .from(exports)
    .where(inArray(exports.projectId, ofThese));
  const ran = await transaction
    .select({ id: runs.id, checkpoint: runs.checkpointKey })
    .from(runs)
    .where(inArray(runs.projectId, ofThese));
  await transaction.delete(projects).where(inArray(projects.id, ofThese));
  await planRemoval(transaction, {
    keys: [
      ...exported.map(({ key }) => key),
      ...ran.flatMap(({ id, checkpoint }) => [previewKey(id), ...(checkpoint === null ? [] : [checkpoint])]),
    ],
    documentHashes: held.map(({ hash }) => hash),
  });
}

/** Erases what was deleted longer ago than it could be brought back. */
export async function eraseOldDeletedProjects(application: Application): Promise<void> {
  const { db, now } = application;
  const before = new Date(now().getTime() - DELETED_LIFETIME_MS);
  await db.transaction(async (transaction) => {
    const old = await transaction.select({ id: projects.id }).from(projects).where(lt(projects.deletedAt, before));
    return eraseProjects(
      transaction,
      old.map(({ id }) => id),
    );
  });
  await removePlanned(application);
}
