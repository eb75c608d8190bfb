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

/** Makes a stored document part of a project; within the caller's transaction. */
export async function linkDocument(transaction: Database, projectId: string, document: PackedDocument): Promise<void> {
  await transaction
    .insert(documents)
    .values({ projectId, hash: document.hash, kind: document.kind, facts: document.facts })
    .onConflictDoUpdate({ target: [documents.projectId, documents.hash], set: { facts: sql`excluded.facts` } });
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
