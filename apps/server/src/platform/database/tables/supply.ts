import type { SupplyItem } from "@tracewright/assembly";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { time } from "./columns.ts";

/** What a supplier answered, by what it was asked for. Everybody's: prices and stock are the same for all. */
export const supplyAnswers = pgTable(
  "supply_answers",
  {
    provider: text("provider").notNull(),
    /** "part LM358DR" or "words 10k 0603". */
    question: text("question").notNull(),
    items: jsonb("items").$type<readonly SupplyItem[]>().notNull(),
    readAt: time("read_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.question] }), index("supply_answers_age").on(table.readAt)],
);

/** The price list that an administrator imported; a new one takes the place of the one before. */
export const priceLists = pgTable("price_lists", {
  id: uuid("id").primaryKey().defaultRandom(),
  fileName: text("file_name").notNull(),
  importedBy: uuid("imported_by").references(() => users.id, { onDelete: "set null" }),
  importedAt: time("imported_at").notNull(),
});

/** A part of the price list. */
export const pricedParts = pgTable(
  "priced_parts",
  {
    listId: uuid("list_id")
      .notNull()
      .references(() => priceLists.id, { onDelete: "cascade" }),
    /** Order in the file. */
    rank: integer("rank").notNull(),
    /** The manufacturer's part number as numbers are compared. */
    numberKey: text("number_key").notNull(),
    /** Of generic parts: what they stand for, "10k", and on which footprint; empty otherwise. */
    value: text("value").notNull(),
    footprint: text("footprint").notNull(),
    item: jsonb("item").$type<SupplyItem>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.rank] }), index("priced_parts_number").on(table.numberKey)],
);
