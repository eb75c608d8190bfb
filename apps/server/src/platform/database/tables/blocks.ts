import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type {
  BlockAccessType,
  BlockContent,
  BlockFacts,
  BlockFileKind,
  BlockPrice,
  BlockType,
  EventKind,
  ResolvedBlock,
  ValidationReason,
  ValidationStep,
} from "../block-records.ts";
import { users } from "./accounts.ts";
import { created, time, updated } from "./columns.ts";
import { projects } from "./projects.ts";
import { teams } from "./teams.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Circuit blocks: held by one user, by one team, or built in. */
export const blocks = pgTable(
  "blocks",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    teamId: uuid("team_id").references(() => teams.id, { onDelete: "cascade" }),
    builtInKey: text("built_in_key").unique(),
    /** The user or team; null: it is built in. */
    holderId: uuid("holder_id").generatedAlwaysAs(sql`coalesce(team_id, owner_id)`),
    /** Null: built in, or the account was deleted. */
    creatorId: uuid("creator_id").references(() => users.id, { onDelete: "set null" }),
    categoryKey: text("category_key"),
    name: text("name").notNull(),
    /** Of built-in blocks. */
    koreanName: text("korean_name"),
    blockType: text("block_type").$type<BlockType>().notNull(),
    accessType: text("access_type").$type<BlockAccessType>().notNull(),
    memo: text("memo").notNull().default(""),
    thumbnailUrl: text("thumbnail_url"),
    /** Counts saves. */
    revision: integer("revision").notNull().default(1),
    /** The newest complete version. */
    currentVersionId: uuid("current_version_id"),
    /** The version that is not complete. */
    draftVersionId: uuid("draft_version_id"),
    createdAt: created(),
    updatedAt: updated(),
    deletedAt: time("deleted_at"),
  },
  (table) => [
    uniqueIndex("blocks_name").on(table.holderId, sql`lower(${table.name})`).where(sql`deleted_at is null`),
    index("blocks_holder").on(table.holderId, table.updatedAt),
    // The first page of each order is read from its index.
    index("blocks_updated").on(table.updatedAt, table.id),
    index("blocks_created").on(table.createdAt, table.id),
    index("blocks_by_name").on(sql`lower(${table.name})`, table.id),
    index("blocks_deleted").on(table.id).where(sql`deleted_at is not null`),
    check("blocks_holder_one", sql.raw("num_nonnulls(owner_id, team_id, built_in_key) = 1")),
  ],
);

/** A draft is rewritten; once complete a version changes only by being withdrawn. */
export const blockVersions = pgTable(
  "block_versions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    blockId: uuid("block_id")
      .notNull()
      .references(() => blocks.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    step: text("step").$type<ValidationStep>().notNull(),
    /** Where it failed. */
    failedStep: text("failed_step").$type<ValidationStep>(),
    reasons: jsonb("reasons").$type<readonly ValidationReason[]>().notNull().default([]),
    content: jsonb("content").$type<BlockContent>().notNull(),
    resolved: jsonb("resolved").$type<ResolvedBlock>(),
    /** Names the block's document; its bytes are shared like those of projects. */
    documentHash: text("document_hash"),
    bytes: bigint("bytes", { mode: "number" }),
    facts: jsonb("facts").$type<BlockFacts>(),
    price: jsonb("price").$type<BlockPrice>(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    note: text("note").notNull().default(""),
    requestedAt: time("requested_at"),
    endedAt: time("ended_at"),
    completedAt: time("completed_at"),
    withdrawnAt: time("withdrawn_at"),
    attempts: integer("attempts").notNull().default(0),
    leaseOwner: text("lease_owner"),
    /** Counts up while the worker that holds the lease lives. */
    beat: integer("beat").notNull().default(0),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    uniqueIndex("block_versions_number").on(table.blockId, table.number),
    uniqueIndex("block_versions_one_draft").on(table.blockId).where(sql`step <> 'COMPLETE'`),
    index("block_versions_document").on(table.documentHash),
    index("block_versions_open")
      .on(table.requestedAt)
      .where(sql`step in ('VALIDATE_REQUEST', 'SUPPLY_ITEM_REQUEST', 'INDEX_REQUEST')`),
  ],
);

/** What a version was made from. Versions with the same file share its bytes. */
export const blockFiles = pgTable(
  "block_files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    versionId: uuid("version_id")
      .notNull()
      .references(() => blockVersions.id, { onDelete: "cascade" }),
    fileKind: text("file_kind").$type<BlockFileKind>().notNull(),
    name: text("name").notNull(),
    storageKey: text("storage_key").notNull(),
    sha256: text("sha256").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
  },
  (table) => [index("block_files_version").on(table.versionId), index("block_files_key").on(table.storageKey)],
);

/**
 * What the search knows of a block and its current version, with what a list is narrowed and ordered by, so that it reads no
 * other table.
 */
export const blockSearch = pgTable(
  "block_search",
  {
    blockId: uuid("block_id")
      .primaryKey()
      .references(() => blocks.id, { onDelete: "cascade" }),
    /** As the block's. */
    holderId: uuid("holder_id"),
    categoryKey: text("category_key"),
    /** Its words, as a keyword's. */
    name: text("name").notNull().default(""),
    /** It has a complete version. */
    isComplete: boolean("is_complete").notNull().default(false),
    /** Complete, and built in or public. */
    isForAll: boolean("is_for_all").notNull().default(false),
    terms: tsvector("terms").notNull(),
    /** Kinds of its ports. */
    ports: text("ports").array().notNull(),
    /** Of its ports: kind, direction, and volts at which they work, where they are known. */
    portSpans: jsonb("port_spans").notNull().default([]),
    /** Of parameters by key: what they can be. */
    parameters: jsonb("parameters").notNull().default([]),
    /** Built in, with a layout, with known prices. */
    boost: real("boost").notNull().default(0),
    usedCount: integer("used_count").notNull().default(0),
    rank: real("rank").notNull().generatedAlwaysAs(sql`boost + ln(1 + used_count)`),
    /** Uses and views of the last 90 days, counted once an hour. */
    popularity: integer("popularity").notNull().default(0),
  },
  (table) => [
    index("block_search_rank").on(table.rank, table.blockId),
    index("block_search_popularity").on(table.popularity, table.blockId),
    index("block_search_category").on(table.categoryKey),
    index("block_search_terms").using("gin", table.terms),
    index("block_search_ports").using("gin", table.ports),
  ],
);

/** Words that blocks are found by, for the correction of misspelt ones. */
export const searchWords = pgTable("search_words", { word: text("word").primaryKey() });

/** Which projects use which version of a block, and how often. */
export const blockUses = pgTable(
  "block_uses",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    blockId: uuid("block_id")
      .notNull()
      .references(() => blocks.id, { onDelete: "cascade" }),
    versionId: uuid("version_id")
      .notNull()
      .references(() => blockVersions.id, { onDelete: "cascade" }),
    count: integer("count").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.blockId, table.versionId] }),
    index("block_uses_block").on(table.blockId),
  ],
);

export const events = pgTable(
  "events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").$type<EventKind>().notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    blockId: uuid("block_id").references(() => blocks.id, { onDelete: "cascade" }),
    projectId: uuid("project_id").references(() => projects.id, { onDelete: "cascade" }),
    facts: jsonb("facts"),
    createdAt: created(),
  },
  (table) => [
    index("events_block").on(table.blockId, table.kind, table.createdAt),
    index("events_user").on(table.userId, table.kind, table.blockId),
  ],
);
