import { isUploadName, PROJECT_FILE_ENDINGS } from "@tracewright/board";
import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { files } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { TooLargeError } from "../../platform/storage/storage.ts";
import { requireRoom, storeWithinRoom } from "../storage/account-storage.ts";
import { uploadKey, uploadKeys } from "../storage/upload-keys.ts";

const UPLOAD_LIMIT_BYTES = 100 * 1_048_576;
export const DATASHEET_LIMIT_BYTES = 300 * 1_048_576;
/** All files of one project together. */
const PROJECT_LIMIT_BYTES = 200 * 1_048_576;
const MAX_FILES = 200;
const VIDEO_LIMIT_BYTES = 100 * 1_048_576;
const TEST_LIMIT_BYTES = 1_048_576;
const ATTACHMENT_LIMIT_BYTES = 10_485_760;
/** What clients call the type of a datasheet. */
const DATASHEET_TYPE = "DATASHEET";
/** And of a film, which comes the same way. */
const VIDEO_TYPE = "VIDEO";
/** And of a file for support: the module that attaches it judges its content. */
const ATTACHMENT_TYPE = "ATTACHMENT";
/** And of a file that only tries whether uploads arrive. */
const TEST_TYPE = "TEST";
/** How long a presigned URL is good. */
export const PRESIGNED_LIFETIME_MS = 600_000;
/** Uploads are read into documents when a project is created; what lies about longer was never used. */
const UPLOAD_LIFETIME_MS = 24 * 3_600_000;

export interface AnnouncedFile {
  readonly fileName: string;
  readonly fileType: string;
  /** Of an upload of the user's that was begun: it is to go on. */
  readonly fileUrl?: string | null | undefined;
}

/** Presigned URLs, one for each file, in the order given. */
export async function presignUploads(
  application: Application,
  userId: string,
  announced: readonly AnnouncedFile[],
): Promise<string[]> {
  const { db, signer } = application;
  if (announced.length === 0 || announced.length > MAX_FILES)
    refuseField("files", refusal("too-many-files-at-once", { most: MAX_FILES, count: announced.length }));
  const rows = announced.map(({ fileName, fileType }) => {
    const name = cleanName(fileName);
    if (fileType === DATASHEET_TYPE && !isDatasheetName(name))
      throw new ApplicationError("INVALID_DATASHEET_FORMAT", refusal("datasheet-not-pdf", { name }));
    if (fileType === VIDEO_TYPE && !isVideoName(name)) refuseField("fileName", refusal("not-a-video", { name }));
    const isProjectFile = ![VIDEO_TYPE, TEST_TYPE, ATTACHMENT_TYPE].includes(fileType);
    if (isProjectFile && !isUploadName(name) && !isDatasheetName(name))
      throw new ApplicationError(
        "UNSUPPORTED_PROJECT_FILE_FORMAT",
        refusal("file-kind-unsupported", { name, endings: PROJECT_FILE_ENDINGS.join(", ") }),
      );
    return { ownerId: userId, name, fileType: fileType.slice(0, 100) };
  });
  await requireRoom(application, userId, 0);
  const ids: string[] = [];
  for (const [index, { fileUrl }] of announced.entries()) {
    const row = rows[index];
    if (row === undefined) throw new Error("every announced file has a row");
    ids.push(fileUrl == null ? await insertFile(db, row) : await findBegun(db, userId, fileUrl));
  }
  return ids.map((id) => signer.sign(`/uploads/${id}`, PRESIGNED_LIFETIME_MS));
}

async function insertFile(db: Database, row: typeof files.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(files).values(row).returning({ id: files.id });
  if (inserted === undefined) throw new Error("the database returned no file");
  return inserted.id;
}

/** The upload behind an address that may have run out, when it is the user's. */
async function findBegun(db: Database, userId: string, fileUrl: string): Promise<string> {
  const id = idOfUploadUrl(fileUrl);
  const begun = await db.$count(files, and(eq(files.id, id), eq(files.ownerId, userId)));
  if (begun === 0) throw new ApplicationError("NOT_FOUND", refusal("upload-gone", {}));
  return id;
}

/** Datasheets of parts come the same way as a project's files; what they are, their content says. */
function isDatasheetName(name: string): boolean {
  return /\.pdf$/i.test(name);
}

function isVideoName(name: string): boolean {
  return /\.(mp4|mov)$/i.test(name);
}

/** Bytes that an announced file may have. */
export function uploadLimitOf({ name, fileType }: Pick<typeof files.$inferSelect, "name" | "fileType">): number {
  if (fileType === TEST_TYPE) return TEST_LIMIT_BYTES;
  if (fileType === VIDEO_TYPE) return VIDEO_LIMIT_BYTES;
  if (fileType === ATTACHMENT_TYPE) return ATTACHMENT_LIMIT_BYTES;
  return isDatasheetName(name) ? DATASHEET_LIMIT_BYTES : UPLOAD_LIMIT_BYTES;
}

/** A name is shown and compared, never used as a path; control characters would only deceive. */
function cleanName(fileName: string): string {
  const name = fileName
    .replaceAll("\\", "/")
    .replace(/\p{Cc}/gu, "")
    .trim();
  if (name === "" || name.length > 500) refuseField("fileName", refusal("file-name-length", {}));
  return name;
}

export type ReceivedUpload =
  | { readonly status: "stored" }
  | { readonly status: "unknown" }
  | { readonly status: "already-there" };

/** Streams the bytes of an announced file into storage. Throws `TooLargeError` when they exceed the limit, or say they will. */
export async function receiveUpload(
  application: Application,
  userId: string,
  id: string,
  { body, announcedBytes }: { readonly body: AsyncIterable<Uint8Array>; readonly announcedBytes: number },
): Promise<ReceivedUpload> {
  const { db, storage } = application;
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, userId)));
  if (file === undefined) return { status: "unknown" };
  if (file.sha256 !== null) return { status: "already-there" };
  const limit = uploadLimitOf(file);
  if (announcedBytes > limit) throw new TooLargeError(limit);
  await requireRoom(application, userId, announcedBytes);
  await storeWithinRoom(application, userId, body, async (source) => {
    const { bytes, sha256 } = await storage.writeStream(uploadKey(id), source, limit);
    await db
      .update(files)
      .set({ bytes, sha256 })
      .where(and(eq(files.id, id), isNull(files.sha256)));
  });
  return { status: "stored" };
}

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The files behind upload URLs (as presigned, or without the query), each once, in the order given. */
export async function readUploads(
  { db, storage }: Application,
  userId: string,
  urls: readonly string[],
): Promise<UploadedFile[]> {
  const ids = [...new Set(urls.map(idOfUploadUrl))];
  if (ids.length === 0) refuseField("fileUrls", refusal("no-uploaded-file", {}));
  if (ids.length > MAX_FILES) refuseField("fileUrls", refusal("too-many-project-files", { most: MAX_FILES }));
  const rows = await db
    .select()
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.ownerId, userId)));
  const total = rows.reduce((sum, row) => sum + (row.bytes ?? 0), 0);
  if (total > PROJECT_LIMIT_BYTES) refuseField("fileUrls", refusal("project-files-too-large", {}));
  const uploaded: UploadedFile[] = [];
  for (const id of ids) {
    const row = rows.find((candidate) => candidate.id === id);
    const bytes = row?.sha256 ? await storage.read(uploadKey(id)) : undefined;
    if (row === undefined || bytes === undefined)
      throw new ApplicationError("NOT_FOUND", refusal("upload-not-found", {}));
    uploaded.push({ name: row.name, bytes });
  }
  return uploaded;
}

export interface FoundUpload {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The one file behind an upload URL, its bytes unread. */
export async function findUpload({ db }: Application, userId: string, url: string): Promise<FoundUpload> {
  const id = idOfUploadUrl(url);
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, userId)));
  if (row === undefined || row.sha256 === null || row.bytes === null)
    throw new ApplicationError("NOT_FOUND", refusal("upload-not-found", {}));
  return { id, name: row.name, bytes: row.bytes, sha256: row.sha256 };
}

/** The same, with its bytes as a stream. */
export async function openUpload(application: Application, userId: string, url: string) {
  const { id, name } = await findUpload(application, userId, url);
  const opened = await application.storage.openRead(uploadKey(id));
  if (opened === undefined) throw new ApplicationError("NOT_FOUND", refusal("upload-not-found", {}));
  return { ...opened, name };
}

function idOfUploadUrl(url: string): string {
  const id = /^(?:https?:\/\/[^/]+)?\/uploads\/([0-9a-f-]{36})(?:\?.*)?$/.exec(url)?.[1];
  if (id === undefined || !isUuid(id)) throw new ApplicationError("NOT_FOUND", refusal("upload-not-found", {}));
  return id;
}

export async function removeOldUploads({ db, storage, now }: Application): Promise<void> {
  const old = await db
    .delete(files)
    .where(lt(files.createdAt, new Date(now().getTime() - UPLOAD_LIFETIME_MS)))
    .returning();
  for (const key of old.flatMap(uploadKeys)) await storage.remove(key);
}
