import { sql } from "drizzle-orm";
import { bigint, bigserial, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ExportFailure, ExportPiece } from "../export-records.ts";
import { users } from "./accounts.ts";
import { created, time } from "./columns.ts";
import { projects } from "./projects.ts";

/** A finished export, kept until it runs out. */
export const exports = pgTable("exports", {
  id: uuid("id").primaryKey().defaultRandom(),
  projectId: uuid("project_id")
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" }),
  storageKey: text("storage_key").notNull(),
  fileName: text("file_name").notNull(),
  bytes: bigint("bytes", { mode: "number" }).notNull(),
  createdAt: created(),
});

export type ExportJobStatus = "WAITING" | "PROGRESS" | "COMPLETE" | "FAIL" | "CANCEL";

/** An export that is made while nobody waits for the answer. */
export const exportJobs = pgTable(
  "export_jobs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    requestedBy: uuid("requested_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text("status").$type<ExportJobStatus>().notNull().default("WAITING"),
    /** The order in which exports were asked for. No clock: one that is set back must not turn the order round. */
    ticket: bigserial("ticket", { mode: "number" }).notNull(),
    /** 0 to 100. */
    percent: integer("percent").notNull().default(0),
    /** What is being written: the name of a piece. */
    phase: text("phase").notNull().default(""),
    /** In the order in which they are written. */
    pieces: jsonb("pieces").$type<readonly ExportPiece[]>().notNull().default([]),
    request: jsonb("request").notNull(),
    /** Of a complete job: what the export answered. */
    result: jsonb("result"),
    /** Of one that failed: a number of the error catalogue, a sentence and what else was refused with it. */
    failure: jsonb("failure").$type<ExportFailure>(),
    createdAt: created(),
    /** The attempt of the worker that makes it. */
    leaseOwner: text("lease_owner"),
    attempts: integer("attempts").notNull().default(0),
    /** Counts up while a worker makes it. */
    beat: integer("beat").notNull().default(0),
    /** The beat at which its progress was last queried. */
    askedBeat: integer("asked_beat").notNull().default(0),
    endedAt: time("ended_at"),
  },
  (table) => [
    index("export_jobs_project").on(table.projectId, table.createdAt),
    index("export_jobs_open").on(table.requestedBy).where(sql`status in ('WAITING', 'PROGRESS')`),
  ],
);
