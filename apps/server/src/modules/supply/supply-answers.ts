import type { SupplyItem } from "@tracewright/assembly";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { supplyAnswers } from "../../platform/database/tables.ts";

export interface SupplyAnswer {
  readonly items: readonly SupplyItem[];
  readonly readAt: Date;
}

/** What a supplier answered before, by what it was asked for. */
export async function readAnswers(
  db: Database,
  provider: string,
  questions: readonly string[],
): Promise<ReadonlyMap<string, SupplyAnswer>> {
  if (questions.length === 0) return new Map();
  const rows = await db
    .select()
    .from(supplyAnswers)
    .where(and(eq(supplyAnswers.provider, provider), inArray(supplyAnswers.question, [...new Set(questions)])));
  return new Map(rows.map(({ question, items, readAt }) => [question, { items, readAt }]));
}

export async function keepAnswers(
  db: Database,
  provider: string,
  answers: ReadonlyMap<string, readonly SupplyItem[]>,
  readAt: Date,
): Promise<void> {
  if (answers.size === 0) return;
  await db
    .insert(supplyAnswers)
    .values([...answers].map(([question, items]) => ({ provider, question, items, readAt })))
    .onConflictDoUpdate({
      target: [supplyAnswers.provider, supplyAnswers.question],
      set: { items: sql`excluded.items`, readAt: sql`excluded.read_at` },
    });
}

/** Prices older than this count no more. */
export const PRICE_LIFETIME_MS = 24 * 3_600_000;

export async function forgetOldAnswers(db: Database, now: Date): Promise<void> {
  await db.delete(supplyAnswers).where(lt(supplyAnswers.readAt, new Date(now.getTime() - PRICE_LIFETIME_MS)));
}
