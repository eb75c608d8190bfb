import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { created, time } from "./columns.ts";
import { historyEntries, projects } from "./projects.ts";

/** Read-only links to a project. They need no account. Revoking one deletes its row. */
export const shareLinks = pgTable(
  "share_links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** The version or result that the link shows; null: the newest version. */
    historyId: uuid("history_id").references(() => historyEntries.id, { onDelete: "cascade" }),
    /** Readers see the comments, with the names of their authors. Of a link to the newest version only. */
    showsComments: boolean("shows_comments").notNull().default(false),
    /** The link itself is not stored: a leaked table opens no project. */
    tokenHash: text("token_hash").notNull(),
    /** Null: the account was deleted. */
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: created(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("share_links_token").on(table.tokenHash),
    index("share_links_project").on(table.projectId, table.createdAt),
  ],
);
