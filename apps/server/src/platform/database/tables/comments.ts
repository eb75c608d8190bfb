import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { created, time } from "./columns.ts";
import { projects } from "./projects.ts";

/** Where a discussion is pinned. */
export const COMMENT_VIEWS = ["BOARD", "SHEET"] as const;
export type CommentView = (typeof COMMENT_VIEWS)[number];

/** Discussions of a project, each pinned to a place on the board or on a sheet. */
export const commentThreads = pgTable(
  "comment_threads",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    view: text("view").$type<CommentView>().notNull(),
    /** Of the circuit; null on the board. */
    sheetId: text("sheet_id"),
    /** Nanometres, in the coordinates of the board or sheet. */
    x: integer("x").notNull(),
    y: integer("y").notNull(),
    /** The pin follows this part of the board while there is one with this id. */
    partId: text("part_id"),
    resolvedAt: time("resolved_at"),
    /** Null: open, or that account was deleted. */
    resolvedBy: uuid("resolved_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: created(),
  },
  (table) => [
    index("comment_threads_project").on(table.projectId, table.createdAt),
    check("comment_threads_place", sql`(${table.view} = 'SHEET') = (${table.sheetId} is not null)`),
  ],
);

/**
 * The first one of a thread began it; all others are replies. A deleted one is kept for a while, so that the
 * account that deleted it can take that back; with the first one all are deleted.
 */
export const comments = pgTable(
  "comments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    threadId: uuid("thread_id")
      .notNull()
      .references(() => commentThreads.id, { onDelete: "cascade" }),
    /** Null: the account was deleted. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    createdAt: created(),
    editedAt: time("edited_at"),
    deletedAt: time("deleted_at"),
    deletedBy: uuid("deleted_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("comments_thread").on(table.threadId, table.createdAt),
    index("comments_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
    check("comments_text", sql`length(${table.text}) between 1 and 2000`),
  ],
);
