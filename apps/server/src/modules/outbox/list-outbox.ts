import { and, desc, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { outbox } from "../../platform/database/tables.ts";
import type { Page } from "../../wire/paging.ts";

export type OutboxState = "KEPT" | "WAITING" | "SENT" | "GIVEN_UP";
type OutboxRow = typeof outbox.$inferSelect;

/** What is true of the rows of a state, and of no other's. */
const CONDITIONS: Readonly<Record<OutboxState, () => SQL | undefined>> = {
  SENT: () => isNotNull(outbox.sentAt),
  GIVEN_UP: () => and(isNull(outbox.sentAt), isNotNull(outbox.givenUpAt)),
  WAITING: () => and(isNull(outbox.sentAt), isNull(outbox.givenUpAt), isNotNull(outbox.dueAt)),
  KEPT: () => and(isNull(outbox.sentAt), isNull(outbox.givenUpAt), isNull(outbox.dueAt)),
};

export function stateOf({ sentAt, givenUpAt, dueAt }: OutboxRow): OutboxState {
  if (sentAt !== null) return "SENT";
  if (givenUpAt !== null) return "GIVEN_UP";
  return dueAt === null ? "KEPT" : "WAITING";
}

/** Newest first, of one state or of all. */
export async function listOutbox(
  db: Database,
  { size, offset }: Page,
  state: OutboxState | undefined,
): Promise<{ readonly nodes: readonly OutboxRow[]; readonly totalCount: number }> {
  const where = state && CONDITIONS[state]();
  const nodes = await db
    .select()
    .from(outbox)
    .where(where)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(size)
    .offset(offset);
  return { nodes, totalCount: await db.$count(outbox, where) };
}
