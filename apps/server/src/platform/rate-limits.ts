import { and, between, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
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

/** A proven owner of a key starts again. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

async function hasRoom(db: Database, limit: RateLimit, now: Date): Promise<boolean> {
  return (await countAttempts(db, limit, now)) < limit.most;
}

/**
 * How many attempts count against a limit now. Those further ahead than the limit looks back were counted under a clock
 * that was wrong, and would lock for as long as it was.
 */
export async function countAttempts(
  db: Database,
  { key, withinMs }: Pick<RateLimit, "key" | "withinMs">,
  now: Date,
): Promise<number> {
  const [since, until] = [now.getTime() - withinMs + 1, now.getTime() + withinMs].map((at) => new Date(at)) as [
    Date,
    Date,
  ];
  return db.$count(attempts, and(eq(attempts.key, key), between(attempts.at, since, until)));
}

const DAY = 86_400_000;

/** Forgets attempts that are further away than a day: no limit looks further. */
export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  const [past, future] = [new Date(now.getTime() - DAY), new Date(now.getTime() + DAY)];
  await db.delete(attempts).where(or(lt(attempts.at, past), gt(attempts.at, future)));
}
