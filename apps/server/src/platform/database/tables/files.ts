import { bigint, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { created } from "./columns.ts";
import { heldByOne, IS_HELD_BY_ONE } from "./holder.ts";

/** An upload, announced by a presigned URL and complete once `sha256` is set. */
export const files = pgTable(
  "files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    fileType: text("file_type").notNull(),
    bytes: bigint("bytes", { mode: "number" }),
    sha256: text("sha256"),
    /** Of an upload in parts: bytes from its beginning, and how many parts they came in. */
    received: bigint("received", { mode: "number" }).notNull().default(0),
    parts: integer("parts").notNull().default(0),
    createdAt: created(),
  },
  (table) => [index("files_owner").on(table.ownerId)],
);

/** A small file that stays: a profile image (re-encoded by us) or an attachment. */
export const media = pgTable(
  "media",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ...heldByOne(),
    kind: text("kind").$type<"image" | "attachment">().notNull(),
    name: text("name").notNull(),
    mediaType: text("media_type").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: created(),
  },
  (table) => [index("media_holder").on(table.holderId), check("media_holder_one", IS_HELD_BY_ONE)],
);
