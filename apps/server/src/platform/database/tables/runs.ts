import type { Intent } from "@tracewright/board";
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  index,
  integer,
  json,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { FeedbackAnswers } from "../feedback-answers.ts";
import type { PieceOutcome, PieceRecord } from "../piece-records.ts";
import { users } from "./accounts.ts";
import { created, time, updated } from "./columns.ts";
import { creditHolds } from "./credits.ts";
import { type JobType, projects } from "./projects.ts";

export type RunStatus =
  | "PENDING"
  | "REQUEST"
  | "STARTED"
  | "PROGRESS"
  | "COMPLETE"
  | "FAIL"
  | "CANCEL"
  | "TIMEOUT"
  | "EVENT_HANDLER_CANCEL"
  | "EVENT_HANDLER_FAILED"
  | "EVENT_HANDLER_TIMEOUT";

/** Numbers the turns of runs: see `runs.turn`. */
export const runTurns = pgSequence("run_turns");

/**
 * What ended a run before its time or kept its pause from being whole, as data: screens and mail say it in the person's
 * language.
 */
export type RunFailure =
  /** It did not come to an end even after its time. */
  | { readonly kind: "OUT_OF_TIME" }
  | { readonly kind: "OUT_OF_MEMORY"; readonly limitMb: number }
  /** The server's disk took neither checkpoint nor result. */
  | { readonly kind: "NO_SPACE" }
  /** Its worker died once too often. */
  | { readonly kind: "INTERRUPTED"; readonly times: number }
  /** An internal bug; the log has it. */
  | { readonly kind: "FAULT" }
  /** Parts for which no candidate had room; none are named where the time was too short for any candidate. */
  | { readonly kind: "NO_ROOM"; readonly parts: readonly PartWithoutRoom[] };

export interface PartWithoutRoom {
  readonly reference: string;
  /** Width and height of what it claims. */
  readonly needsMm: readonly [number, number];
  /** The largest rectangle that was left on its side of the board; larger than the part where it is too high for all places. */
  readonly largestFreeMm: readonly [number, number];
}

/** One placement or routing run; its id is the API's requestGroupId. */
export const runs = pgTable(
  "runs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Null: the account was deleted. */
    requestedBy: uuid("requested_by").references(() => users.id, { onDelete: "set null" }),
    jobType: text("job_type").$type<JobType>().notNull(),
    status: text("status").$type<RunStatus>().notNull().default("PENDING"),
    boardHash: text("board_hash").notNull(),
    circuitHash: text("circuit_hash"),
    majorVersion: integer("major_version").notNull(),
    revisionVersion: integer("revision_version").notNull(),
    options: jsonb("options").notNull(),
    /** How often a worker took it up; the third loss of a worker ends it. */
    attempts: integer("attempts").notNull().default(0),
    /** The order in which runs were requested. No clock: one that is set back must not turn the order round. */
    ticket: bigserial("ticket", { mode: "number" }).notNull(),
    /** The order in which workers first took runs up, of all people together; null while nobody has. */
    turn: bigint("turn", { mode: "number" }),
    leaseOwner: text("lease_owner"),
    /** Counts up while the worker that holds the lease lives. */
    beat: integer("beat").notNull().default(0),
    /** Storage key of the newest checkpoint. */
    checkpointKey: text("checkpoint_key"),
    progress: jsonb("progress"),
    /** Of a finished placement: what it was after. */
    intents: jsonb("intents").$type<readonly Intent[]>(),
    /** Why it failed or what its pause lacks, for a person; `message` says the same in English, for the log. */
    failure: jsonb("failure").$type<RunFailure>(),
    message: text("message"),
    /** Milliseconds of work, pauses and waiting not counted. */
    workedMs: integer("worked_ms").notNull().default(0),
    /** What it costs, reserved; a resumed run has that of the run it goes on from. Null: nothing was reserved. */
    creditHoldId: uuid("credit_hold_id").references(() => creditHolds.id),
    requestedAt: time("requested_at").notNull().defaultNow(),
    startedAt: time("started_at"),
    endedAt: time("ended_at"),
  },
  (table) => [
    uniqueIndex("runs_one_per_project")
      .on(table.projectId)
      .where(sql`status in ('PENDING', 'REQUEST', 'STARTED', 'PROGRESS')`),
    index("runs_in_order").on(table.projectId, table.ticket),
    index("runs_credit_hold").on(table.creditHoldId).where(sql`credit_hold_id is not null`),
    index("runs_turns").on(table.requestedBy, table.turn),
    index("runs_held").on(table.status).where(sql`status in ('REQUEST', 'STARTED', 'PROGRESS')`),
  ],
);

export type RunPieceStatus = "WAITING" | "PROGRESS" | "COMPLETE" | "FAIL";

/** A part of a run at work that other processes may compute; the run ends the same without, and its rows end with it. */
export const runPieces = pgTable(
  "run_pieces",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    runId: uuid("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** SHA-256 of the input: a run that its next worker continues finds what was computed. */
    hash: text("hash").notNull(),
    status: text("status").$type<RunPieceStatus>().notNull().default("WAITING"),
    /** The order in which pieces were offered. */
    ticket: bigserial("ticket", { mode: "number" }).notNull(),
    /** As text: the order of its keys stays. */
    input: json("input").$type<PieceRecord>().notNull(),
    outcome: jsonb("outcome").$type<PieceOutcome>(),
    leaseOwner: text("lease_owner"),
    attempts: integer("attempts").notNull().default(0),
    /** Counts up while the worker that has it lives. */
    beat: integer("beat").notNull().default(0),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex("run_pieces_once").on(table.runId, table.hash),
    index("run_pieces_open").on(table.ticket).where(sql`status in ('WAITING', 'PROGRESS')`),
  ],
);

/** What somebody thinks of what a run came to: one word on each run. */
export const feedbacks = pgTable(
  "feedbacks",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    requestGroupId: uuid("request_group_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobType: text("job_type").$type<JobType>().notNull(),
    /** 1 to 5. */
    rating: integer("rating").notNull(),
    comment: text("comment").notNull().default(""),
    raw: jsonb("raw").$type<FeedbackAnswers>().notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    uniqueIndex("feedbacks_one_per_run").on(table.requestGroupId),
    index("feedbacks_project").on(table.projectId, table.createdAt),
  ],
);
