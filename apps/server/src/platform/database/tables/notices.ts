import { bigint, boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { created, updated } from "./columns.ts";

export type NoticeLanguage = "CN" | "DE" | "EN" | "JP" | "KO" | "PL";

/** Announcements of the server's administrator. */
export const notices = pgTable(
  "notices",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    language: text("language").$type<NoticeLanguage>().notNull(),
    title: text("title").notNull(),
    /** Plain text; empty lines part its paragraphs. */
    content: text("content").notNull(),
    isTop: boolean("is_top").notNull().default(false),
    isExposed: boolean("is_exposed").notNull().default(true),
    viewCount: integer("view_count").notNull().default(0),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index("notices_order").on(table.language, table.isTop, table.id)],
);

export const noticeAttachments = pgTable(
  "notice_attachments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    noticeId: bigint("notice_id", { mode: "number" })
      .notNull()
      .references(() => notices.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    storageKey: text("storage_key").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    createdAt: created(),
  },
  (table) => [index("notice_attachments_notice").on(table.noticeId)],
);
