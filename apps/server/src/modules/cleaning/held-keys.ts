import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import {
  blockFiles,
  blockVersions,
  contactFiles,
  datasheets,
  documents,
  estimateFiles,
  exports,
  files,
  media,
  noticeAttachments,
  orderFiles,
  runs,
} from "../../platform/database/tables.ts";
import { datasheetKey } from "../matching/datasheet-store.ts";
import { mediaKeys } from "../media/media-store.ts";
import { isActive, isResumable } from "../runs/run-state.ts";
import { previewKey } from "../storage/preview-key.ts";
import { uploadKey, uploadKeys } from "../storage/upload-keys.ts";

/** Of the keys of one folder, those that a row refers to. */
type HeldAmong = (db: Database, keys: readonly string[]) => Promise<readonly string[]>;

/** Folders of objects that each belong to one row. Documents, which projects share, are not among them. */
export const HELD_AMONG: Readonly<Record<string, HeldAmong>> = {
  uploads: async (db, keys) => {
    const rows = await db
      .select({ id: files.id, parts: files.parts, sha256: files.sha256 })
      .from(files)
      .where(inArray(files.id, uuidsIn(keys)));
    // Of a file that is whole its parts are no longer needed.
    return rows.flatMap((row) => (row.sha256 === null ? uploadKeys(row) : [uploadKey(row.id)]));
  },
  media: heldMedia,
  "media-sizes": heldMedia,
  datasheets: async (db, keys) => {
    const rows = await db
      .select({ id: datasheets.id })
      .from(datasheets)
      .where(inArray(datasheets.id, uuidsIn(keys)));
    return rows.map(({ id }) => datasheetKey(id));
  },
  exports: async (db, keys) => {
    const rows = await db
      .select({ key: exports.storageKey })
      .from(exports)
      .where(inArray(exports.storageKey, [...keys]));
    return rows.map(({ key }) => key);
  },
  notices: async (db, keys) => {
    const rows = await db
      .select({ key: noticeAttachments.storageKey })
      .from(noticeAttachments)
      .where(inArray(noticeAttachments.storageKey, [...keys]));
    return rows.map(({ key }) => key);
  },
  orders: async (db, keys) => {
    const rows = await db
      .select({ key: orderFiles.storageKey })
      .from(orderFiles)
      .where(inArray(orderFiles.storageKey, [...keys]));
    return rows.map(({ key }) => key);
  },
  estimates: async (db, keys) => {
    const rows = await db
      .select({ key: estimateFiles.storageKey })
      .from(estimateFiles)
      .where(inArray(estimateFiles.storageKey, [...keys]));
    return rows.map(({ key }) => key);
  },
  contacts: async (db, keys) => {
    const rows = await db
      .select({ key: contactFiles.storageKey })
      .from(contactFiles)
      .where(inArray(contactFiles.storageKey, [...keys]));
    return rows.map(({ key }) => key);
  },
  blocks: async (db, keys) => {
    const rows = await db
      .selectDistinct({ key: blockFiles.storageKey })
      .from(blockFiles)
      .where(inArray(blockFiles.storageKey, [...keys]));
    return rows.map(({ key }) => key);
  },
  previews: async (db, keys) => {
    const rows = await db
      .select({ id: runs.id })
      .from(runs)
      .where(inArray(runs.id, uuidsIn(keys)));
    return rows.map(({ id }) => previewKey(id));
  },
  checkpoints: async (db, keys) => {
    const newest = sql<boolean>`not exists (select 1 from runs later where later.project_id = ${runs.projectId} and later.ticket > ${runs.ticket})`;
    const rows = await db
      .select({ key: runs.checkpointKey, status: runs.status, isNewest: newest })
      .from(runs)
      .where(inArray(runs.checkpointKey, [...keys]));
    // Only a run at work and the newest of a project, where it is paused, go on from theirs.
    return rows.flatMap(({ key, status, isNewest }) =>
      key !== null && (isActive(status) || (isNewest && isResumable(status))) ? [key] : [],
    );
  },
};

async function heldMedia(db: Database, keys: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, uuidsIn(keys)));
  return rows.flatMap(({ id }) => mediaKeys(id));
}

/** Folders of documents and of what is made of them, named by the document's hash. */
export const DOCUMENT_FOLDERS: ReadonlySet<string> = new Set(["documents", "models", "pictures"]);

export function hashIn(key: string): string | undefined {
  return /\/([0-9a-f]{64})[.-]/.exec(key)?.[1];
}

/** Of these documents, those that a project or a block holds. */
export async function heldHashes(db: Database, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ hash: documents.hash })
    .from(documents)
    .where(inArray(documents.hash, [...hashes]));
  const ofBlocks = await db
    .selectDistinct({ hash: blockVersions.documentHash })
    .from(blockVersions)
    .where(inArray(blockVersions.documentHash, [...hashes]));
  return new Set([...rows, ...ofBlocks].flatMap(({ hash }) => hash ?? []));
}

/** Documents stored before their size was written down. */
export async function noteSize(db: Database, hash: string, bytes: number): Promise<void> {
  await db
    .update(documents)
    .set({ bytes })
    .where(and(eq(documents.hash, hash), sql`${documents.bytes} is null`));
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Known objects are named by an id; others are foreign. */
export function hasId(key: string): boolean {
  return UUID.test(key);
}

function uuidsIn(keys: readonly string[]): string[] {
  return keys.flatMap((key) => UUID.exec(key)?.[0] ?? []);
}
