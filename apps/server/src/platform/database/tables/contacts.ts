import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type Language, users } from "./accounts.ts";
import { created, time, updated } from "./columns.ts";
import { projects } from "./projects.ts";
import type { RunStatus } from "./runs.ts";

/** What somebody asks of support. It is deleted with the account. */
export const contacts = pgTable(
  "contacts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Which the screens of the writer spoke. */
    language: text("language").$type<Language>().notNull(),
    /** A code of `CONTACT_SUBJECTS`, or a text of the client's. */
    subject: text("subject").notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    state: text("state").$type<"PENDING" | "RESPONDED">().notNull().default("PENDING"),
    responseMessage: text("response_message"),
    respondedAt: time("responded_at"),
    respondedBy: uuid("responded_by").references(() => users.id, { onDelete: "set null" }),
    /** When the answer was changed after it was given. */
    responseEditedAt: time("response_edited_at"),
    /** The administrator who takes care of it. */
    assigneeId: uuid("assignee_id").references(() => users.id, { onDelete: "set null" }),
    /** The inquiry that this one follows up. */
    followsId: bigint("follows_id", { mode: "number" }).references((): AnyPgColumn => contacts.id, {
      onDelete: "set null",
    }),
    /** The attached project: its writer agreed that support sees `projectDetails`. */
    projectId: uuid("project_id").references(() => projects.id, { onDelete: "set null" }),
    projectDetails: jsonb("project_details").$type<ContactProjectDetails>(),
    /** Of the client's: the same one again is the same inquiry. */
    requestKey: uuid("request_key"),
    deletedAt: time("deleted_at"),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index("contacts_user").on(table.userId, table.id),
    index("contacts_state").on(table.state, table.id).where(sql`deleted_at is null`),
    uniqueIndex("contacts_request").on(table.userId, table.requestKey).where(sql`request_key is not null`),
    check("contacts_lengths", sql`length(subject) <= 60 and length(title) <= 100 and length(content) <= 5000`),
    check(
      "contacts_answered",
      sql`(state = 'RESPONDED') = (response_message is not null and responded_at is not null)`,
    ),
  ],
);

/** What is sent of a project, as its writer saw it. Texts are those of the design: data. */
export interface ContactProjectDetails {
  readonly name: string;
  /** "1.2" */
  readonly version: string;
  readonly parts: number | null;
  readonly nets: number | null;
  /** Of the board, when it was judged. */
  readonly verdict: {
    readonly state: string;
    readonly connected: number;
    readonly total: number;
    readonly errors: number;
    readonly warnings: number;
  } | null;
  readonly run: {
    readonly id: string;
    readonly jobType: "PLACEMENT" | "ROUTING";
    readonly status: RunStatus;
    readonly version: string;
    readonly workedMs: number;
    readonly message: string | null;
  } | null;
  /** Of the newest result, at most `MOST_FINDINGS`. */
  readonly findings: readonly string[];
  /** What happened to the project, newest first, at most `MOST_LOG_LINES`. */
  readonly log: readonly string[];
}

export const contactFiles = pgTable(
  "contact_files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    contactId: bigint("contact_id", { mode: "number" })
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    storageKey: text("storage_key").notNull(),
    mediaType: text("media_type").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    rank: integer("rank").notNull(),
    createdAt: created(),
  },
  (table) => [index("contact_files_contact").on(table.contactId, table.rank)],
);

/** What administrators write to each other about an inquiry. */
export const contactNotes = pgTable(
  "contact_notes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    contactId: bigint("contact_id", { mode: "number" })
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    /** Null: the account was deleted. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    createdAt: created(),
  },
  (table) => [index("contact_notes_contact").on(table.contactId, table.createdAt)],
);
