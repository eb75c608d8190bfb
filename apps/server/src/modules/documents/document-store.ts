import { and, eq, sql } from "drizzle-orm";
import type { Application } from "../../application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { documents, projects } from "../../platform/database/tables.ts";
import type { PackedDocument } from "../../threads/protocol.ts";

/**
 * A project's boards and circuits are immutable documents named by the hash of their content. The bytes (gzip of JSON)
 * are shared by everything that equals them; a row says which project may show which.
 */
export async function storeDocument({ storage }: Application, document: PackedDocument): Promise<void> {
  const key = documentKey(document.hash);
  if (!(await storage.has(key))) await storage.write(key, document.gzip);
}

/**
 * Makes a stored document part of a project; within the caller's transaction. Until that ends nobody can remove the
 * bytes, and where they were removed since they were stored, they are stored again.
 */
export async function linkDocument(
  application: Application,
  transaction: Database,
  projectId: string,
  document: PackedDocument,
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(document.hash)})`);
  await storeDocument(application, document);
  await transaction
    .insert(documents)
    .values({ projectId, hash: document.hash, kind: document.kind, facts: document.facts })
    .onConflictDoUpdate({ target: [documents.projectId, documents.hash], set: { facts: sql`excluded.facts` } });
}

/** Removes the bytes of documents that no project holds any more; of those that one does, nothing happens. */
export async function removeUnheldDocuments({ db, storage }: Application, hashes: readonly string[]): Promise<void> {
  for (const hash of new Set(hashes))
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${lockOf(hash)})`);
      if ((await transaction.$count(documents, eq(documents.hash, hash))) === 0)
        await storage.remove(documentKey(hash));
    });
}

/** The number under which those who link and those who remove a document wait for each other. */
function lockOf(hash: string) {
  return sql`hashtextextended(${`document ${hash}`}, 0)`;
}

/** The gzip bytes of a document that a project holds, whoever asks. */
export async function readDocument({ storage }: Application, hash: string): Promise<Uint8Array> {
  const bytes = await storage.read(documentKey(hash));
  if (bytes === undefined) throw new Error(`document ${hash} is linked but not stored`);
  return bytes;
}

/** The gzip bytes when the project is the user's and holds the document; else undefined. */
export async function readOwnDocument(
  application: Application,
  userId: string,
  projectId: string,
  hash: string,
): Promise<Uint8Array | undefined> {
  const held = await application.db.$count(
    documents,
    and(
      eq(documents.projectId, projectId),
      eq(documents.hash, hash),
      sql`exists (select 1 from ${projects} where ${projects.id} = ${documents.projectId} and ${projects.ownerId} = ${userId} and ${projects.deletedAt} is null)`,
    ),
  );
  return held === 0 ? undefined : readDocument(application, hash);
}

export function documentUrl(projectId: string, hash: string | null): string | null {
  return hash === null ? null : `/documents/${projectId}/${hash}`;
}

function documentKey(hash: string): string {
  return `documents/${hash.slice(0, 2)}/${hash}.gz`;
}
