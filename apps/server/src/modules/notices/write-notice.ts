import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { type NoticeLanguage, noticeAttachments, notices } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { findMedia, openMedia } from "../media/media-store.ts";
import { planRemoval } from "../storage/planned-removals.ts";
import { findRow, listAttachments, type NoticeRow } from "./notice-store.ts";

const MAX_TITLE_LETTERS = 100;
const MAX_CONTENT_LETTERS = 5000;
const MAX_ATTACHMENTS = 5;
const MAX_ATTACHMENT_BYTES = 10_485_760;

export interface NoticeInput {
  readonly language: NoticeLanguage;
  readonly title: string;
  readonly content: string;
  readonly isTop: boolean;
  readonly isExposed: boolean;
}

/** A new notice, with files that its writer has uploaded before. */
export async function createNotice(
  application: Application,
  userId: string,
  input: NoticeInput & { readonly attachmentUrls: readonly string[] },
): Promise<NoticeRow> {
  const { db, now } = application;
  const { attachmentUrls, ...notice } = input;
  if (attachmentUrls.length > MAX_ATTACHMENTS)
    refuseField("attachmentUrls", refusal("too-many-notice-files", { most: MAX_ATTACHMENTS }));
  const values = check(notice);
  const stored = await Promise.all(attachmentUrls.map((url) => keepAttachment(application, userId, url)));
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(notices)
      .values({ ...values, createdAt: now(), updatedAt: now() })
      .returning();
    if (row === undefined) throw new Error("a row that was inserted comes back");
    if (stored.length > 0)
      await transaction.insert(noticeAttachments).values(stored.map((file) => ({ ...file, noticeId: row.id })));
    return row;
  });
}

/** What changes about the files of a notice: uploads of the writer that join it, and ids of those that go. */
export interface AttachmentChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export async function updateNotice(
  application: Application,
  userId: string,
  id: string,
  input: NoticeInput,
  { added, removed }: AttachmentChange,
): Promise<{ readonly before: NoticeRow; readonly after: NoticeRow }> {
  const { db, now } = application;
  const found = await requireRow(db, id);
  const values = check(input);
  const present = await listAttachments(db, found.id);
  const going = present.filter((file) => removed.includes(file.id));
  if (present.length - going.length + added.length > MAX_ATTACHMENTS)
    refuseField("addAttachmentUrls", refusal("too-many-notice-files", { most: MAX_ATTACHMENTS }));
  const stored = await Promise.all(added.map((url) => keepAttachment(application, userId, url)));
  const row = await db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(notices)
      .set({ ...values, updatedAt: now() })
      .where(eq(notices.id, found.id))
      .returning();
    for (const file of going) await transaction.delete(noticeAttachments).where(eq(noticeAttachments.id, file.id));
    if (stored.length > 0)
      await transaction.insert(noticeAttachments).values(stored.map((file) => ({ ...file, noticeId: found.id })));
    await planRemoval(transaction, { keys: going.map(({ storageKey }) => storageKey), documentHashes: [] });
    return row;
  });
  return { before: found, after: row ?? found };
}

/** The caller removes the planned files once its transaction holds. */
export async function deleteNotice({ db }: Pick<Application, "db">, id: string): Promise<NoticeRow> {
  const found = await requireRow(db, id);
  const attachments = await listAttachments(db, found.id);
  await db.delete(notices).where(eq(notices.id, found.id));
  await planRemoval(db, { keys: attachments.map(({ storageKey }) => storageKey), documentHashes: [] });
  return found;
}

function check({ title, content, ...rest }: NoticeInput): NoticeInput {
  const trimmed = { title: title.replaceAll(/\p{Cc}/gu, " ").trim(), content: content.trim() };
  if (trimmed.title === "" || trimmed.title.length > MAX_TITLE_LETTERS)
    refuseField("title", refusal("title-length", { most: MAX_TITLE_LETTERS, count: trimmed.title.length }));
  if (trimmed.content === "" || trimmed.content.length > MAX_CONTENT_LETTERS)
    refuseField("content", refusal("notice-length", { most: MAX_CONTENT_LETTERS, count: trimmed.content.length }));
  return { ...trimmed, ...rest };
}

/** A copy of its own: uploads that nothing refers to go after a day. */
async function keepAttachment(application: Application, userId: string, url: string) {
  const row = await findMedia(application.db, userId, url);
  const opened = row?.ownerId === userId ? await openMedia(application, userId, url) : undefined;
  if (row === undefined || opened === undefined)
    refuseField("attachmentUrls", refusal("not-your-upload", { url: url.slice(0, 100) }));
  const storageKey = `notices/${randomUUID()}`;
  const { bytes } = await application.storage.writeStream(storageKey, opened.stream, MAX_ATTACHMENT_BYTES);
  return { name: row.name, storageKey, bytes };
}

async function requireRow(db: Application["db"], id: string): Promise<NoticeRow> {
  const row = await findRow(db, id);
  if (row === undefined) throw new ApplicationError("NOT_FOUND", refusal("no-such-notice", {}));
  return row;
}
