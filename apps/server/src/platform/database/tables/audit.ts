import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./columns.ts";

/**
 * What administrators did: one row for each act, written in its transaction. A trigger of the migration refuses every
 * change. Accounts are ids without a reference: a row outlives them.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: time("at").notNull(),
    /** Null: a command on the server. */
    actorId: uuid("actor_id"),
    /** Name of the operation. */
    action: text("action").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    /** What changed. Neither secrets nor texts of people. */
    before: jsonb("before").$type<AuditFacts>(),
    after: jsonb("after").$type<AuditFacts>(),
    reason: text("reason"),
    requestId: text("request_id"),
  },
  (table) => [
    index("audit_log_action").on(table.action, table.id),
    index("audit_log_actor").on(table.actorId, table.id),
  ],
);

export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>;
