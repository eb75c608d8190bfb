import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "./database/open-database.ts";
import { attempts } from "./database/tables.ts";

export interface RateLimit {
  readonly key: string;
  readonly most: number;
  readonly withinMs: number;
}

/** True when every limit still has room; then the attempt is counted against all of them. */
export async function takeAttempt(db: Database, limits: readonly RateLimit[], now: Date): Promise<boolean> {
  for (const limit of limits) if (!(await hasRoom(db, limit, now))) return false;
  await db.insert(attempts).values(limits.map(({ key }) => ({ key, at: now })));
  return true;
}

export async function hasRoom(db: Database, { key, most, withinMs }: RateLimit, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - withinMs);
  return (await db.$count(attempts, and(eq(attempts.key, key), gt(attempts.at, since)))) < most;
}

/** Forgets attempts older than a day; no limit looks further back. */
export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.at, new Date(now.getTime() - 86_400_000)));
}
