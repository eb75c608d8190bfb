import { and, asc, count, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type CommentView, comments, commentThreads, projects } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { isGrantedTo, type ProjectRow, requireProject } from "../projects/project-policy.ts";
import { notifyReaders } from "./notify-readers.ts";

/** Of one project, replies included. */
export const MAX_COMMENTS = 1000;
const MAX_CHARACTERS = 2000;
/** For so long a deletion can be taken back by the account that made it. */
const RESTORABLE_MS = 600_000;
const MAX_NAME = 200;

export type ThreadRow = typeof commentThreads.$inferSelect;
export type CommentRow = typeof comments.$inferSelect;

/** A discussion with its comments, the oldest first, without deleted ones; never without any. */
export interface Thread {
  readonly thread: ThreadRow;
  readonly comments: readonly CommentRow[];
}

export interface PlaceOfThread {
  readonly view: CommentView;
  readonly sheetId?: string | null | undefined;
  readonly x: number;
  readonly y: number;
  readonly partId?: string | null | undefined;
}

/** The discussions of a project, the oldest first, and whether the caller may delete comments of others. */
export async function listComments(
  { db }: Application,
  userId: string,
  id: string,
): Promise<{ readonly threads: readonly Thread[]; readonly isModerator: boolean }> {
  const project = await requireProject(db, userId, id, "READ");
  return { threads: await readThreads(db, project.id), isModerator: await isModerator(db, userId, project) };
}

export async function readThreads(db: Database, projectId: string): Promise<readonly Thread[]> {
  const threads = await db
    .select()
    .from(commentThreads)
    .where(eq(commentThreads.projectId, projectId))
    .orderBy(asc(commentThreads.createdAt), asc(commentThreads.id));
  const written = await db
    .select({ comment: comments })
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .where(and(eq(commentThreads.projectId, projectId), isNull(comments.deletedAt)))
    .orderBy(asc(comments.createdAt), asc(comments.id));
  const byThread = Map.groupBy(written, ({ comment }) => comment.threadId);
  return threads.flatMap((thread) => {
    const found = byThread.get(thread.id)?.map(({ comment }) => comment) ?? [];
    return found.length === 0 ? [] : [{ thread, comments: found }];
  });
}

/** Begins a discussion at a place, or replies to one; a reply opens a resolved one again. */
export async function createComment(
  application: Application,
  userId: string,
  input: {
    readonly id: string;
    readonly threadId?: string | null | undefined;
    readonly place?: PlaceOfThread | null | undefined;
    readonly text: string;
  },
): Promise<{ readonly id: string; readonly threadId: string }> {
  const { db, now } = application;
  const project = await requireProject(db, userId, input.id, "COMMENT");
  if ((input.threadId == null) === (input.place == null)) refuseField("place", refusal("comment-place-and-parent", {}));
  const text = cleanText(input.text);
  const place = input.place == null ? undefined : cleanPlace(input.place);
  const written = await db.transaction(async (transaction) => {
    // One after the other: two that are written at once must not both be the last.
    await transaction.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for("update");
    if ((await countComments(transaction, project.id)) >= MAX_COMMENTS) refuseFull();
    const threadId = place
      ? await insertThread(transaction, { projectId: project.id, createdAt: now(), ...place })
      : (await lockThread(transaction, project.id, input.threadId ?? "")).id;
    if (!place) await setResolved(transaction, threadId, { resolvedAt: null, resolvedBy: null });
    const [row] = await transaction
      .insert(comments)
      .values({ threadId, authorId: userId, text, createdAt: now() })
      .returning({ id: comments.id });
    if (row === undefined) throw new Error("the database returned no comment");
    const news = await notifyReaders(transaction, { project, threadId, authorId: userId, at: now() });
    return { id: row.id, threadId, news };
  });
  publish(application, userId, project.id);
  for (const each of written.news) application.pubSub.publish(each);
  return written;
}

/** Only its author changes what a comment says. */
export async function updateComment(
  application: Application,
  userId: string,
  { id, commentId, text }: { readonly id: string; readonly commentId: string; readonly text: string },
): Promise<void> {
  const { db, now } = application;
  const project = await requireProject(db, userId, id, "COMMENT");
  const { comment } = await findComment(db, project.id, commentId);
  if (comment.authorId !== userId) throw new ApplicationError("INVALID_ROLE", refusal("comment-of-another-author", {}));
  await db
    .update(comments)
    .set({ text: cleanText(text), editedAt: now() })
    .where(eq(comments.id, comment.id));
  publish(application, userId, project.id);
}

/** The first comment of a discussion takes the replies along. `restoreComment` takes it back. */
export async function deleteComment(
  application: Application,
  userId: string,
  { id, commentId }: { readonly id: string; readonly commentId: string },
): Promise<void> {
  const { db, now } = application;
  const project = await requireProject(db, userId, id, "COMMENT");
  const moderates = await isModerator(db, userId, project);
  await db.transaction(async (transaction) => {
    const { comment } = await findComment(transaction, project.id, commentId);
    // A reply that arrives meanwhile waits for this, and finds no discussion any more.
    await lockThread(transaction, project.id, comment.threadId);
    const thread = await transaction
      .select()
      .from(comments)
      .where(areShownOf(comment.threadId))
      .orderBy(asc(comments.createdAt), asc(comments.id));
    if (!mayDelete(comment, thread, { userId, isModerator: moderates }))
      throw new ApplicationError("INVALID_ROLE", refusal("role-insufficient", {}));
    const isFirst = thread[0]?.id === comment.id;
    await transaction
      .update(comments)
      .set({ deletedAt: now(), deletedBy: userId })
      .where(isFirst ? areShownOf(comment.threadId) : eq(comments.id, comment.id));
  });
  publish(application, userId, project.id);
}

/** Takes back a deletion of the caller's own, with the replies that went with it, while the discussion is there. */
export async function restoreComment(
  application: Application,
  userId: string,
  { id, commentId }: { readonly id: string; readonly commentId: string },
): Promise<void> {
  const { db, now } = application;
  const project = await requireProject(db, userId, id, "COMMENT");
  await db.transaction(async (transaction) => {
    await transaction.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for("update");
    const comment = await findAny(transaction, project.id, commentId);
    if (comment === undefined || comment.deletedBy !== userId || !isRestorable(comment, now())) refuseUnknown();
    await transaction.select().from(commentThreads).where(eq(commentThreads.id, comment.threadId)).for("update");
    const thread = await transaction
      .select()
      .from(comments)
      .where(eq(comments.threadId, comment.threadId))
      .orderBy(asc(comments.createdAt), asc(comments.id));
    const isFirst = thread[0]?.id === comment.id;
    if (!isFirst && thread[0]?.deletedAt) refuseUnknown();
    const restored = isFirst
      ? thread.filter((each) => each.deletedBy === userId && each.deletedAt?.getTime() === comment.deletedAt?.getTime())
      : [comment];
    if ((await countComments(transaction, project.id)) + restored.length > MAX_COMMENTS) refuseFull();
    await transaction
      .update(comments)
      .set({ deletedAt: null, deletedBy: null })
      .where(
        inArray(
          comments.id,
          restored.map((each) => each.id),
        ),
      );
  });
  publish(application, userId, project.id);
}

function isRestorable({ deletedAt }: CommentRow, now: Date): boolean {
  return deletedAt !== null && deletedAt.getTime() > now.getTime() - RESTORABLE_MS;
}

/** Erases deleted comments that nobody can restore any more, and discussions without any. */
export async function eraseDeletedComments(db: Database, now: Date): Promise<void> {
  const erased = await db
    .delete(comments)
    .where(lt(comments.deletedAt, new Date(now.getTime() - RESTORABLE_MS)))
    .returning({ threadId: comments.threadId });
  const threadIds = [...new Set(erased.map(({ threadId }) => threadId))];
  if (threadIds.length === 0) return;
  const isEmpty = sql`not exists (select 1 from comments c where c.thread_id = ${commentThreads.id})`;
  await db.delete(commentThreads).where(and(inArray(commentThreads.id, threadIds), isEmpty));
}

/** Resolves a discussion, or opens it again. */
export async function resolveThread(
  application: Application,
  userId: string,
  { id, threadId, isResolved }: { readonly id: string; readonly threadId: string; readonly isResolved: boolean },
): Promise<void> {
  const { db, now } = application;
  const project = await requireProject(db, userId, id, "COMMENT");
  const thread = await findThread(db, project.id, threadId);
  await setResolved(
    db,
    thread.id,
    isResolved
      ? { resolvedAt: thread.resolvedAt ?? now(), resolvedBy: userId }
      : { resolvedAt: null, resolvedBy: null },
  );
  publish(application, userId, project.id);
}

/** Authors delete their own; the first comment only while nobody else has replied. Moderators delete all. */
export function mayDelete(
  comment: CommentRow,
  thread: readonly CommentRow[],
  { userId, isModerator }: { readonly userId: string; readonly isModerator: boolean },
): boolean {
  if (isModerator) return true;
  if (comment.authorId !== userId) return false;
  return thread[0]?.id !== comment.id || thread.every(({ authorId }) => authorId === userId);
}

function isModerator(db: Database, userId: string, project: ProjectRow): Promise<boolean> {
  return isGrantedTo(db, userId, project, "MODERATE");
}

async function countComments(db: Database, projectId: string): Promise<number> {
  const [row] = await db
    .select({ written: count() })
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .where(and(eq(commentThreads.projectId, projectId), isNull(comments.deletedAt)));
  return row?.written ?? 0;
}

async function insertThread(db: Database, values: typeof commentThreads.$inferInsert): Promise<string> {
  const [row] = await db.insert(commentThreads).values(values).returning({ id: commentThreads.id });
  if (row === undefined) throw new Error("the database returned no thread");
  return row.id;
}

async function setResolved(
  db: Database,
  threadId: string,
  resolved: Pick<ThreadRow, "resolvedAt" | "resolvedBy">,
): Promise<void> {
  await db.update(commentThreads).set(resolved).where(eq(commentThreads.id, threadId));
}

/** Without a comment that is shown, a discussion is deleted. */
async function findThread(db: Database, projectId: string, threadId: string): Promise<ThreadRow> {
  const [thread] = isUuid(threadId)
    ? await db
        .select()
        .from(commentThreads)
        .where(and(eq(commentThreads.id, threadId), eq(commentThreads.projectId, projectId)))
    : [];
  if (thread === undefined || (await db.$count(comments, areShownOf(thread.id))) === 0) refuseUnknown();
  return thread;
}

/** The same, until the transaction ends: replies and deletions come one after the other. */
async function lockThread(transaction: Database, projectId: string, threadId: string): Promise<ThreadRow> {
  if (isUuid(threadId))
    await transaction
      .select({ id: commentThreads.id })
      .from(commentThreads)
      .where(eq(commentThreads.id, threadId))
      .for("update");
  return findThread(transaction, projectId, threadId);
}

function areShownOf(threadId: string) {
  return and(eq(comments.threadId, threadId), isNull(comments.deletedAt));
}

async function findComment(db: Database, projectId: string, commentId: string) {
  const comment = await findAny(db, projectId, commentId);
  if (comment === undefined || comment.deletedAt !== null) refuseUnknown();
  return { comment };
}

async function findAny(db: Database, projectId: string, commentId: string): Promise<CommentRow | undefined> {
  const [found] = isUuid(commentId)
    ? await db
        .select({ comment: comments })
        .from(comments)
        .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
        .where(and(eq(comments.id, commentId), eq(commentThreads.projectId, projectId)))
    : [];
  return found?.comment;
}

function cleanText(text: string): string {
  const trimmed = text.trim();
  const { length } = [...trimmed];
  if (length < 1 || length > MAX_CHARACTERS) refuseField("text", refusal("comment-length", { most: MAX_CHARACTERS }));
  return trimmed;
}

function cleanPlace({ view, sheetId, x, y, partId }: PlaceOfThread) {
  const sheet = view === "SHEET" ? (sheetId ?? "") : null;
  if (sheet === "") refuseField("sheetId", refusal("comment-without-sheet", {}));
  for (const name of [sheet, partId])
    if (name != null && name.length > MAX_NAME) refuseField("place", refusal("no-such-place", {}));
  return { view, sheetId: sheet, x, y, partId: view === "BOARD" ? (partId ?? null) : null };
}

function publish({ pubSub }: Application, userId: string, projectId: string): void {
  pubSub.publish({ kind: "project", userId, projectId, case: "COMMENTS_CHANGED" });
}

function refuseFull(): never {
  throw new ApplicationError("CONFLICT", refusal("too-many-comments", { most: MAX_COMMENTS }), {
    reason: "COMMENT_LIMIT",
  });
}

function refuseUnknown(): never {
  throw new ApplicationError("NOT_FOUND", refusal("comment-gone", {}));
}
