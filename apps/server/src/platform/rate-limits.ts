import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "./database/open-database.ts";
import { attempts } from "./database/tables.ts";

export interface RateLimit {
  readonly key: string;
  readonly most: number;
  readonly withinMs: number;
}

/**
 * Counts an attempt against all limits, when every one of them still has room; undefined when one has none. Attempts on
 * the same key wait for each other: a hundred guesses sent side by side are counted one by one.
 */
export async function takeAttempt(
  db: Database,
  limits: readonly RateLimit[],
  now: Date,
): Promise<TakenAttempt | undefined> {
  return db.transaction(async (transaction) => {
    // Always in the same order, so that no two wait for each other.
    for (const key of limits.map((limit) => limit.key).sort())
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    for (const limit of limits) if (!(await hasRoom(transaction, limit, now))) return undefined;
    const rows = await transaction
      .insert(attempts)
      .values(limits.map(({ key }) => ({ key, at: now })))
      .returning({ id: attempts.id });
    return { ids: rows.map(({ id }) => id) };
  });
}

export interface TakenAttempt {
  readonly ids: readonly number[];
}

/** What was counted beforehand turned out to be no failure. */
export async function giveBack(db: Database, { ids }: TakenAttempt): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.id, [...ids]));
}

/** Whoever has proved to be the owner of a key starts anew. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

async function hasRoom(db: Database, limit: RateLimit, now: Date): Promise<boolean> {
  return (await countAttempts(db, limit, now)) < limit.most;
}

/** How many attempts count against a limit now. */
export async function countAttempts(
  db: Database,
  { key, withinMs }: Pick<RateLimit, "key" | "withinMs">,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - withinMs);
  return db.$count(attempts, and(eq(attempts.key, key), gt(attempts.at, since)));
}

/** Forgets attempts older than a day; no limit looks further back. */
export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.at, new Date(now.getTime() - 86_400_000)));
}
