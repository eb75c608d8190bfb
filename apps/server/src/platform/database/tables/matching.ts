import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type {
  MatchReason,
  PartCandidate,
  PartMatchRecord,
  PartMatchStatus,
  PartOfKind,
  PartQuestion,
} from "../part-match-records.ts";
import { users } from "./accounts.ts";
import { created, time, updated } from "./columns.ts";
import { heldByOne, IS_HELD_BY_ONE } from "./holder.ts";
import { projects } from "./projects.ts";

export type MatchingStatus = "WAITING" | "PROGRESS" | "COMPLETE" | "FAIL";

export type MatchingFailure = "INTERRUPTED" | "OUT_OF_MEMORY" | "OUT_OF_TIME" | "CRASHED";

/** The matching of a project's parts with what is known about parts: a job of the workers, one for each project. */
export const partMatchings = pgTable(
  "part_matchings",
  {
    projectId: uuid("project_id")
      .primaryKey()
      .references(() => projects.id, { onDelete: "cascade" }),
    status: text("status").$type<MatchingStatus>().notNull().default("WAITING"),
    /** The parts have been listed: from then on a worker that takes it up again goes on with those that are open. */
    isListed: boolean("is_listed").notNull().default(false),
    /** How often a worker took it up. */
    attempts: integer("attempts").notNull().default(0),
    leaseOwner: text("lease_owner"),
    /** Counts up while the worker that holds the lease lives. */
    beat: integer("beat").notNull().default(0),
    failure: text("failure").$type<MatchingFailure>(),
    requestedAt: time("requested_at").notNull().defaultNow(),
    endedAt: time("ended_at"),
  },
  (table) => [index("part_matchings_open").on(table.requestedAt).where(sql`status in ('WAITING', 'PROGRESS')`)],
);

/**
 * Parts of a project that are equal for matching, and their match. The match of four equal
 * flip-flops is one row.
 */
export const partMatches = pgTable(
  "part_matches",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Hash of what the design says of the part: the same in every project. */
    kind: text("kind").notNull(),
    /** Order of the first of its parts in the design. */
    rank: integer("rank").notNull(),
    parts: jsonb("parts").$type<readonly PartOfKind[]>().notNull(),
    question: jsonb("question").$type<PartQuestion>().notNull(),
    svg: text("svg"),
    status: text("status").$type<PartMatchStatus>().notNull().default("InProgress"),
    /** What it was matched with, corrections included; null until it is. */
    match: jsonb("match").$type<PartMatchRecord>(),
    /** What else it may be. */
    candidates: jsonb("candidates").$type<readonly PartCandidate[]>().notNull().default([]),
    /** Why it is to be looked at, or what was not found. */
    reasons: jsonb("reasons").$type<readonly MatchReason[]>().notNull().default([]),
    confirmedAt: time("confirmed_at"),
    updatedAt: updated(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.kind] })],
);

/** A datasheet that somebody uploaded; kept with the account or the team, for this project and later ones. */
export const datasheets = pgTable(
  "datasheets",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ...heldByOne(),
    sha256: text("sha256").notNull(),
    name: text("name").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex("datasheets_content").on(table.holderId, table.sha256),
    check("datasheets_holder", IS_HELD_BY_ONE),
  ],
);

export type DatasheetStatus = "PROGRESS" | "SUCCESS" | "FAIL";

/** The reading of a datasheet for a part; its id is the API's datasheetMatchingId. */
export const datasheetMatchings = pgTable(
  "datasheet_matchings",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    requestedBy: uuid("requested_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Of the part that was asked for. */
    reference: text("reference").notNull(),
    datasheetId: uuid("datasheet_id")
      .notNull()
      .references(() => datasheets.id, { onDelete: "cascade" }),
    status: text("status").$type<DatasheetStatus>().notNull().default("PROGRESS"),
    /** Of the pages, 0 to 100. */
    percent: integer("percent").notNull().default(0),
    /** A number of the error catalogue. */
    errorCode: integer("error_code"),
    /** What is the matter, as data: see `MatchReason`. */
    reason: jsonb("reason").$type<MatchReason>(),
    attempts: integer("attempts").notNull().default(0),
    leaseOwner: text("lease_owner"),
    /** Counts up while the worker that holds the lease lives. */
    beat: integer("beat").notNull().default(0),
    requestedAt: time("requested_at").notNull().defaultNow(),
    endedAt: time("ended_at"),
  },
  (table) => [
    uniqueIndex("datasheet_matchings_one_per_part").on(table.projectId, table.kind).where(sql`status = 'PROGRESS'`),
    index("datasheet_matchings_project").on(table.projectId, table.requestedAt),
  ],
);

/**
 * What the parts of an account or a team were matched with, for their later projects: what they confirmed, and what
 * datasheets said. `kind` is the signature of the question.
 */
export const knownParts = pgTable(
  "known_parts",
  {
    ...heldByOne(),
    kind: text("kind").notNull(),
    question: jsonb("question").$type<PartQuestion>().notNull(),
    candidate: jsonb("candidate").$type<PartCandidate>().notNull(),
    updatedAt: updated(),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.kind] }), check("known_parts_holder", IS_HELD_BY_ONE)],
);
