import type { Readable } from "node:stream";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import { datasheets } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { DamagedObjectError } from "../../platform/storage/damaged-object.ts";
import { SoundObjects } from "../../platform/storage/sound-objects.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { type Holder, holderId } from "../access/holder.ts";
import { isHeldFor } from "../access/memberships.ts";
import { findUpload, uploadLimitOf } from "../files/uploads.ts";
import { requireRoomOf } from "../storage/account-storage.ts";
import { uploadKey } from "../storage/upload-keys.ts";

export type DatasheetRow = typeof datasheets.$inferSelect;

/** Readers of PDF look for its mark this far into a file (ISO 32000-1, annex H.3.4.1). */
const MARK_WITHIN = 1024;
/** A datasheet that no part has any more goes after this. */
const UNUSED_LIFETIME_MS = 24 * 3_600_000;

export function datasheetKey(id: string): string {
  return `datasheets/${id}.pdf`;
}

export function datasheetUrl(id: string | null): string | null {
  return id === null ? null : `/datasheets/${id}`;
}

/**
 * The datasheet behind an upload's URL, or behind the URL of one that was kept before, as one of the holder's. Bytes that
 * the holder has already are kept once. What is no PDF by its content is refused (70015).
 */
export async function keepDatasheet(
  application: Application,
  userId: string,
  holder: Holder,
  url: string,
): Promise<DatasheetRow> {
  const known = /^(?:https?:\/\/[^/]+)?\/datasheets\/([0-9a-f-]{36})$/.exec(url)?.[1];
  if (known !== undefined) {
    const row = await findReadableDatasheet(application, userId, known);
    if (row === undefined) throw new ApplicationError("NOT_FOUND", refusal("datasheet-not-found", {}));
    return row.holderId === holderId(holder)
      ? row
      : copyForHolder(application, userId, holder, { ...row, key: datasheetKey(row.id) });
  }
  const { storage } = application;
  const upload = await findUpload(application, userId, url);
  if (upload.bytes > uploadLimitOf({ name: upload.name, fileType: "" }))
    throw new ApplicationError("DATASHEET_FILE_TOO_LARGE", refusal("datasheet-too-large", {}));
  const opened = await storage.openRead(uploadKey(upload.id));
  if (opened === undefined) throw new ApplicationError("NOT_FOUND", refusal("upload-not-found", {}));
  if (!(await startsAsPdf(opened.stream)))
    throw new ApplicationError("INVALID_DATASHEET_FORMAT", refusal("datasheet-not-pdf", { name: upload.name }));
  return copyForHolder(application, userId, holder, { ...upload, key: uploadKey(upload.id) });
}

interface StoredPdf {
  readonly key: string;
  readonly sha256: string;
  readonly name: string;
  readonly bytes: number;
}

async function copyForHolder(
  application: Application,
  userId: string,
  holder: Holder,
  source: StoredPdf,
): Promise<DatasheetRow> {
  const { db, storage } = application;
  const { sha256, name, bytes } = source;
  await requireRoomOf(application, userId, holder, bytes);
  const [inserted] = await db
    .insert(datasheets)
    .values({ ...holder, sha256, name, bytes })
    .onConflictDoUpdate({
      target: [datasheets.holderId, datasheets.sha256],
      set: { name, createdAt: application.now() },
    })
    .returning();
  if (inserted === undefined) throw new Error("the database returned no datasheet");
  const key = datasheetKey(inserted.id);
  if (!(await storage.has(key))) {
    const opened = await storage.openRead(source.key);
    if (opened === undefined) throw new Error(`${source.key} went away while it was read`);
    const copied = await storage.writeStream(key, opened.stream, bytes);
    if (copied.sha256 !== sha256) {
      await storage.remove(key);
      throw new DamagedObjectError(`${source.key} is not what was uploaded: its hash differs`);
    }
  }
  return inserted;
}

async function startsAsPdf(stream: Readable): Promise<boolean> {
  let head = "";
  for await (const chunk of stream) {
    head += (chunk as Buffer).toString("latin1", 0, MARK_WITHIN);
    if (head.length >= MARK_WITHIN) break;
  }
  stream.destroy();
  return head.slice(0, MARK_WITHIN).includes("%PDF-");
}

async function findReadableDatasheet(
  { db }: Pick<Application, "db">,
  userId: string,
  id: string,
): Promise<DatasheetRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(datasheets)
    .where(and(eq(datasheets.id, id), isHeldFor(userId, datasheets.holderId)));
  return row;
}

const sound = new WeakMap<Storage, SoundObjects>();

function soundOf(storage: Storage): SoundObjects {
  const known = sound.get(storage) ?? new SoundObjects(storage);
  sound.set(storage, known);
  return known;
}

/** A datasheet of the user or of a team of theirs, or a part of it, as it was uploaded; undefined where there is none. */
export async function openDatasheet(
  application: Application,
  userId: string,
  id: string,
  range?: { readonly start: number; readonly end: number },
): Promise<{ readonly row: DatasheetRow; readonly stream: Readable } | undefined> {
  const row = await findReadableDatasheet(application, userId, id);
  if (row === undefined) return undefined;
  const { storage } = application;
  const key = datasheetKey(row.id);
  if (!(await soundOf(storage).has(key, row))) return undefined;
  const opened = await storage.openRead(key, range);
  return opened && { row, stream: opened.stream };
}

/** Throws away the datasheets that no part names any more: of erased projects, and replaced ones. */
export async function removeUnusedDatasheets({ db, storage, now }: Application): Promise<void> {
  const gone = await db
    .delete(datasheets)
    .where(
      and(
        lt(datasheets.createdAt, new Date(now().getTime() - UNUSED_LIFETIME_MS)),
        sql`not exists (select 1 from datasheet_matchings m where m.datasheet_id = ${datasheets.id} and m.status = 'PROGRESS')`,
        sql`not exists (select 1 from known_parts k where k.candidate->>'datasheetId' = ${datasheets.id}::text)`,
        sql`not exists (select 1 from part_matches p where p.match->>'datasheetId' = ${datasheets.id}::text)`,
      ),
    )
    .returning({ id: datasheets.id });
  for (const { id } of gone) await storage.remove(datasheetKey(id));
}
