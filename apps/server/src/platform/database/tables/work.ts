import { bigint, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

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
  },
  (table) => [primaryKey({ columns: [table.kind, table.holder] })],
);
