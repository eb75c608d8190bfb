import { and, inArray, isNotNull, lt } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { blockFiles, blocks, blockVersions } from "../../platform/database/tables.ts";
import { planRemoval, removePlanned } from "./planned-removals.ts";

/** How long a deleted block could be brought back, as projects. */
const DELETED_LIFETIME_MS = 30 * 86_400_000;

/**
 * Deletes blocks for good, with all versions and what they were made from, within the caller's transaction. Documents that
 * projects hold stay theirs.
 */
export async function eraseBlocks(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const versions = await transaction
    .select({ id: blockVersions.id, hash: blockVersions.documentHash })
    .from(blockVersions)
    .where(inArray(blockVersions.blockId, [...ids]));
  const files = await dropBlockFiles(
    transaction,
    versions.map(({ id }) => id),
  );
  await transaction.delete(blocks).where(inArray(blocks.id, [...ids]));
  await planRemoval(transaction, { keys: files, documentHashes: versions.flatMap(({ hash }) => hash ?? []) });
}

/** Takes the files from versions; the keys of those that no other version has. */
export async function dropBlockFiles(transaction: Database, versionIds: readonly string[]): Promise<readonly string[]> {
  if (versionIds.length === 0) return [];
  const dropped = await transaction
    .delete(blockFiles)
    .where(inArray(blockFiles.versionId, [...versionIds]))
    .returning({ key: blockFiles.storageKey });
  const keys = [...new Set(dropped.map(({ key }) => key))];
  if (keys.length === 0) return [];
  const others = await transaction
    .select({ key: blockFiles.storageKey })
    .from(blockFiles)
    .where(inArray(blockFiles.storageKey, keys));
  const kept = new Set(others.map(({ key }) => key));
  return keys.filter((key) => !kept.has(key));
}

/** Erases what was deleted longer ago than it could be brought back. */
export async function eraseOldDeletedBlocks(application: Application): Promise<void> {
  const { db, now } = application;
  const before = new Date(now().getTime() - DELETED_LIFETIME_MS);
  await db.transaction(async (transaction) => {
    const old = await transaction
      .select({ id: blocks.id })
      .from(blocks)
      .where(and(isNotNull(blocks.deletedAt), lt(blocks.deletedAt, before)));
    return eraseBlocks(
      transaction,
      old.map(({ id }) => id),
    );
  });
  await removePlanned(application);
}
