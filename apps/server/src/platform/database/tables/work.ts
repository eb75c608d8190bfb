import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { created } from "./columns.ts";

/**
 * Turns between holders, by kind of work. The row of the holder "" has the highest turn that was begun, that of each other
 * holder the turn of its last job.
 */
export const workTurns = pgTable(
  "work_turns",
  {
    kind: text("kind").notNull(),
    holder: text("holder").notNull(),
    turn: bigint("turn", { mode: "number" }).notNull(),
    /** Of the job with that turn: how many turns its holder gets for one of a holder of weight 1. */
    weight: integer("weight").notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.kind, table.holder] })],
);

/** The trace of the operation that requested a job, as headers (`traceparent`). Empty without an SDK of OpenTelemetry. */
export const workTraces = pgTable(
  "work_traces",
  {
    kind: text("kind").notNull(),
    id: text("id").notNull(),
    headers: jsonb("headers").$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index("work_traces_created").on(table.createdAt)],
);
