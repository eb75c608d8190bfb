import { sql } from "drizzle-orm";
import { type Db, type DrizzleTransactionLike, fromDrizzle } from "pg-boss";
import type { Database } from "../database/open-database.ts";

export const BOSS_SCHEMA = "pgboss";

/** What a job of pg-boss has: the id of its row, and the turn that its priority comes from. */
export interface BossTicket {
  readonly id: string;
  readonly turn: number;
}

/** Lets pg-boss write in a transaction of the server. */
export function bossInTransaction(transaction: Database): Db {
  // Drizzle leaves the type of the answer open; both drivers answer with rows.
  return fromDrizzle(transaction as unknown as DrizzleTransactionLike, sql);
}
