import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { created, time, updated } from "./columns.ts";
import { teams } from "./teams.ts";

export type JobType = "PLACEMENT" | "ROUTING";

export const projects = pgTable(
  "projects",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The creator; null of a team's project: the account was deleted. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    /** Null: it belongs to its creator. */
    teamId: uuid("team_id").references(() => teams.id),
    /** Whose project it is: the team, else the creator. */
    holderId: uuid("holder_id").notNull().generatedAlwaysAs(sql`coalesce(team_id, owner_id)`),
    /** Null: the account was deleted. */
    latestAuthorId: uuid("latest_author_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    description: text("description"),
    type: text("type").$type<"BLOCK" | "QUICK_MODE">().notNull().default("QUICK_MODE"),
    /** Of the last run, or what the project was made for; null: it was made of blocks, and nothing ran yet. */
    jobType: text("job_type").$type<JobType>(),
    stateType: text("state_type").notNull().default("READY"),
    majorVersion: integer("major_version").notNull().default(1),
    revisionVersion: integer("revision_version").notNull().default(0),
    boardHash: text("board_hash"),
    circuitHash: text("circuit_hash"),
    /** Of projects made of blocks. */
    logicHash: text("logic_hash"),
    receipt: jsonb("receipt").notNull(),
    lastRequestGroupId: uuid("last_request_group_id"),
    lastRequestGroupStartAt: time("last_request_group_start_at"),
    selectedHistoryId: uuid("selected_history_id"),
    isResultSelected: boolean("is_result_selected").notNull().default(false),
    lastWorkPageType: text("last_work_page_type").$type<"LAYOUT" | "RESULT" | "NONE">().notNull().default("NONE"),
    createdAt: created(),
    updatedAt: updated(),
    deletedAt: time("deleted_at"),
  },
  (table) => [
    uniqueIndex("projects_name").on(table.holderId, sql`lower(${table.name})`).where(sql`deleted_at is null`),
    index("projects_holder").on(table.holderId, table.createdAt),
  ],
);

export type HistoryType =
  | "AUTOPLACEMENT"
  | "BLOCK_MODIFIED"
  | "CREATED"
  | "LAYOUT"
  | "LOGIC"
  | "NAME_MODIFIED"
  | "PLACEMENT"
  | "ROUTING";

/** Which version was applied, how many records an edit touched, or how many lines of newer files were made. */
export type VersionChange =
  | { readonly kind: "applied"; readonly majorVersion: number; readonly revisionVersion: number }
  | { readonly kind: "edited"; readonly added: number; readonly removed: number; readonly changed: number }
  | { readonly kind: "updated"; readonly source: "schematic" | "layout"; readonly lines: number }
  | { readonly kind: "board-added"; readonly source: "schematic" | "layout" }
  | { readonly kind: "block-version"; readonly block: string; readonly from: number; readonly to: number }
  /** Names of blocks, and how many parts have another value and how many pads another net. */
  | {
      readonly kind: "blocks";
      readonly added: readonly string[];
      readonly removed: readonly string[];
      readonly exchanged: readonly string[];
      readonly parts: number;
      readonly pads: number;
      readonly removedCopper: number;
    };

/** What happened to a project; each entry points to the documents of that moment, so every version stays readable. */
export const historyEntries = pgTable(
  "history_entries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Null: the account was deleted. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    type: text("type").$type<HistoryType>().notNull(),
    description: text("description"),
    majorVersion: integer("major_version").notNull(),
    revisionVersion: integer("revision_version").notNull(),
    boardHash: text("board_hash"),
    circuitHash: text("circuit_hash"),
    logicHash: text("logic_hash"),
    /** Set on results of a run: not a version yet until one is selected. */
    requestGroupId: uuid("request_group_id"),
    /** Order among the results of one run. */
    rank: integer("rank"),
    /** A run's own account of this result: see `RunResultSummary`. */
    summary: jsonb("summary"),
    /** What an entry that people made says beside its documents. */
    change: jsonb("change").$type<VersionChange>(),
    /** The order in which things happened: clocks are set back, and two entries may share a millisecond. */
    sequence: bigint("sequence", { mode: "number" }).generatedAlwaysAsIdentity(),
    createdAt: created(),
  },
  (table) => [
    index("history_project").on(table.projectId, table.sequence),
    uniqueIndex("history_result").on(table.requestGroupId, table.rank).where(sql`rank is not null`),
  ],
);

/** Which content-addressed documents a project may show. The bytes live in storage, shared by equal documents. */
export const documents = pgTable(
  "documents",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
    kind: text("kind").$type<"board" | "circuit" | "block" | "logic">().notNull(),
    /** What lies in storage; null of documents stored before this was written down, until the next sweep. */
    bytes: bigint("bytes", { mode: "number" }),
    /** `BoardFacts` of a board. */
    facts: jsonb("facts"),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.hash] })],
);
