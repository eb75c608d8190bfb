import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { comments, notifications, users } from "../../platform/database/tables.ts";
import type { News } from "../../platform/pub-sub.ts";
import { aboutComment, type CommentOccasion, writeNotification } from "../notifications/notification-store.ts";
import { mayRead, type ProjectRow } from "../projects/project-policy.ts";

/**
 * Notifies those who wrote in a discussion, and the creator of the project, of a new comment by `authorId`: who may read
 * the project still, and once until they have read it, however many replies follow. The news are to be published once the
 * transaction holds.
 */
export async function notifyReaders(
  transaction: Database,
  {
    project,
    threadId,
    authorId,
    at,
  }: { readonly project: ProjectRow; readonly threadId: string; readonly authorId: string; readonly at: Date },
): Promise<readonly News[]> {
  const written = await transaction
    .selectDistinct({ userId: comments.authorId })
    .from(comments)
    .where(and(eq(comments.threadId, threadId), isNull(comments.deletedAt)));
  const occasions = new Map<string, CommentOccasion>();
  if (project.ownerId !== null) occasions.set(project.ownerId, "COMMENT_CREATED");
  for (const { userId } of written) if (userId !== null) occasions.set(userId, "COMMENT_REPLY");
  occasions.delete(authorId);
  if (occasions.size === 0) return [];
  const [author] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, authorId));
  const news: News[] = [];
  for (const [userId, occasion] of occasions) {
    if (!(await mayRead(transaction, userId, project)) || (await isUnread(transaction, userId, threadId))) continue;
    const content = aboutComment(occasion, project, { threadId, authorId, authorName: author?.name ?? "" });
    news.push(await writeNotification(transaction, { userId, parent: null, content, at }));
  }
  return news;
}

async function isUnread(db: Database, userId: string, threadId: string): Promise<boolean> {
  const isOfThread = sql`${notifications.content} -> 'target' ->> 'id' = ${threadId}`;
  return (
    (await db.$count(notifications, and(eq(notifications.userId, userId), isNull(notifications.readAt), isOfThread))) >
    0
  );
}
