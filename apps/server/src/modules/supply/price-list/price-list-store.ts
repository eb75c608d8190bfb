import { and, asc, desc, eq, ilike, inArray, or, sql } from "drizzle-orm";
import { escapeLike } from "../../../platform/database/escape-like.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import { pricedParts, priceLists } from "../../../platform/database/tables.ts";
import { priceWords } from "./price-words.ts";

type PricedRow = typeof pricedParts.$inferSelect;
export type PriceListRow = typeof priceLists.$inferSelect;

/** A part of the price list, and when that was imported. */
export interface PricedPart extends PricedRow {
  readonly importedAt: Date;
}

/** Rows that one INSERT takes; PostgreSQL allows 65,535 values. */
const ROWS_AT_ONCE = 1_000;

export async function findPriceList(db: Database): Promise<(PriceListRow & { readonly parts: number }) | undefined> {
  const [list] = await db.select().from(priceLists).orderBy(desc(priceLists.importedAt)).limit(1);
  return list && { ...list, parts: await db.$count(pricedParts, eq(pricedParts.listId, list.id)) };
}

/** Takes the place of the list before, whole or not at all. */
export async function replacePriceList(
  db: Database,
  list: Pick<PriceListRow, "fileName" | "importedBy" | "importedAt">,
  parts: readonly Omit<PricedRow, "listId" | "rank">[],
): Promise<void> {
  await db.transaction(async (transaction) => {
    await deletePriceLists(transaction);
    const [made] = await transaction.insert(priceLists).values(list).returning();
    if (made === undefined) throw new Error("the database returned no price list");
    for (let start = 0; start < parts.length; start += ROWS_AT_ONCE) {
      const rows = parts.slice(start, start + ROWS_AT_ONCE);
      await transaction
        .insert(pricedParts)
        .values(rows.map((part, index) => ({ ...part, listId: made.id, rank: start + index })));
    }
  });
}

/** Whether there was one. */
export async function deletePriceLists(db: Database): Promise<boolean> {
  return (await db.delete(priceLists).returning({ id: priceLists.id })).length > 0;
}

export async function findPricedNumbers(db: Database, numberKeys: readonly string[]): Promise<readonly PricedPart[]> {
  const keys = [...new Set(numberKeys)].filter((key) => key !== "");
  return keys.length === 0 ? [] : readPriced(db, inArray(pricedParts.numberKey, keys));
}

/** Parts that the list names for a value, on just this footprint where one is given. */
export async function findPricedValue(db: Database, value: string, footprint: string): Promise<readonly PricedPart[]> {
  const key = priceWords(value);
  if (key === "") return [];
  return readPriced(
    db,
    and(eq(pricedParts.value, key), footprint === "" ? undefined : eq(pricedParts.footprint, priceWords(footprint))),
  );
}

/** Parts with the words in number or description. */
export async function searchPriced(db: Database, words: string, most: number): Promise<readonly PricedPart[]> {
  const text = escapeLike(words.trim());
  if (text === "") return [];
  return readPriced(
    db,
    or(
      ilike(sql`${pricedParts.item}->>'partNumber'`, `%${text}%`),
      ilike(sql`${pricedParts.item}->>'description'`, `%${text}%`),
    ),
    most,
  );
}

async function readPriced(db: Database, where: ReturnType<typeof and>, most = 200): Promise<readonly PricedPart[]> {
  const rows = await db
    .select({ part: pricedParts, importedAt: priceLists.importedAt })
    .from(pricedParts)
    .innerJoin(priceLists, eq(priceLists.id, pricedParts.listId))
    .where(where)
    .orderBy(asc(pricedParts.rank))
    .limit(most);
  return rows.map(({ part, importedAt }) => ({ ...part, importedAt }));
}
