import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { created, time } from "./columns.ts";
import type { RunStatus } from "./runs.ts";

export interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly base64: string;
}

/**
 * Every mail, and the queue of those to be sent: `dueAt` says when the next try is, null that none is to come (sent, given
 * up, or kept because no SMTP server was configured).
 */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Name of its template. */
    kind: text("kind").notNull().default(""),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    html: text("html"),
    attachments: jsonb("attachments").$type<readonly MailAttachment[]>(),
    createdAt: created(),
    dueAt: time("due_at"),
    tries: integer("tries").notNull().default(0),
    /** What the SMTP server said at the last try. */
    failure: text("failure"),
    sentAt: time("sent_at"),
    /** When the last try failed. */
    givenUpAt: time("given_up_at"),
  },
  (table) => [
    index("outbox_due").on(table.dueAt).where(sql`due_at is not null`),
    index("outbox_created").on(table.createdAt),
  ],
);

/** A notification, also listed under the bell; `content` is the news at that moment. */
export const notifications = pgTable(
  "notifications",
  {
    /** Ascending: lists page by it. */
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The run that it is about; null where it is about a team. */
    parent: uuid("parent"),
    content: jsonb("content").$type<NotificationContent>().notNull(),
    readAt: time("read_at"),
    createdAt: created(),
  },
  (table) => [
    index("notifications_user").on(table.userId, table.id),
    index("notifications_unread").on(table.userId).where(sql`read_at is null`),
  ],
);

/**
 * A notification of a run's end, a comment, an inquiry or a team. Written once, so that a project renamed or deleted later
 * does not change the news.
 */
export interface NotificationContent {
  readonly case: string;
  /** Null where it is about a team. */
  readonly projectId: string | null;
  readonly projectName: string | null;
  readonly majorVersion: number | null;
  readonly revisionVersion: number | null;
  /** The discussion that a comment is in, or what the notification is about where it is not a project. */
  readonly target?: {
    readonly kind: "BLOCK" | "COMMENT" | "CONTACT" | "ESTIMATE" | "ORDER" | "TEAM";
    readonly id: string;
    readonly name: string;
  };
  /** Whose doing it was; null when that account was deleted. */
  readonly userId: string | null;
  readonly processState: "COMPLETE" | "FAIL" | "PROGRESS" | "STOPPED" | null;
  /** 0 to 100. */
  readonly percent: number | null;
  readonly status: RunStatus | null;
}

/** Kinds of mail somebody has switched on or off; no row: it is sent. */
export const mailPreferences = pgTable(
  "mail_preferences",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    email: boolean("email").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
