import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { and, eq, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { blockVersions, documents, projects } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { DamagedObjectError } from "../../platform/storage/damaged-object.ts";
import type { PackedDocument } from "../../threads/messages/packed-document.ts";
import { isHeldFor } from "../access/memberships.ts";
import { documentKey } from "./document-key.ts";
import { modelKey } from "./model-key.ts";
import { pictureKeys } from "./picture-keys.ts";

/**
 * The boards and circuits of projects, and the versions of blocks, are immutable documents named by the hash of their content.
 * The bytes (gzip of JSON) are shared by everything that equals them; a row says which project or block may show which.
 */
export async function storeDocument(
  { storage }: Application,
  document: Pick<PackedDocument, "hash" | "gzip">,
): Promise<void> {
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
    .values({
      projectId,
      hash: document.hash,
      kind: document.kind,
      bytes: document.gzip.byteLength,
      facts: document.facts,
    })
    .onConflictDoUpdate({
      target: [documents.projectId, documents.hash],
      set: { facts: sql`coalesce(${documents.facts}, '{}'::jsonb) || excluded.facts` },
    });
}

/** Lets another project show documents of a project, within the caller's transaction; 70006 when that is gone meanwhile. */
export async function shareDocuments(
  transaction: Database,
  { from, to, hashes }: { readonly from: string; readonly to: string; readonly hashes: readonly string[] },
): Promise<void> {
  // Always in the same order, so that no two wait for each other.
  for (const hash of [...new Set(hashes)].sort()) {
    await transaction.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(hash)})`);
    const [held] = await transaction
      .select()
      .from(documents)
      .where(and(eq(documents.projectId, from), eq(documents.hash, hash)));
    if (held === undefined) throw new ApplicationError("PROJECT_NOT_FOUND", refusal("no-such-project", {}));
    await transaction.insert(documents).values({ ...held, projectId: to });
  }
}

/**
 * Stores the document of a block's version within the caller's transaction, which names it in the version's row: until that
 * ends nobody can remove the bytes.
 */
export async function storeBlockDocument(
  application: Application,
  transaction: Database,
  document: Pick<PackedDocument, "hash" | "gzip">,
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(document.hash)})`);
  await storeDocument(application, document);
}

/** Removes the bytes of documents that neither a project nor a block holds any more; of others nothing happens. */
export async function removeUnheldDocuments({ db, storage }: Application, hashes: readonly string[]): Promise<void> {
  for (const hash of new Set(hashes))
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${lockOf(hash)})`);
      if (!(await isHeld(transaction, hash)))
        for (const key of [documentKey(hash), modelKey(hash), ...pictureKeys(hash)]) await storage.remove(key);
    });
}

/** Stores what was made of a document, unless nothing holds it any more: then it would lie there for ever. */
export async function storeOfDocument(
  { db, storage }: Application,
  hash: string,
  key: string,
  bytes: Uint8Array,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(hash)})`);
    if (await isHeld(transaction, hash)) await storage.write(key, bytes);
  });
}

async function isHeld(db: Database, hash: string): Promise<boolean> {
  return (
    (await db.$count(documents, eq(documents.hash, hash))) > 0 ||
    (await db.$count(blockVersions, eq(blockVersions.documentHash, hash))) > 0
  );
}

/** The number under which those who link and those who remove a document wait for each other. */
function lockOf(hash: string) {
  return sql`hashtextextended(${`document ${hash}`}, 0)`;
}

/** The gzip bytes of a document of any project. */
export async function readDocument({ storage }: Pick<Application, "storage">, hash: string): Promise<Uint8Array> {
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
  const kind = await findHeldKind(application.db, userId, projectId, hash);
  return kind === undefined ? undefined : readWholeDocument(application, hash);
}

/** The gzip bytes of a document, unpacked once to see that none is missing. */
export async function readWholeDocument(application: Application, hash: string): Promise<Uint8Array> {
  const gzip = await readDocument(application, hash);
  await requireWhole(application, hash, gzip);
  return gzip;
}

/** Documents that were found whole, with their sizes; asking for one again costs nothing. */
const MAX_FOUND_WHOLE = 4096;
const foundWhole = new WeakMap<Application["storage"], Map<string, number>>();

/** A piece at a time, and not on this thread: a large board takes a second. gzip ends with the sum of what was packed. */
async function requireWhole({ storage }: Application, hash: string, gzip: Uint8Array): Promise<void> {
  const found = foundWhole.get(storage) ?? new Map<string, number>();
  foundWhole.set(storage, found);
  if (found.get(hash) === gzip.byteLength) return;
  try {
    await pipeline(Readable.from([gzip]), createGunzip(), async (pieces) => {
      for await (const _ of pieces);
    });
  } catch (error) {
    throw new DamagedObjectError(`document ${hash} has ${gzip.byteLength} bytes: ${String(error)}`);
  }
  if (found.size >= MAX_FOUND_WHOLE) found.clear();
  found.set(hash, gzip.byteLength);
}

/** What kind of document it is when the project is the user's and holds it; else undefined. */
export async function findOwnDocument(
  db: Database,
  userId: string,
  projectId: string,
  hash: string,
): Promise<"board" | "circuit" | undefined> {
  const kind = await findHeldKind(db, userId, projectId, hash);
  return kind === "board" || kind === "circuit" ? kind : undefined;
}

async function findHeldKind(db: Database, userId: string, projectId: string, hash: string) {
  const [held] = await db
    .select({ kind: documents.kind })
    .from(documents)
    .where(
      and(
        eq(documents.projectId, projectId),
        eq(documents.hash, hash),
        sql`exists (select 1 from ${projects} where ${projects.id} = ${documents.projectId} and ${isHeldFor(userId, projects.holderId)} and ${projects.deletedAt} is null)`,
      ),
    );
  return held?.kind;
}

export function documentUrl(projectId: string, hash: string | null): string | null {
  return hash === null ? null : `/documents/${projectId}/${hash}`;
}

/** What a document's URL names; undefined for any other text. */
export function idOfDocumentUrl(url: string): { readonly projectId: string; readonly hash: string } | undefined {
  const [, projectId, hash] = /^\/documents\/([0-9a-f-]{36})\/([0-9a-f]{64})$/.exec(url) ?? [];
  return projectId !== undefined && hash !== undefined && isUuid(projectId) ? { projectId, hash } : undefined;
}
