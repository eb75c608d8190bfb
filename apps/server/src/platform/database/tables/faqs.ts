import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { created, time, updated } from "./columns.ts";
import type { NoticeLanguage } from "./notices.ts";

/** Questions with their answers. Those that come with the application follow its versions until an administrator edits them. */
export const faqs = pgTable(
  "faqs",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    language: text("language").$type<NoticeLanguage>().notNull(),
    category: text("category").notNull(),
    subCategory: text("sub_category"),
    title: text("title").notNull(),
    /** Plain text; empty lines part its paragraphs. */
    content: text("content").notNull(),
    /** Lower comes first. */
    rank: integer("rank").notNull().default(0),
    isExposed: boolean("is_exposed").notNull().default(true),
    viewCount: integer("view_count").notNull().default(0),
    /** The key of an answer that came with the application; null: an administrator wrote it. */
    shippedKey: text("shipped_key"),
    /** Of the text as it was shipped: while the row still has it, a newer version of the application replaces it. */
    shippedHash: text("shipped_hash"),
    /** A deleted answer that was shipped stays as a row: the next start must not ship it again. */
    deletedAt: time("deleted_at"),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index("faqs_order").on(table.language, table.rank, table.id),
    uniqueIndex("faqs_shipped").on(table.language, table.shippedKey).where(sql`shipped_key is not null`),
    check("faqs_lengths", sql`length(title) <= 200 and length(content) <= 5000 and length(category) <= 60`),
  ],
);
