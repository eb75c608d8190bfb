import { and, isNull, lt } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { outbox } from "../database/tables.ts";

const KEPT_DAYS = 30;

/** Forgets mail that is sent, given up or only kept after a month; what still waits is left. */
export async function forgetOldMail(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await db.delete(outbox).where(and(isNull(outbox.dueAt), lt(outbox.createdAt, before)));
}
