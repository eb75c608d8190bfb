import { asc, inArray } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { storageRemovals } from "../../platform/database/tables.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { removeUnheldDocuments } from "../documents/document-store.ts";

/** What lies in storage of rows that go. */
export interface StoredObjects {
  readonly keys: readonly string[];
  readonly documentHashes: readonly string[];
}

/** Rows and objects of one statement or turn. */
const BATCH = 500;

/** Notes what has to leave the storage, in the transaction that deletes its rows: neither goes without the other. */
export async function planRemoval(transaction: Database, { keys, documentHashes }: StoredObjects): Promise<void> {
  const rows = [
    ...keys.map((key) => ({ key, documentHash: null })),
    ...[...new Set(documentHashes)].map((documentHash) => ({ key: null, documentHash })),
  ];
  for (let from = 0; from < rows.length; from += BATCH)
    await transaction.insert(storageRemovals).values(rows.slice(from, from + BATCH));
}

/** Removes what is noted; at every start, too, because the process that noted it may have been killed. */
export async function removePlanned(application: Application): Promise<void> {
  const { db, storage } = application;
  for (;;) {
    const rows = await db.select().from(storageRemovals).orderBy(asc(storageRemovals.id)).limit(BATCH);
    if (rows.length === 0) return;
    for (const { key } of rows) if (key !== null) await storage.remove(key);
    await removeUnheldDocuments(
      application,
      rows.flatMap(({ documentHash }) => documentHash ?? []),
    );
    await db.delete(storageRemovals).where(
      inArray(
        storageRemovals.id,
        rows.map(({ id }) => id),
      ),
    );
  }
}

/** The same for callers that wait for a response: files that cannot be removed now stay recorded, and the log has the reason. */
export async function tryToRemovePlanned(application: Application): Promise<void> {
  await removePlanned(application).catch((error: unknown) =>
    application.log.warning("stored files not removed yet", { message: describeFault(error) }),
  );
}
