import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type NotificationContent, notifications, type projects } from "../../platform/database/tables.ts";
import type { News } from "../../platform/pub-sub.ts";
import { refusal } from "../../platform/refusal.ts";

export type NotificationRow = typeof notifications.$inferSelect;

/** Read or not, a notification goes after this. */
const KEPT_DAYS = 90;
const MAX_OF_A_PAGE = 100;

/**
 * Writes a notification down, as part of the caller's transaction; the news of it, to be published for the open screens once
 * that holds.
 */
export async function writeNotification(
  transaction: Database,
  { userId, parent, content, at }: { userId: string; parent: string | null; content: NotificationContent; at: Date },
): Promise<News> {
  const [row] = await transaction
    .insert(notifications)
    .values({ userId, parent, content, createdAt: at })
    .returning({ id: notifications.id });
  if (row === undefined) throw new Error("a row that was inserted comes back");
  return { kind: "notification", userId, notificationId: row.id };
}

/** Content of a notification about a team; `userId` is who did it. */
export function aboutTeam(
  occasion: string,
  { id, name }: { readonly id: string; readonly name: string },
  userId: string | null,
): NotificationContent {
  return {
    case: occasion,
    projectId: null,
    projectName: null,
    majorVersion: null,
    revisionVersion: null,
    target: { kind: "TEAM", id, name },
    userId,
    processState: null,
    percent: null,
    status: null,
  };
}

/** Content of a notification about an inquiry. */
export function aboutContact(occasion: string, { id, title }: { readonly id: number; readonly title: string }) {
  return {
    case: occasion,
    projectId: null,
    projectName: null,
    majorVersion: null,
    revisionVersion: null,
    target: { kind: "CONTACT", id: String(id), name: title },
    userId: null,
    processState: null,
    percent: null,
    status: null,
  } as const satisfies NotificationContent;
}

/** Somebody replied in a discussion where the person wrote, or commented on a project that the person created. */
export type CommentOccasion = "COMMENT_REPLY" | "COMMENT_CREATED";

/** Content of a notification about a comment; its target is the discussion, under the name of the comment's author. */
export function aboutComment(
  occasion: CommentOccasion,
  project: Pick<typeof projects.$inferSelect, "id" | "name" | "majorVersion" | "revisionVersion">,
  {
    threadId,
    authorId,
    authorName,
  }: { readonly threadId: string; readonly authorId: string; readonly authorName: string },
): NotificationContent {
  return {
    case: occasion,
    projectId: project.id,
    projectName: project.name,
    majorVersion: project.majorVersion,
    revisionVersion: project.revisionVersion,
    target: { kind: "COMMENT", id: threadId, name: authorName },
    userId: authorId,
    processState: null,
    percent: null,
    status: null,
  };
}

/** Newest first; `lastId` is the last one of the page before. */
export async function listNotifications(
  db: Database,
  userId: string,
  input: { readonly lastId?: string | null | undefined; readonly size?: number | null | undefined },
): Promise<readonly NotificationRow[]> {
  const size = input.size ?? 10;
  if (size < 1 || size > MAX_OF_A_PAGE) refuseField("size", refusal("page-length", { most: MAX_OF_A_PAGE }));
  const own = eq(notifications.userId, userId);
  const last = input.lastId == null ? undefined : readId(input.lastId);
  if (input.lastId != null && last === undefined) refuseField("lastId", refusal("not-a-notification-id", {}));
  return db
    .select()
    .from(notifications)
    .where(last === undefined ? own : and(own, lt(notifications.id, last)))
    .orderBy(desc(notifications.id))
    .limit(size);
}

export async function findNotification(db: Database, userId: string, id: number): Promise<NotificationRow | undefined> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)));
  return row;
}

export function countUnread(db: Database, userId: string): Promise<number> {
  return db.$count(notifications, and(eq(notifications.userId, userId), isNull(notifications.readAt)));
}

/** Marks one as read; reading it again changes nothing. Another person's does not exist. */
export async function readNotification(
  { db, now, pubSub }: Application,
  userId: string,
  id: string,
): Promise<NotificationRow> {
  const number = readId(id);
  const found = number === undefined ? undefined : await findNotification(db, userId, number);
  if (found === undefined) throw new ApplicationError("NOT_FOUND", refusal("notification-gone", {}));
  if (found.readAt !== null) return found;
  const readAt = now();
  await db.update(notifications).set({ readAt }).where(eq(notifications.id, found.id));
  pubSub.publish({ kind: "notification", userId, notificationId: found.id });
  return { ...found, readAt };
}

/** Marks all as read that are there now. */
export async function readAllNotifications({ db, now, pubSub }: Application, userId: string): Promise<void> {
  const read = await db
    .update(notifications)
    .set({ readAt: now() })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  // One message is enough: clients recount when a notification was read.
  const newest = Math.max(...read.map(({ id }) => id));
  if (read.length > 0) pubSub.publish({ kind: "notification", userId, notificationId: newest });
}

/** Takes the name of an account that is deleted out of the notifications of others. */
export async function forgetAuthor(transaction: Database, userId: string): Promise<void> {
  await transaction
    .update(notifications)
    .set({ content: sql`jsonb_set(${notifications.content}, '{target,name}', '""') || '{"userId": null}'` })
    .where(
      sql`${notifications.content} ->> 'userId' = ${userId} and ${notifications.content} -> 'target' ->> 'kind' = 'COMMENT'`,
    );
}

export async function forgetOldNotifications(db: Database, now: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
}

/** Ids of notifications are positive whole numbers; anything else a client sends names nothing. */
function readId(id: string): number | undefined {
  const number = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}
