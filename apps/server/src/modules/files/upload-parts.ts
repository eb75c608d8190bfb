import { and, eq, isNull, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { files } from "../../platform/database/tables.ts";
import { TooLargeError } from "../../platform/storage/storage.ts";
import { requireRoom, storeWithinRoom } from "../storage/account-storage.ts";
import { partKey, uploadKey } from "../storage/upload-keys.ts";
import { uploadLimitOf } from "./uploads.ts";

/** What one part may have. Clients send smaller ones: whatever of a part has arrived when the connection breaks is lost. */
export const PART_LIMIT_BYTES = 16 * 1_048_576;
/** Each part is an object in the storage until all are there. */
const MAX_PARTS = 400;

// A `Content-Range` of an upload: a part of the file, or ("bytes */total") the question how much of it is there.
export interface PartRange {
  readonly part: { readonly start: number; readonly bytes: number } | undefined;
  readonly total: number;
}

/** RFC 9110 §14.4; undefined for anything else. */
export function readPartRange(header: string): PartRange | undefined {
  const [, start, end, total] = /^bytes (?:(\d{1,12})-(\d{1,12})|\*)\/(\d{1,12})$/.exec(header) ?? [];
  if (total === undefined) return undefined;
  if (start === undefined || end === undefined) return { part: undefined, total: Number(total) };
  const bytes = Number(end) - Number(start) + 1;
  return bytes < 1 || Number(end) >= Number(total)
    ? undefined
    : { part: { start: Number(start), bytes }, total: Number(total) };
}

export type ReceivedPart =
  /** The file is whole. */
  | { readonly status: "stored" }
  /** So many bytes from its beginning are there; the next part begins after them. */
  | { readonly status: "incomplete" | "elsewhere"; readonly received: number }
  | { readonly status: "unknown" | "too-many-parts" };

/** The body of a part is not as long as its range says. */
export class OtherLengthError extends Error {
  constructor({ expected, got }: { readonly expected: number; readonly got: string }) {
    super(`The part is ${got} long; its Content-Range says ${expected} bytes.`);
  }
}

/**
 * Takes a part of an announced file; parts come one after the other. A part is kept whole or not at all, so that a client
 * whose connection broke asks how much is there and goes on. With the last one the file is put together. Throws
 * `TooLargeError` when the file or the part is larger than allowed, `OtherLengthError` when the body is not the part.
 */
export async function receivePart(
  application: Application,
  userId: string,
  id: string,
  { range: { part, total }, body }: { readonly range: PartRange; readonly body: AsyncIterable<Uint8Array> },
): Promise<ReceivedPart> {
  const { db, storage } = application;
  const file = await findFile(application, userId, id);
  if (file === undefined) return { status: "unknown" };
  if (file.sha256 !== null) return { status: "stored" };
  const limit = uploadLimitOf(file);
  if (total > limit) throw new TooLargeError(limit);
  if (part === undefined)
    return file.received === total
      ? joinParts(application, userId, file)
      : { status: "incomplete", received: file.received };
  if (part.bytes > PART_LIMIT_BYTES) throw new TooLargeError(PART_LIMIT_BYTES);
  if (part.start !== file.received) return { status: "elsewhere", received: file.received };
  if (file.parts >= MAX_PARTS) return { status: "too-many-parts" };

  // At the first part of the file for all of it: nobody sends most of a file for nothing.
  await requireRoom(application, userId, total - file.received);
  const key = partKey(id, file.parts);
  const [taken] = await storeWithinRoom(application, userId, exactly(part.bytes, body), async (source) => {
    const { bytes } = await storage.writeStream(key, source, part.bytes);
    return db
      .update(files)
      .set({ received: sql`${files.received} + ${bytes}`, parts: sql`${files.parts} + 1` })
      .where(and(eq(files.id, id), eq(files.parts, file.parts), isNull(files.sha256)))
      .returning();
  });
  if (taken === undefined) {
    // The same part sent twice side by side, or the upload was thrown away meanwhile.
    const now = await findFile(application, userId, id);
    if (now !== undefined) return { status: "elsewhere", received: now.received };
    await storage.remove(key);
    return { status: "unknown" };
  }
  return taken.received === total
    ? joinParts(application, userId, taken)
    : { status: "incomplete", received: taken.received };
}

/** Throws before the end of what is too long or too short, so that it never takes the place of the same part sent well. */
async function* exactly(expected: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let got = 0;
  for await (const chunk of body) {
    got += chunk.byteLength;
    if (got > expected) throw new OtherLengthError({ expected, got: "more than that" });
    yield chunk;
  }
  if (got < expected) throw new OtherLengthError({ expected, got: `${got} bytes` });
}

type FileRow = typeof files.$inferSelect;

async function findFile({ db }: Application, userId: string, id: string): Promise<FileRow | undefined> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, userId)));
  return file;
}

async function joinParts(
  application: Application,
  userId: string,
  { id, parts, received }: FileRow,
): Promise<ReceivedPart> {
  const { db, storage } = application;
  const source = readParts(application, id, parts);
  try {
    const { bytes, sha256 } = await storage.writeStream(uploadKey(id), source, received);
    await db
      .update(files)
      .set({ bytes, sha256 })
      .where(and(eq(files.id, id), isNull(files.sha256)));
  } catch (error) {
    // Asked for twice, the other one was faster and has taken the parts away.
    if ((await findFile(application, userId, id))?.sha256 == null) throw error;
  }
  for (let part = 0; part < parts; part++) await storage.remove(partKey(id, part));
  return { status: "stored" };
}

async function* readParts({ storage }: Application, id: string, parts: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < parts; part++) {
    const opened = await storage.openRead(partKey(id, part));
    if (opened === undefined) throw new Error(`part ${part} of upload ${id} is not stored`);
    yield* opened.stream as AsyncIterable<Uint8Array>;
  }
}
